/// What each request makes the server do.
extension ServerLoop {
  func serve(_ request: SpeechRequest) {
    isSuperseded = false
    switch request {
    case .set(let changes): set(changes)
    case .speak(let id, let order): speak(id, plan(order))
    case .render(let id, let order): render(id, plan(order))
    case .phonemes(let id, let order): phonemes(id, plan(order))
    case .voices(let id):
      for voice in renderer.engine.voices.voices { output.send(.voice(id: id, voice)) }
      output.send(.end(id: id))
    case .stop, .prepare, .forgetPrepared, .ping, .quit:
      preconditionFailure("these are done when they are taken")
    }
  }

  func plan(_ order: SpeechRequest.Order) -> SpeechPlan {
    SpeechPlan(order.utterance, settings: order.settings.applied(to: settings))
  }

  func set(_ changes: SettingChanges) {
    settings = changes.applied(to: settings)
    guard let voice = changes.voice, let problem = renderer.engine.problem(withVoice: voice) else {
      return
    }
    fail(nil, problem)
  }

  func speak(_ id: Int, _ plan: SpeechPlan) {
    player.start(id: id)
    do {
      let isComplete = try renderer.render(
        plan,
        to: PlanRenderer.Output(
          samples: { [self] samples in play(samples) },
          mark: { [player] number in player.mark(number) },
          voiceMissing: { [output] language in
            output.send(.voiceMissing(id: id, language: language))
          }))
      if isComplete { player.end() }
    } catch {
      fail(id, error.description)
      player.cut()
    }
  }

  /// Hands samples to the player, and waits while it has enough; false when they aren't wanted any more.
  func play(_ samples: [Int16]) -> Bool {
    take()
    guard !isSuperseded else { return false }
    if !samples.isEmpty { player.append(samples) }
    while player.waiting > Self.lead {
      wait(atMost: .milliseconds(200))
      take()
      guard !isSuperseded else { return false }
    }
    return true
  }

  func render(_ id: Int, _ plan: SpeechPlan) {
    var line: [Int16] = []
    var count = 0
    do {
      _ = try renderer.render(
        plan,
        to: PlanRenderer.Output(
          samples: { [self] samples in
            line += samples
            count += samples.count
            while line.count >= Self.lineLength {
              output.send(.audio(id: id, samples: Array(line.prefix(Self.lineLength))))
              line.removeFirst(Self.lineLength)
            }
            take()
            return !output.isClosed
          },
          word: { [output] sample, text in
            output.send(.word(id: id, sample: sample, text: text))
          },
          mark: { [output] number in output.send(.markAt(id: id, sample: count, number: number)) },
          voiceMissing: { [output] language in
            output.send(.voiceMissing(id: id, language: language))
          }))
      if !line.isEmpty { output.send(.audio(id: id, samples: line)) }
      output.send(.rendered(id: id, sampleCount: count))
    } catch {
      fail(id, error.description)
    }
  }

  func phonemes(_ id: Int, _ plan: SpeechPlan) {
    do {
      let heard = try renderer.phonemes(
        plan,
        goesOn: { [self] in
          take()
          return !output.isClosed
        },
        voiceMissing: { [output] language in
          output.send(.voiceMissing(id: id, language: language))
        })
      let milliseconds = heard.sampleCount * 1_000 / renderer.engine.sampleRate
      output.send(
        .phonemes(
          id: id, milliseconds: milliseconds, text: heard.phonemes, names: heard.names))
    } catch {
      fail(id, error.description)
    }
  }

  /// Renders the next of what is wanted ahead; put back when something comes in between.
  func prepareNext() {
    let next = ahead.removeFirst()
    guard !renderer.isPrepared(next.plan) else { return }
    isSuperseded = false
    output.send(.preparing(id: next.id))
    defer { output.send(.prepared(id: next.id)) }
    do {
      let isComplete = try renderer.render(
        next.plan,
        to: PlanRenderer.Output(samples: { [self] _ in
          take()
          return !isSuperseded && requests.isEmpty
        }))
      if !isComplete, !isSuperseded { ahead.insert(next, at: 0) }
    } catch {
      // It will be said why when it is to be heard.
      return
    }
  }
}

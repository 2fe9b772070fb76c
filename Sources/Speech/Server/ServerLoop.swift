internal import Narration

/// The server's one loop: takes requests, renders, and passes on what the player reports.
///
/// Requests are also taken while the engine works, between two of its pieces, so that a stop or
/// another `speak` is seen within a millisecond, and an answer to a `ping` proves that the
/// engine isn't stuck.
final class ServerLoop {
  private let renderer: PlanRenderer
  private let player: Player
  private let output: ServerOutput
  private var input: ServerInput
  private var settings = SpeechSettings()
  /// What is to be done, in order; nothing that makes a sound except its last one.
  private var requests: [SpeechRequest] = []
  /// What is to be rendered ahead when nothing else is to be done.
  private var ahead: [(id: Int, plan: SpeechPlan)] = []
  /// Whether what is being rendered now makes way.
  private var isSuperseded = false
  private var isOver = false

  /// The most that is rendered ahead; more keys than any page has.
  private static let mostAhead = 400
  /// How far the engine may be ahead of the player, so that a long text costs little memory.
  private static let lead = Duration.seconds(2)
  /// Samples of a rendering that make one line.
  private static let lineLength = 4_096

  init(renderer: PlanRenderer, player: Player, input: ServerInput, output: ServerOutput) {
    self.renderer = renderer
    self.player = player
    self.input = input
    self.output = output
  }

  /// Serves until the input ends.
  func run() {
    output.send(
      .ready(
        protocolVersion: SpeechResponse.protocolVersion, sampleRate: renderer.engine.sampleRate,
        engine: "eSpeak NG \(renderer.engine.version)"))
    while true {
      take()
      if !requests.isEmpty {
        serve(requests.removeFirst())
      } else if isOver || output.isClosed {
        return
      } else if !ahead.isEmpty {
        prepareNext()
      } else {
        wait(atMost: nil)
      }
    }
  }

  /// Waits for a request or a report of the player.
  private func wait(atMost time: Duration?) {
    let check = player.nextCheck.map { $0 - MonotonicClock.now }
    input.wait(
      with: player.attention.descriptor, atMost: [time, check].compactMap { $0 }.min())
  }

  /// Takes what has come in since the last time, without waiting.
  private func take() {
    for line in input.lines() {
      switch line {
      case .tooLong:
        fail(nil, ProtocolError.lineTooLong(limit: LineSplitter.limit).description)
      case .text(let text):
        take(text)
      }
    }
    if input.isClosed, !isOver { quit() }
    player.attention.reset()
    player.checkDevice(at: MonotonicClock.now)
    for report in player.takeReports() {
      output.send(SpeechResponse(report))
    }
  }

  private func take(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    do {
      take(try SpeechRequest(line: line))
    } catch {
      fail(nil, error.description)
    }
  }

  /// Does at once what can't wait, and queues the rest.
  private func take(_ request: SpeechRequest) {
    switch request {
    case .ping(let id):
      output.send(.pong(id: id))
    case .stop:
      silence()
    case .quit:
      quit()
    case .forgetPrepared:
      ahead = []
    case .prepare(let id, let order):
      guard ahead.count < Self.mostAhead else { return }
      ahead.append((id, plan(order)))
    case .speak:
      silence()
      requests.append(request)
    case .set, .render, .phonemes, .voices:
      requests.append(request)
    }
  }

  /// Stops what is being said, and what was about to be.
  private func silence() {
    isSuperseded = true
    player.cut()
    requests.removeAll { request in
      guard case .speak(let id, _) = request else { return false }
      output.send(.cancelled(id: id))
      return true
    }
  }

  private func quit() {
    silence()
    isOver = true
  }

  private func fail(_ id: Int?, _ message: String) {
    output.send(.failed(id: id, message: message))
  }
}

// MARK: Serving

extension ServerLoop {
  private func serve(_ request: SpeechRequest) {
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

  private func plan(_ order: SpeechRequest.Order) -> SpeechPlan {
    SpeechPlan(order.utterance, settings: order.settings.applied(to: settings))
  }

  private func set(_ changes: SettingChanges) {
    settings = changes.applied(to: settings)
    guard let voice = changes.voice, let problem = renderer.engine.problem(withVoice: voice) else {
      return
    }
    fail(nil, problem)
  }

  private func speak(_ id: Int, _ plan: SpeechPlan) {
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
  private func play(_ samples: [Int16]) -> Bool {
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

  private func render(_ id: Int, _ plan: SpeechPlan) {
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

  private func phonemes(_ id: Int, _ plan: SpeechPlan) {
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
      output.send(.phonemes(id: id, milliseconds: milliseconds, text: heard.phonemes))
    } catch {
      fail(id, error.description)
    }
  }

  /// Renders the next of what is wanted ahead; put back when something comes in between.
  private func prepareNext() {
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

extension SpeechResponse {
  /// What the player reports, as a response.
  fileprivate init(_ report: Player.Report) {
    switch report {
    case .audioOpened: self = .audioOpened
    case .audioLost(let reason): self = .audioLost(reason: reason)
    case .playback(.started(let id)): self = .started(id: id)
    case .playback(.finished(let id)): self = .finished(id: id)
    case .playback(.cancelled(let id)): self = .cancelled(id: id)
    case .playback(.mark(let id, let number)): self = .mark(id: id, number: number)
    }
  }
}

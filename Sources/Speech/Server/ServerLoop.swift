internal import Narration

/// The server's one loop: takes requests, renders, and passes on what the player reports.
///
/// Requests are also taken while the engine works, between two of its pieces, so that a stop or
/// another `speak` is seen within a millisecond, and an answer to a `ping` proves that the
/// engine isn't stuck.
final class ServerLoop {
  let renderer: PlanRenderer
  let player: Player
  let output: ServerOutput
  var input: ServerInput
  var settings = SpeechSettings()
  /// What is to be done, in order; nothing that makes a sound except its last one.
  var requests: [SpeechRequest] = []
  /// What is to be rendered ahead when nothing else is to be done.
  var ahead: [(id: Int, plan: SpeechPlan)] = []
  /// Whether what is being rendered now makes way.
  var isSuperseded = false
  var isOver = false

  /// The most that is rendered ahead; more keys than any page has.
  static let mostAhead = 400
  /// How far the engine may be ahead of the player, so that a long text costs little memory.
  static let lead = Duration.seconds(2)
  /// Samples of a rendering that make one line.
  static let lineLength = 4_096

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
  func wait(atMost time: Duration?) {
    let now = MonotonicClock.now
    let check = player.nextCheck(at: now).map { $0 - now }
    input.wait(
      with: player.attention.descriptor, atMost: [time, check].compactMap { $0 }.min())
  }

  /// Takes what has come in since the last time, without waiting.
  func take() {
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

  func fail(_ id: Int?, _ message: String) {
    output.send(.failed(id: id, message: message))
  }
}

extension SpeechResponse {
  /// What the player reports, as a response.
  fileprivate init(_ report: Player.Report) {
    switch report {
    case .audioOpened(let system): self = .audioOpened(soundSystem: system)
    case .audioLost(let reason): self = .audioLost(reason: reason)
    case .playback(.started(let id)): self = .started(id: id)
    case .playback(.finished(let id)): self = .finished(id: id)
    case .playback(.cancelled(let id)): self = .cancelled(id: id)
    case .playback(.mark(let id, let number)): self = .mark(id: id, number: number)
    }
  }
}

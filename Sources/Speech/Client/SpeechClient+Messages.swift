internal import Narration

extension SpeechClient {
  func sendSettings() {
    outbox.add(.set(SettingChanges(from: SpeechSettings(), to: configuration.settings)))
  }

  /// Reports a change and tells the server about it.
  func carryOut(_ change: SpeechQueue.Change, at now: Duration) {
    take(change)
    guard let ticket = change.say else { return }
    say(ticket)
    if phase == .running, let number = watchdog.ping(at: now, isUrgent: true) {
      outbox.add(.ping(id: number))
    }
    send(at: now)
  }

  func take(_ change: SpeechQueue.Change) {
    if let cut = change.cut { reports.append(.cancelled(cut.utterance)) }
    reports += change.dropped.map { .cancelled($0) }
  }

  func say(_ ticket: SpeechQueue.Ticket) {
    outbox.add(.speak(id: ticket.id, configuration.order(ticket.utterance)))
  }

  func send(at now: Duration) {
    guard let server, phase == .starting || phase == .running else { return }
    // A server that is gone is noticed by its closed output, with all that it said before.
    _ = outbox.send(server.write)
  }
}

extension SpeechClient {
  func readErrors() {
    guard let server, case .bytes(let bytes) = server.read(server.errors) else { return }
    lastErrors = String((lastErrors + String(decoding: bytes, as: UTF8.self)).suffix(2_000))
  }

  func readResponses(at now: Duration) {
    guard let server else { return }
    switch server.read(server.output) {
    case .nothing:
      return
    case .closed:
      lose(didHang: false, at: now)
    case .bytes(let bytes):
      for line in splitter.next(bytes) {
        guard case .text(let text) = line else { continue }
        receive(text, at: now)
      }
    }
  }

  func receive(_ line: String, at now: Duration) {
    do {
      receive(try SpeechResponse(line: line), at: now)
    } catch {
      reports.append(.refused(message: "the speech server isn't of this version: \(error)"))
    }
  }

  func receive(_ response: SpeechResponse, at now: Duration) {
    switch response {
    case .ready(_, let sampleRate, let engine):
      becomeReady(engine: engine, sampleRate: sampleRate, at: now)
    case .pong(let number):
      watchdog.hasAnswered(ping: number, at: now)
    case .started(let id):
      if let utterance = saying(id) { reports.append(.started(utterance)) }
    case .mark(let id, let number):
      if let utterance = saying(id) { reports.append(.mark(number, utterance)) }
    case .finished(let id):
      end(id, at: now) { .finished($0) }
    case .cancelled(let id):
      end(id, at: now) { .cancelled($0) }
    case .failed(let id, let message):
      reports.append(.refused(message: message))
      if let id { end(id, at: now) { .cancelled($0) } }
    case .voiceMissing(_, let language):
      guard missingVoices.insert(language).inserted else { return }
      reports.append(.voiceMissing(language: language))
    case .audioLost(let reason):
      guard !isDeviceMissing else { return }
      isDeviceMissing = true
      reports.append(.noDevice(reason: reason))
    case .audioOpened(let system):
      soundSystem = system
      guard isDeviceMissing else { return }
      isDeviceMissing = false
      reports.append(.deviceReturned)
    case .preparing(let number):
      preparing = number
    case .prepared(let number):
      if preparing == number { preparing = nil }
    case .audio, .word, .markAt, .rendered, .phonemes, .voice, .end:
      // Answers to what a client never asks.
      return
    }
  }

  func becomeReady(engine: String, sampleRate: Int, at now: Duration) {
    watchdog.hasAnswered(at: now)
    phase = .running
    isServerReady = true
    reports.append(
      hasBeenReady ? .serverRestarted : .ready(engine: engine, sampleRate: sampleRate))
    hasBeenReady = true
  }

  func saying(_ id: Int) -> Utterance? {
    guard let saying = queue.saying, saying.id == id else { return nil }
    return saying.utterance
  }

  /// The server is done with an utterance; a late word about an older one changes nothing.
  func end(_ id: Int, at now: Duration, report: (Utterance) -> SpeechReport) {
    guard let utterance = saying(id) else { return }
    reports.append(report(utterance))
    carryOut(queue.ended(id: id), at: now)
  }
}

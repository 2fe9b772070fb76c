/// The server's life: started, watched, lost, started again, given up.
extension SpeechClient {
  func launch(at now: Duration) {
    do {
      server = try ServerProcess(
        executable: configuration.executable, arguments: configuration.arguments)
    } catch {
      giveUp(error.description)
      return
    }
    phase = .starting
    isServerReady = false
    splitter = LineSplitter()
    outbox.removeAll()
    preparing = nil
    watchdog.expectStart(at: now)
    sendSettings()
    if let saying = queue.saying { say(saying) }
    send(at: now)
  }

  /// The server is gone or has to be; a hanging one is killed.
  func lose(didHang: Bool, at now: Duration) {
    readErrors()
    server?.end()
    server?.closeAll()
    phase = .ending(since: now, didHang: didHang)
    finishEnding(since: now, didHang: didHang, at: now)
  }

  /// Waits, without blocking, until it is known how the process ended; then starts another.
  func finishEnding(since: Duration, didHang: Bool, at now: Duration) {
    guard let server else { return }
    let known = server.checkEnding()
    guard known != nil || now - since >= Self.endingPatience else { return }
    if known == nil { dying.append(server) }
    self.server = nil
    let ending = known ?? .unknown
    blame(ending: ending, didHang: didHang)
    guard !watchdog.hasCrashed(at: now) else {
      giveUp("the speech engine crashed \(Watchdog.mostCrashes) times within a minute\(detail)")
      return
    }
    if isServerReady {
      launch(at: now)
    } else {
      phase = .restarting(at: now + Self.startPause)
    }
  }

  /// What the server had to do when it ended isn't given to the next one.
  func blame(ending: ServerProcess.Ending, didHang: Bool) {
    if let number = preparing, let utterance = preparations[number] {
      record.add(utterance, ending: ending, didHang: didHang)
    }
    // A server that wasn't ready hasn't seen what it was to say.
    guard isServerReady, let saying = queue.saying else { return }
    record.add(saying.utterance, ending: ending, didHang: didHang)
    reports.append(.crashed(saying.utterance))
    // What waits is said by the next server, which is started after this.
    take(queue.ended(id: saying.id))
  }

  func giveUp(_ message: String) {
    phase = .gaveUp
    server = nil
    outbox.removeAll()
    preparations = [:]
    let change = queue.stop()
    if let cut = change.cut { reports.append(.cancelled(cut.utterance)) }
    reports += change.dropped.map { .cancelled($0) }
    reports.append(.gaveUp(message: message))
  }

  /// The last line that the server wrote to its error output, to end a message with.
  var detail: String {
    let line = lastErrors.split(separator: "\n").last ?? ""
    return line.isEmpty ? "" : " (\(ProtocolWord(text: String(line.prefix(200))).written))"
  }

  /// Whether the server has anything to do in which it could get stuck.
  var isWatched: Bool {
    queue.saying != nil || preparing != nil
  }

  func watch(at now: Duration) {
    guard phase == .starting || phase == .running else { return }
    guard !watchdog.isOverdue(at: now) else {
      lose(didHang: true, at: now)
      return
    }
    guard phase == .running, isWatched, let number = watchdog.ping(at: now) else { return }
    outbox.add(.ping(id: number))
    send(at: now)
  }
}

import Glibc
import Narration
import Testing

@testable import Speech

/// A server of a few lines of shell that speaks the language of the real one.
private enum FakeServer {
  /// What a text makes it do: `crash`, `exit`, `hang`, `long`; any other is said at once.
  static let script = """
    echo 'ready 1 22050 "fake"'
    while read -r name id rest; do
      case "$name $rest" in
      speak*crash*) kill -SEGV $$ ;;
      speak*exit*) echo 'something is wrong' >&2; exit 3 ;;
      speak*hang*) kill -STOP $$ ;;
      speak*long*) echo "started $id"; said=$id ;;
      speak*missing*) echo "voice-missing $id km"; echo "started $id"; echo "finished $id" ;;
      speak*marked*) echo "started $id"; echo "mark $id 7"; echo "finished $id" ;;
      speak*refused*) echo "error $id \\"no\\"" ;;
      speak*) echo "started $id"; echo "finished $id" ;;
      prepare*crash*) echo "preparing $id"; kill -SEGV $$ ;;
      prepare*) echo "preparing $id"; echo "prepared $id" ;;
      stop*) echo "cancelled $said" ;;
      ping*) echo "pong $id" ;;
      esac
    done
    """

  static func configuration(_ script: String = script) -> SpeechConfiguration {
    SpeechConfiguration(executable: "/bin/sh", arguments: ["-c", script])
  }
}

/// A client, its clock, and everything it reported.
private final class Driver {
  let client: SpeechClient
  var now = Duration.zero
  var reports: [SpeechReport] = []

  init(_ configuration: SpeechConfiguration = FakeServer.configuration()) {
    client = SpeechClient(configuration: configuration)
    client.start(at: now)
  }

  deinit {
    client.shutDown()
  }

  func speak(_ text: String, _ urgency: Urgency = .passing) {
    client.speak(
      Utterance([.text(text)], language: "en", cause: .focus, urgency: urgency), at: now)
  }

  /// Runs the client's loop until something was reported; false when it isn't within ten seconds.
  ///
  /// The client's clock only moves a millisecond each time that nothing was to be read.
  @discardableResult
  func run(until isDone: (SpeechReport) -> Bool) -> Bool {
    for _ in 0..<10_000 {
      reports += client.advance(at: now)
      if reports.contains(where: isDone) { return true }
      wait()
    }
    return false
  }

  /// Runs until the client is idle.
  func runUntilQuiet() {
    for _ in 0..<10_000 {
      reports += client.advance(at: now)
      guard client.isSpeaking else { return }
      wait()
    }
  }

  private func wait() {
    var polled = client.descriptors.map { descriptor in
      pollfd(
        fd: descriptor.descriptor,
        events: Int16(
          (descriptor.waitsToRead ? POLLIN : 0) | (descriptor.waitsToWrite ? POLLOUT : 0)),
        revents: 0)
    }
    if poll(&polled, nfds_t(polled.count), 1) == 0 { now += .milliseconds(1) }
  }

  /// The reports in short: what happened, and to which text.
  var story: [String] {
    reports.map { report in
      func name(_ utterance: Utterance) -> String {
        (utterance.sounds.map(\.rawValue) + [utterance.text]).filter { !$0.isEmpty }
          .joined(separator: " ")
      }
      return switch report {
      case .ready: "ready"
      case .started(let utterance): "started \(name(utterance))"
      case .finished(let utterance): "finished \(name(utterance))"
      case .cancelled(let utterance): "cancelled \(name(utterance))"
      case .mark(let number, let utterance): "mark \(number) of \(utterance.text)"
      case .noDevice(let reason): "no device: \(reason)"
      case .deviceReturned: "device returned"
      case .voiceMissing(let language): "no voice for \(language)"
      case .crashed(let utterance): "crashed \(name(utterance))"
      case .serverRestarted: "restarted"
      case .refused(let message): "refused \(message)"
      case .gaveUp(let message): "gave up: \(message)"
      }
    }
  }
}

@Suite struct SpeechClientTests {
  @Test func `an utterance is started and finished`() {
    let driver = Driver()
    driver.speak("marked")
    driver.run { if case .finished = $0 { true } else { false } }
    #expect(driver.story == ["ready", "started marked", "mark 7 of marked", "finished marked"])
  }

  @Test func `what is asked before the server is ready is said, the newest only`() {
    let driver = Driver()
    driver.speak("one")
    driver.speak("two")
    driver.runUntilQuiet()
    #expect(driver.story == ["cancelled one", "ready", "started two", "finished two"])
  }

  @Test func `a message is said when what was typed is over`() {
    let driver = Driver()
    driver.run { if case .ready = $0 { true } else { false } }
    driver.speak("key")
    driver.speak("message", .message)
    driver.runUntilQuiet()
    #expect(
      driver.story == [
        "ready", "started key", "finished key", "started message", "finished message",
      ])
  }

  @Test func `stop silences and forgets`() {
    let driver = Driver()
    driver.speak("long")
    driver.run { if case .started = $0 { true } else { false } }
    driver.speak("message", .message)
    driver.client.stop(at: driver.now)
    driver.runUntilQuiet()
    #expect(
      driver.story == ["ready", "started long", "cancelled long", "cancelled message"])
  }

  @Test func `a crash costs one word, and is neither hidden nor repeated`() {
    let driver = Driver()
    driver.run { if case .ready = $0 { true } else { false } }
    driver.speak("crash")
    driver.speak("message", .message)
    driver.run { if case .finished = $0 { true } else { false } }
    #expect(
      driver.story == [
        "ready", "crashed crash", "restarted", "started message", "finished message",
      ])
    // The engine isn't given the text that crashed it a second time.
    driver.speak("crash")
    driver.runUntilQuiet()
    #expect(driver.story.suffix(3) == ["crashed crash", "started error", "finished error"])
  }

  @Test func `a server that hangs is ended and started again`() {
    let driver = Driver()
    driver.run { if case .ready = $0 { true } else { false } }
    driver.speak("hang")
    let asked = driver.now
    driver.run { if case .serverRestarted = $0 { true } else { false } }
    driver.speak("fine")
    driver.runUntilQuiet()
    #expect(
      driver.story == ["ready", "crashed hang", "restarted", "started fine", "finished fine"])
    #expect(driver.now - asked >= Watchdog.patience)
    #expect(driver.now - asked < Watchdog.patience + .milliseconds(500))
  }

  @Test func `a server that was killed is not blamed on the word`() {
    let driver = Driver(
      FakeServer.configuration(
        FakeServer.script.replacing("kill -STOP $$", with: "kill -KILL $$")))
    driver.speak("hang")
    driver.run { if case .serverRestarted = $0 { true } else { false } }
    driver.reports = []
    driver.speak("hang")
    driver.run { if case .serverRestarted = $0 { true } else { false } }
    // It was given to the server again, which was killed again.
    #expect(driver.story.contains("restarted"))
  }

  @Test func `five crashes within a minute are enough, and say why`() {
    let driver = Driver()
    for count in 1...5 {
      driver.run { if case .ready = $0 { true } else { false } }
      driver.speak("exit \(count)")
      driver.run { report in
        guard case .crashed(let utterance) = report else { return false }
        return utterance.text == "exit \(count)"
      }
    }
    driver.run { if case .gaveUp = $0 { true } else { false } }
    #expect(
      driver.story.last
        == #"gave up: the speech engine crashed 5 times within a minute ("something is wrong")"#)
    driver.reports = []
    driver.speak("more")
    #expect(driver.client.advance(at: driver.now).isEmpty)
    #expect(driver.client.descriptors.isEmpty)
    #expect(driver.client.nextDeadline == nil)
  }

  @Test func `crashes long apart don't add up`() {
    let driver = Driver()
    for count in 1...7 {
      driver.speak("exit \(count)")
      driver.run { report in
        guard case .crashed(let utterance) = report else { return false }
        return utterance.text == "exit \(count)"
      }
      driver.reports = []
      driver.run { if case .serverRestarted = $0 { true } else { false } }
      driver.now += .seconds(20)
      driver.speak("fine \(count)")
      driver.run { report in
        guard case .finished(let utterance) = report else { return false }
        return utterance.text == "fine \(count)"
      }
      #expect(driver.story.suffix(2) == ["started fine \(count)", "finished fine \(count)"])
    }
    #expect(!driver.story.contains { $0.hasPrefix("gave up") })
  }

  @Test func `a program that isn't there is given up at once`() {
    let driver = Driver(SpeechConfiguration(executable: "/nonexistent/program"))
    driver.run { if case .gaveUp = $0 { true } else { false } }
    #expect(
      driver.story == [
        "gave up: the speech server can't be started: /nonexistent/program: "
          + "No such file or directory"
      ])
  }

  @Test func `a program that never gets ready is given up`() {
    let driver = Driver(SpeechConfiguration(executable: "/bin/false"))
    driver.run { if case .gaveUp = $0 { true } else { false } }
    #expect(
      driver.story == ["gave up: the speech engine crashed 5 times within a minute"])
  }

  @Test func `a text that crashes the engine while it is rendered ahead is left alone after that`()
  {
    let driver = Driver()
    let texts = ["one", "crash", "two"]
    let keys = texts.map { Utterance([.text($0)], language: "en", cause: .focus) }
    driver.run { if case .ready = $0 { true } else { false } }
    driver.client.prepare(keys, at: driver.now)
    driver.run { if case .serverRestarted = $0 { true } else { false } }
    driver.client.prepare(keys, at: driver.now)
    driver.speak("crash")
    driver.runUntilQuiet()
    driver.speak("two")
    driver.runUntilQuiet()
    #expect(
      driver.story == [
        "ready", "restarted", "crashed crash", "started error", "finished error", "started two",
        "finished two",
      ])
  }

  @Test func `a lost device is told once, and when it returns`() {
    let driver = Driver(
      FakeServer.configuration(
        """
        echo 'ready 1 22050 "fake"'
        echo 'audio-lost "gone"'
        echo 'audio-lost "still gone"'
        echo 'audio-opened pulseaudio'
        echo 'audio-opened pulseaudio'
        echo 'nonsense'
        cat >/dev/null
        """))
    driver.run { if case .refused = $0 { true } else { false } }
    #expect(driver.story.prefix(3) == ["ready", "no device: gone", "device returned"])
    #expect(driver.story.count == 4)
  }

  @Test func `a missing voice is told once for each language`() {
    let driver = Driver()
    driver.speak("missing")
    driver.runUntilQuiet()
    driver.speak("missing")
    driver.runUntilQuiet()
    #expect(driver.story.filter { $0 == "no voice for km" }.count == 1)
  }

  @Test func `a refusal ends the utterance`() {
    let driver = Driver()
    driver.speak("refused")
    driver.runUntilQuiet()
    #expect(driver.story == ["ready", "refused no", "cancelled refused"])
  }

  @Test func `an idle client has nothing to do`() {
    let driver = Driver()
    driver.speak("one")
    driver.runUntilQuiet()
    #expect(driver.client.nextDeadline == nil)
    driver.now += .seconds(3_600)
    #expect(driver.client.advance(at: driver.now).isEmpty)
    driver.speak("two")
    driver.runUntilQuiet()
    #expect(driver.story.last == "finished two")
  }

  @Test func `T13: a server that reads nothing is never waited for`() {
    let driver = Driver(FakeServer.configuration("echo 'ready 1 22050 \"fake\"'; kill -STOP $$"))
    driver.run { if case .ready = $0 { true } else { false } }
    // Far more than any buffer holds; were a write to wait, this would not end.
    let long = String(repeating: "word ", count: 20_000)
    for _ in 0..<50 { driver.speak(long) }
    #expect(driver.client.descriptors.contains { $0.waitsToWrite })
    driver.now += Watchdog.patience
    driver.run { if case .crashed = $0 { true } else { false } }
    #expect(driver.story.contains { $0.hasPrefix("crashed word") })
  }

  @Test func `settings by cause are sent where they differ`() {
    let configuration = SpeechConfiguration(
      executable: "", settings: SpeechSettings(rate: SpeechRate(clamping: 200)),
      settingsByCause: [
        .focus: SpeechSettings(rate: SpeechRate(clamping: 300), pitch: SpeechPitch(clamping: 60))
      ])
    let key = Utterance([.text("a")], language: "en", cause: .focus)
    let message = Utterance([.text("a")], language: "en", cause: .message)
    #expect(
      SpeechRequest.speak(id: 1, configuration.order(key)).line
        == "speak 1 en rate=300 pitch=60 \"a\"")
    #expect(SpeechRequest.speak(id: 1, configuration.order(message)).line == "speak 1 en \"a\"")
  }
}

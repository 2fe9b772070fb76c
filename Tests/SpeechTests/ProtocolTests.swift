import Narration
import Testing

@testable import Speech

@Suite struct ProtocolTests {
  private static let commands: [SpeechCommand] =
    [
      .text("Delete"), .character("a"), .pitch(-30), .rate(25), .volume(200),
      .pause(milliseconds: 300), .language("de-AT"), .mark(-7),
    ] + Sound.allCases.map { .sound($0) }

  private static var changes: SettingChanges {
    var changes = SettingChanges()
    changes.voice = "English (America)+f3"
    changes.rate = SpeechRate(clamping: 300)
    changes.pitch = SpeechPitch(clamping: 0)
    changes.volume = SpeechVolume(clamping: 200)
    return changes
  }

  private static var requests: [SpeechRequest] {
    let order = SpeechRequest.Order(language: "en-US", settings: changes, commands: commands)
    let plain = SpeechRequest.Order(language: "x", settings: SettingChanges(), commands: [])
    return [
      .speak(id: 1, order), .speak(id: .max, plain), .render(id: 2, order), .phonemes(id: 3, order),
      .prepare(id: 4, order), .forgetPrepared, .stop, .set(changes), .set(SettingChanges()),
      .voices(id: 5), .ping(id: 6), .quit,
    ]
  }

  private static let responses: [SpeechResponse] = [
    .ready(protocolVersion: 1, sampleRate: 22_050, engine: "eSpeak NG \"1.51\""),
    .started(id: 1), .finished(id: 2), .cancelled(id: 3), .mark(id: 4, number: -5),
    .audio(id: 5, samples: [0, 1, -1, .max, .min]), .word(id: 6, sample: 7, text: "naïve\n"),
    .markAt(id: 8, sample: 9, number: 10), .rendered(id: 11, sampleCount: 12),
    .phonemes(id: 13, milliseconds: 14, text: "dᵻlˈiːt", names: "d I2 l i: t"), .preparing(id: 15),
    .prepared(id: 16),
    .voice(
      id: 17,
      Voice(
        name: "English (America)", identifier: "gmw/en-US",
        languages: [Voice.Language(tag: "en-us", priority: 2)])),
    .end(id: 18), .voiceMissing(id: 19, language: "km"), .audioOpened(soundSystem: "alsa"),
    .audioLost(reason: "no such \\ device"), .pong(id: 20), .failed(id: 21, message: "no"),
    .failed(id: nil, message: ""),
  ]

  @Test(arguments: requests)
  func `a request is read as it was written`(request: SpeechRequest) throws {
    #expect(try SpeechRequest(line: request.line) == request)
  }

  @Test(arguments: responses)
  func `a response is read as it was written`(response: SpeechResponse) throws {
    #expect(try SpeechResponse(line: response.line) == response)
  }

  @Test(arguments: 1...20)
  func `any text passes unchanged, on one line without controls`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let text = HostileText.random(using: &random)
      let request = SpeechRequest.speak(
        id: 1,
        SpeechRequest.Order(
          language: "en", settings: SettingChanges(),
          commands: [.text(text), .character(text), .language(text)]))
      let line = request.line
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
      let read = try SpeechRequest(line: line)
      // Scalars, since strings that differ in form only are equal.
      guard case .speak(_, let order) = read, case .text(let back) = order.commands[0] else {
        Issue.record("another request came back")
        return
      }
      #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
      #expect(read == request)
    }
  }

  @Test(arguments: [
    ("", "expected a request, found nothing"),
    ("sing 1", "there is no request sing"),
    ("speak", "expected a number, found nothing"),
    ("speak one en", "expected a number, found one"),
    ("speak 1", "expected a language, found nothing"),
    ("speak 1 en \"open", "a quote isn't closed"),
    ("speak 1 en \"\\q\"", "the escape \\q isn't known"),
    ("speak 1 en \"\\u{110000}\"", "the escape \\u{110000} isn't known"),
    ("speak 1 en \"\\u{d800}\"", "the escape \\u{d800} isn't known"),
    ("speak 1 en hop:1", "there is no step hop"),
    ("speak 1 en pause:long", "expected a whole number, found pause:long"),
    ("speak 1 en \"a\" rate=200", "expected a step, found rate=200"),
    ("set speed=3", "there is no setting speed"),
    (
      "set rate=79",
      "expected a rate in its range, found the rate 79 is outside 80...449 words a minute"
    ),
    ("stop now", "expected the end of the line, found now"),
  ])
  func `a line that isn't understood says why`(line: String, message: String) {
    let error = #expect(throws: ProtocolError.self) { try SpeechRequest(line: line) }
    #expect(error?.description == message)
  }

  @Test(arguments: 1...20)
  func `random lines are refused or read, and nothing else happens`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let beginnings = ["speak 1 en ", "set ", "render ", "", "audio 1 ", "voice 1 ", "error "]
    for _ in 0..<200 {
      let line =
        (beginnings.randomElement(using: &random) ?? "") + HostileText.random(using: &random)
      // Either outcome is right; the test is that there is one.
      _ = try? SpeechRequest(line: line)
      _ = try? SpeechResponse(line: line)
    }
  }

  @Test func `lines are put together from pieces`() {
    var splitter = LineSplitter()
    #expect(splitter.next(Array("st".utf8)).isEmpty)
    #expect(
      splitter.next(Array("op\r\npi".utf8)) == [.text("stop")])
    #expect(splitter.next(Array("ng 1\n\n".utf8)) == [.text("ping 1"), .text("")])
    #expect(splitter.next([0xFF, 0x0A]) == [.text("\u{FFFD}")])
  }

  @Test func `a line without end takes no memory without end`() {
    var splitter = LineSplitter()
    let piece = [UInt8](repeating: 0x61, count: 1_000_000)
    for _ in 0..<6 { #expect(splitter.next(piece).isEmpty) }
    #expect(splitter.next(Array("\nstop\n".utf8)) == [.tooLong, .text("stop")])
  }

  @Test(arguments: 0...7)
  func `samples survive base 64`(count: Int) {
    let samples = (0..<count).map { Int16(truncatingIfNeeded: $0 &* 31_337) }
    #expect(Base64.samples(Base64.encoded(samples)) == samples)
  }

  @Test func `base 64 is that of the standard`() {
    // "Man" and "Ma" of RFC 4648's tradition, as far as whole samples go.
    #expect(Base64.encoded([0x614D]) == "TWE=")
    #expect(Base64.samples("TWE") == [0x614D])
    #expect(Base64.samples("TQ==") == nil)
    #expect(Base64.samples("T?E=") == nil)
  }
}

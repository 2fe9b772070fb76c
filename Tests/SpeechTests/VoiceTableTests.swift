import Testing

@testable import Speech

@Suite struct VoiceTableTests {
  private let table = VoiceTable(voices: [
    Voice(
      name: "English (Great Britain)", identifier: "gmw/en",
      languages: [
        Voice.Language(tag: "en-gb", priority: 2), Voice.Language(tag: "en", priority: 2),
      ]
    ),
    Voice(
      name: "English (America)", identifier: "gmw/en-US",
      languages: [
        Voice.Language(tag: "en-us", priority: 2), Voice.Language(tag: "en", priority: 3),
      ]
    ),
    Voice(
      name: "German", identifier: "gmw/de", languages: [Voice.Language(tag: "de", priority: 5)]),
    Voice(
      name: "Norwegian Bokmål", identifier: "gmq/nb",
      languages: [Voice.Language(tag: "nb", priority: 5), Voice.Language(tag: "no", priority: 5)]),
    Voice(
      name: "Hebrew", identifier: "sem/he", languages: [Voice.Language(tag: "he", priority: 5)]),
  ])

  @Test(arguments: [
    ("en-US", "gmw/en-US"), ("en_us", "gmw/en-US"), ("EN", "gmw/en"), ("en-AU", "gmw/en"),
    ("de", "gmw/de"), ("de-AT", "gmw/de"), ("de-Latn-DE-1996", "gmw/de"), ("nn-NO", "gmq/nb"),
    ("no", "gmq/nb"), ("iw", "sem/he"), ("km", nil), ("", nil), ("-", nil), ("d", nil),
  ])
  func `a language falls back part by part`(tag: String, identifier: String?) {
    #expect(table.voice(forLanguage: tag)?.identifier == identifier)
  }

  @Test(arguments: [
    ("German", "gmw/de"), ("english (america)", "gmw/en-US"), ("gmw/en-US", "gmw/en-US"),
    ("en-gb", "gmw/en"), ("nosuch", nil),
  ])
  func `a voice is found by name, file or language`(name: String, identifier: String?) {
    #expect(table.voice(named: name)?.identifier == identifier)
  }

  @Test(arguments: [
    ("de-DE", "German+f3", "gmw/de", "f3"),
    ("de-DE", "+f3", "gmw/de", "f3"),
    ("de-DE", nil, "gmw/de", nil),
    // A German voice isn't asked to say English.
    ("en-US", "de+f3", "gmw/en-US", "f3"),
    ("en-US", "en-gb", "gmw/en", nil),
    // Rather the voice that was asked for than none.
    ("km", "de", "gmw/de", nil),
    ("de", "nosuch", "gmw/de", nil),
  ])
  func `a named voice speaks its own language`(
    language: String, voice: String?, identifier: String, variant: String?
  ) {
    let request = VoiceRequest(language: language, voice: voice)
    #expect(request.voice(from: table)?.identifier == identifier)
    #expect(request.variant == variant)
  }
}

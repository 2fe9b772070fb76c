import KeyModel
import Testing

@testable import Narration

/// Settings are changed in the listener's words; what has none is said in English, by a voice that
/// speaks English.
struct SettingNamesTests {
  /// Names of settings of others than the session and the narrator.
  private static let ofOthers: Set<String> = [
    "voice", "rate", "pitch", "volume", "key-rate", "key-pitch", "echo-rate", "echo-pitch",
    "message-rate", "message-pitch", "cursor", "scale", "borders", "caption-count",
    "high-contrast", "scan-keys", "clipboard",
  ]

  private static func says(_ name: String, _ value: String, language: String) -> [Utterance] {
    var narrator = Narrator(phrases: .best(for: language), language: language)
    return narrator.utterances(for: .setting(name: name, value: value), at: .zero)
  }

  @Test(arguments: [
    ("en", "echo", "words", "echo: words"), ("de", "echo", "words", "Echo: Wörter"),
    ("de", "rate", "157", "Tempo: 157"), ("de", "scan", "row-column", "Scannen: Reihe und Spalte"),
    (
      "de", "ECHO", "Characters-And-Words",
      "Echo: Zeichen und Wörter"
    ),
    ("fr", "verbosity", "full", "verbosité : complet"), ("es", "secure", "off", "campo seguro: no"),
    ("ja", "punctuation", "none", "くとうてん: なし"), ("ru", "lines", "single", "строки: одна"),
    ("he", "smart-quotes", "on", "מירכאות טיפוגרפיות: פועל"),
    ("en", "autocapitalization", "allCharacters", "autocapitalization: all characters"),
  ])
  func `a setting says its name and its new value in the listener's language`(
    language: String, name: String, value: String, said: String
  ) {
    #expect(
      Self.says(name, value, language: language)
        == [Utterance([.text(said)], language: language, cause: .state)])
  }

  @Test(arguments: [
    ("context-window", "full", "context window: full"),
    ("offset-unit", "utf16", "offset unit: utf16"),
    ("keyboard-type", "numberPad", "keyboard type: numberPad"),
  ])
  func `a setting without words in the language is said in English as a whole`(
    name: String, value: String, said: String
  ) {
    #expect(
      Self.says(name, value, language: "de")
        == [Utterance([.text(said)], language: "en", cause: .state)])
    #expect(Self.says(name, value, language: "en-GB").map(\.language) == ["en-GB"])
  }

  @Test func `a value without a word is said in English behind the setting's own name`() {
    #expect(
      Self.says("scan-keys", "Space Enter", language: "de").map(\.commands) == [
        [.text("Scan-Tasten:"), .language("en"), .text("Space Enter"), .language("de")]
      ])
    #expect(Self.says("voice", "Andrea", language: "en").map(\.text) == ["voice: Andrea"])
  }

  @Test func `the settings that a listener changes have words`() {
    let all = Set((Settings.table + NarrationSettings.table).map(\.name)).union(Self.ofOthers)
    let named = Set(SettingNames.english.names.keys)
    #expect(named.isSubset(of: all))
    #expect(
      all.subtracting(named) == [
        "allowed-characters", "code", "context-window", "deletion-mode", "host-changes",
        "keyboard-type", "offset-unit", "return-key",
      ])
  }

  @Test(arguments: Phrases.languages)
  func `every language has words for the same settings and values`(language: String) {
    let own = Phrases.best(for: language).settings
    #expect(Set(own.names.keys) == Set(SettingNames.english.names.keys))
    #expect(Set(own.values.keys) == Set(SettingNames.english.values.keys))
    #expect(Set(own.names.values).count == own.names.count)
  }

  @Test(arguments: Phrases.languages)
  func `every language has words for the same commands`(language: String) {
    let own = Phrases.best(for: language).commands.names
    #expect(Set(own.keys) == Set(CommandNames.english.names.keys))
    #expect(Set(own.values).count == own.count)
  }

  @Test(arguments: Phrases.languages)
  func `every word that such a setting takes is said in the language`(language: String) {
    let names = Phrases.best(for: language).settings
    for setting in Settings.table + NarrationSettings.table
    where names.name(of: setting.name) != nil {
      let words =
        switch setting.values {
        case .oneOf(let words), .number(_, unit: _, or: let words): words
        case .text: [String]()
        }
      for word in words {
        #expect(names.value(word) != nil, "\(setting.name) \(word)")
      }
    }
  }
}

/// What the settings that a listener changes often, and their values, are called in one language.
///
/// Settings that aren't here are for scripts and tests; they are said by their English names.
public struct SettingNames: Hashable, Sendable {
  /// What settings are called, by their names in the settings table.
  public var names: [String: String]
  /// What their values are called, by the words that a setting is set to, in small letters.
  public var values: [String: String]

  /// What a setting is called, or nil where it has only an English name.
  func name(of setting: String) -> String? {
    names[setting.lowercased()]
  }

  /// What a value is called: its word, a number as it is; nil where it has only English words.
  func value(_ value: String) -> String? {
    let word = value.lowercased()
    return values[word] ?? Self.products[word]
      ?? (value.contains(where: \.isLetter) ? nil : value)
  }

  /// Values that are called by the name of a product, the same in all languages.
  private static let products = [
    "nvda-like": "NVDA", "voiceover-like": "VoiceOver", "talkback-like": "TalkBack",
  ]
}

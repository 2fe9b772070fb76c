internal import KeyModel

/// The words between asterisks that stand for pictures in titles.
struct KeymanToken: Hashable, Sendable {
  /// What a key with the token does, or is called by where it shows another page.
  enum Meaning: Hashable, Sendable {
    /// The key does this.
    case function(KeyFunction)
    /// The key shows another page, and is called by this.
    case page(KeyFunction)
    /// The key inserts this character, which can't be seen.
    case character(String)
  }

  /// What is shown, as a symbol or as text.
  let shown: String
  /// What it means; nil for a token that isn't known.
  let meaning: Meaning?

  /// The token in a text, or nil where the text is none: an asterisk, something, an asterisk.
  ///
  /// One that isn't known is shown as the text between the asterisks.
  init?(_ text: String) {
    guard text.utf8.count > 2, text.hasPrefix("*"), text.hasSuffix("*") else { return nil }
    let word = String(text.dropFirst().dropLast())
    guard !word.isEmpty, word.contains(where: { $0 != "*" }) else { return nil }
    self = Self.known[word] ?? KeymanToken(shown: word, meaning: nil)
  }

  private init(shown: String, meaning: Meaning?) {
    self.shown = shown
    self.meaning = meaning
  }

  /// Tokens of Keyman's list, by the word between the asterisks.
  private static let known: [String: KeymanToken] = {
    var known: [String: KeymanToken] = [:]
    for (words, shown, meaning) in table {
      for word in words.split(separator: " ") {
        known[String(word)] = KeymanToken(shown: shown, meaning: meaning)
      }
    }
    return known
  }()

  private static let table: [(words: String, shown: String, meaning: Meaning)] = [
    ("BkSp LTRBkSp", "⌫", .function(.deleteBackward)),
    ("RTLBkSp", "⌦", .function(.deleteBackward)),
    ("Enter LTREnter RTLEnter", "⏎", .function(.returnKey)),
    ("Tab", "⇥", .function(.tab)),
    ("TabLeft", "⇤", .function(.backTab)),
    ("HTab", "⇥", .character("\t")),
    ("Menu", "🌐", .function(.languageMenu)),
    ("Hide", "⌨", .function(.dismissKeyboard)),
    ("Shift Shifted", "⇧", .page(.shift)),
    ("ShiftLock ShiftedLock Caps", "⇪", .page(.capsLock)),
    ("ABC", "ABC", .page(.page("letters"))), ("abc", "abc", .page(.page("letters"))),
    ("123", "123", .page(.page("numbers"))),
    ("Symbol", "#+=", .page(.page("symbols"))), ("Currency", "€$£", .page(.page("symbols"))),
    ("Ctrl LCtrl RCtrl CtrlShift LCtrlShift RCtrlShift", "⌃", .page(.modifier(.control))),
    ("Alt LAlt RAlt AltShift LAltShift RAltShift", "⌥", .page(.modifier(.alt))),
    ("AltGr", "AltGr", .page(.modifier(.altGr))),
    (
      "AltCtrl LAltCtrl RAltCtrl AltCtrlShift LAltCtrlShift RAltCtrlShift", "⌃⌥",
      .page(.modifier(.altGr))
    ),
    ("Sp", "␣", .character(" ")), ("NBSp", "⍽", .character("\u{A0}")),
    ("NarNBSp", "⍽", .character("\u{202F}")), ("EnQ", "␣", .character("\u{2000}")),
    ("EmQ", "␣", .character("\u{2001}")), ("EnSp", "␣", .character("\u{2002}")),
    ("EmSp", "␣", .character("\u{2003}")), ("PunctSp", "␣", .character("\u{2008}")),
    ("ThSp", "␣", .character("\u{2009}")), ("HSp", "␣", .character("\u{200A}")),
    ("ZWSp", "␣", .character("\u{200B}")),
    ("ZWNJ ZWNJiOS ZWNJAndroid ZWNJGeneric", "|", .character("\u{200C}")),
    ("ZWJ", "+", .character("\u{200D}")), ("LTRM", "⇀", .character("\u{200E}")),
    ("RTLM", "↼", .character("\u{200F}")), ("WJ", "⁀", .character("\u{2060}")),
    ("CGJ", "⁐", .character("\u{34F}")), ("SH", "-", .character("\u{AD}")),
  ]

  /// The token that stands for a function, for writing.
  static func token(for function: KeyFunction) -> String? {
    let row = table.first { row in
      switch row.meaning {
      case .function(let known), .page(let known): known == function
      case .character: false
      }
    }
    return row.flatMap { $0.words.split(separator: " ").first }.map { "*\($0)*" }
  }
}

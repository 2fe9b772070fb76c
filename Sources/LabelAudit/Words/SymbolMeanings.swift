internal import KeyModel
internal import Narration

/// What symbols are meant by words: the other way round of naming.
struct SymbolMeanings: Sendable {
  private var symbols: [String: Set<String>] = [:]

  /// The meanings of words in a language and in English.
  init(language: String) {
    for tongue in Set([language, "en"]) {
      for symbol in Self.known {
        let name = CharacterNames().name(of: symbol, in: tongue)
        guard name.source != .itself else { continue }
        add(symbol, for: name.words)
      }
    }
    for (word, meant) in Self.english { for symbol in meant { add(String(symbol), for: word) } }
  }

  private mutating func add(_ symbol: String, for words: String) {
    symbols[words.lowercased(), default: []].insert(symbol)
  }

  /// The symbols that a label may mean; nil where it is no name of a symbol.
  func symbols(meantBy label: String) -> Set<String>? {
    symbols[label.lowercased().trimmed]
  }

  /// Whether two symbols may have one name: kinds of dashes, of quotation marks, of spaces.
  static func areKin(_ one: String, _ other: String) -> Bool {
    one == other || kin.contains { $0.contains(one) && $0.contains(other) }
  }

  private static let known =
    "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~£€¥§°×÷±«»¿¡…–—•".map(String.init)

  private static let english: [String: String] = [
    "dash": "-–—−", "hyphen": "-‐", "minus": "-−", "period": ".", "dot": ".·", "full stop": ".",
    "point": ".", "comma": ",", "apostrophe": "'’", "single quote": "'‘’", "quote": "\"'“”‘’",
    "quotes": "\"“”", "double quote": "\"“”", "slash": "/", "forward slash": "/",
    "stroke": "/", "backslash": "\\", "asterisk": "*", "star": "*★", "times": "*×",
    "hash": "#", "pound": "#£", "number sign": "#", "number": "#", "at": "@", "at sign": "@",
    "ampersand": "&", "and": "&", "percent": "%", "plus": "+", "equals": "=", "equal": "=",
    "underscore": "_", "underline": "_", "colon": ":", "semicolon": ";", "exclamation mark": "!",
    "exclamation point": "!", "bang": "!", "question mark": "?", "caret": "^", "circumflex": "^",
    "tilde": "~", "grave": "`", "backtick": "`", "less than": "<‹«", "greater than": ">›»",
    "dollar": "$", "euro": "€", "bullet": "•", "vertical bar": "|", "pipe": "|",
    "divide": "/÷", "multiply": "*×", "decimal point": ".", "decimal comma": ",",
  ]

  private static let kin: [Set<String>] = [
    ["-", "‐", "‑", "–", "—", "−"], ["'", "’", "‘", "`", "´", "ʹ", "ʼ"],
    ["\"", "“", "”", "„", "«", "»"], [".", "·", "…", "。"], ["*", "×", "★"], [":", "÷", "/"],
    [",", "،", "、", "，"], ["?", "؟"], [";", "؛"], ["<", "‹", "«"], [">", "›", "»"], ["|", "¦"],
    ["°", "º"], ["%", "٪"], ["#", "♯", "№"],
  ]
}

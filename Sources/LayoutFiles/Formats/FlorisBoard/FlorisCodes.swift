internal import KeyModel

/// What FlorisBoard's codes mean that are no characters.
enum FlorisCodes {
  /// What a key of the code does.
  static let functions: [Int: KeyFunction] = [
    10: .returnKey, 9: .tab, 27: .escape, -1: .modifier(.control), -2: .modifier(.control),
    -3: .modifier(.alt), -4: .modifier(.alt), -5: .modifier(.fn), -6: .modifier(.fn),
    -7: .deleteBackward, -8: .deleteBackward, -9: .deleteForward, -10: .deleteForward,
    -11: .shift, -13: .capsLock, -21: .moveCaret(.left), -22: .moveCaret(.right),
    -23: .moveCaret(.up), -24: .moveCaret(.down), -25: .moveCaret(.pageUp),
    -26: .moveCaret(.pageDown), -27: .moveCaret(.lineStart), -28: .moveCaret(.lineEnd),
    -31: .system(.copy), -32: .system(.cut), -33: .system(.paste), -35: .selectAll,
    -131: .undo, -132: .redo, -212: .system(.emoji), -213: .system(.clipboard),
    -221: .languageMenu, -222: .nextKeyboard, -223: .nextKeyboard, -224: .languageMenu,
    -225: .nextKeyboard, -226: .nextKeyboard, -227: .nextKeyboard, -232: .dismissKeyboard,
    -233: .system(.dictation), -301: .system(.settings), -999: .none,
  ]

  /// The kind of layout that a key of the code shows.
  static let pages: [Int: FlorisPage] = [
    -201: .characters, -202: .symbols, -203: .symbols2, -204: .numeric, -205: .numericAdvanced,
    -206: .phone, -207: .phone2, -211: .characters,
  ]

  /// Signs of the currency that a person has chosen: the slots of a set, from the first.
  static let currencySlots = -806 ... -801

  /// Codes of keys that are known to need what a layout doesn't tell: they have no function here, and
  /// no warning comes of them.
  static let unnamed: Set<Int> = [-255, -902, -9701, -9702, -9703, -9710, -9711, -9712]

  /// Labels that are names of pictures, on keys whose code is a character.
  static let pictures: Set<String> = ["space", "enter", "half_space", "keshida", "tab"]

  /// The dollar and others: what the slots of currency hold unless a set is chosen.
  static let usualCurrencies = ["$", "¢", "€", "£", "¥", "₱"]
}

/// Kinds of layouts that can be pages, by the names of their folders.
enum FlorisPage: String, Hashable, Sendable, CaseIterable {
  case characters
  case symbols
  case symbols2
  case numeric
  case numericAdvanced
  case numericRow
  case phone
  case phone2

  /// The id of the page.
  var id: String {
    switch self {
    case .characters: "letters"
    case .symbols: "symbols"
    case .symbols2: "symbols2"
    case .numeric: "numbers"
    case .numericAdvanced: "numbers-advanced"
    case .numericRow: "number-row"
    case .phone: "phone"
    case .phone2: "phone2"
    }
  }

  /// What the page is for.
  var kind: LayoutPage.Kind {
    switch self {
    case .characters: .letters
    case .symbols, .symbols2: .symbols
    case .numeric, .numericAdvanced, .numericRow, .phone, .phone2: .numbers
    }
  }

  /// What a key is called that shows the page.
  var name: KeyFunction {
    switch kind {
    case .letters: .page("letters")
    case .symbols: .page("symbols")
    default: .page("numbers")
    }
  }

  /// The folder of the layouts that are put around those of this kind.
  var frame: String? {
    switch self {
    case .characters, .symbols, .symbols2: rawValue + "Mod"
    case .numeric, .numericAdvanced, .numericRow, .phone, .phone2: nil
    }
  }

  /// The layout that is taken unless another is named.
  var usualID: String {
    switch self {
    case .characters: "qwerty"
    case .symbols, .symbols2: "western"
    case .numeric, .numericAdvanced, .numericRow: "western_arabic"
    case .phone, .phone2: "telpad"
    }
  }
}

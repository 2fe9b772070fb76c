internal import KeyModel

/// What ids of keys tell.
enum KeymanIDs {
  /// What the key of a physical keyboard does that has the id, beyond typing.
  static let functions: [String: KeyFunction] = [
    "K_BKSP": .deleteBackward, "T_BKSP": .deleteBackward, "K_DEL": .deleteForward,
    "K_ENTER": .returnKey, "K_NPENTER": .returnKey, "K_TAB": .tab, "K_TABFWD": .tab,
    "K_TABBACK": .backTab, "K_ESC": .escape, "K_LOPT": .languageMenu, "K_ROPT": .dismissKeyboard,
    "K_LEFT": .moveCaret(.left), "K_RIGHT": .moveCaret(.right), "K_UP": .moveCaret(.up),
    "K_DOWN": .moveCaret(.down), "K_HOME": .moveCaret(.lineStart), "K_END": .moveCaret(.lineEnd),
    "K_PGUP": .moveCaret(.pageUp), "K_PGDN": .moveCaret(.pageDown),
  ]

  /// Ids of keys that show another page or change what others do, with what they are called by and
  /// the pages that they show unless told otherwise.
  static let switches: [String: (calledBy: KeyFunction, pages: [String])] = [
    "K_SHIFT": (.shift, ["shift"]), "K_LSHIFT": (.shift, ["shift"]),
    "K_RSHIFT": (.shift, ["shift"]), "K_CAPS": (.capsLock, ["caps"]),
    "K_UPPER": (.shift, ["shift"]), "K_LOWER": (.page("letters"), ["default"]),
    "K_ALPHA": (.page("letters"), ["default"]), "K_NUMLOCK": (.page("numbers"), ["numeric"]),
    "K_NUMERALS": (.page("numbers"), ["numeric"]), "K_SYMBOLS": (.page("symbols"), ["symbol"]),
    "K_CURRENCIES": (.page("symbols"), ["currency"]),
    "K_CONTROL": (.modifier(.control), ["ctrl"]),
    "K_LCONTROL": (.modifier(.control), ["leftctrl", "ctrl"]),
    "K_RCONTROL": (.modifier(.control), ["rightctrl", "ctrl"]),
    "K_ALT": (.modifier(.alt), ["alt"]), "K_LALT": (.modifier(.alt), ["leftalt", "alt"]),
    "K_RALT": (.modifier(.altGr), ["rightalt", "ctrl-alt", "alt"]),
    "K_ALTGR": (.modifier(.altGr), ["rightalt", "ctrl-alt"]),
  ]

  /// Keys that are drawn, can be pressed, and do nothing.
  static let nothing: Set<String> = ["t_null", "tnull", "t_beep"]

  /// The text of an id `U_XXXX` or `U_XXXX_YYYY`; nil for any other, and for one that names no
  /// characters.
  static func text(of id: String) -> String? {
    guard id.hasPrefix("U_") else { return nil }
    var text = String.UnicodeScalarView()
    for part in id.dropFirst(2).split(separator: "_", omittingEmptySubsequences: false) {
      guard part.utf8.count <= 6, let value = UInt32(part, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  /// The id of keys that insert a text, or nil where it is too long for one.
  static func id(of text: String) -> String? {
    guard !text.isEmpty, text.unicodeScalars.count <= 8 else { return nil }
    return "U_"
      + text.unicodeScalars.map { String(Excerpt.codePoint($0).dropFirst(2)) }
      .joined(separator: "_")
  }

  /// What the key of a US keyboard types, with shift or without; nil for ids of no such key.
  static func guess(_ id: String, shifted: Bool) -> String? {
    guard id.hasPrefix("K_") else { return nil }
    let name = id.dropFirst(2)
    if name.utf8.count == 1, let letter = name.utf8.first, (0x41...0x5A).contains(letter) {
      return shifted ? String(name) : name.lowercased()
    }
    return characters[String(name)].map { shifted ? $0.shifted : $0.plain }
  }

  private static let characters: [String: (plain: String, shifted: String)] = [
    "0": ("0", ")"), "1": ("1", "!"), "2": ("2", "@"), "3": ("3", "#"), "4": ("4", "$"),
    "5": ("5", "%"), "6": ("6", "^"), "7": ("7", "&"), "8": ("8", "*"), "9": ("9", "("),
    "BKQUOTE": ("`", "~"), "HYPHEN": ("-", "_"), "EQUAL": ("=", "+"), "LBRKT": ("[", "{"),
    "RBRKT": ("]", "}"), "BKSLASH": ("\\", "|"), "COLON": (";", ":"), "QUOTE": ("'", "\""),
    "COMMA": (",", "<"), "PERIOD": (".", ">"), "SLASH": ("/", "?"), "oE2": ("\\", "|"),
    "SPACE": (" ", " "), "NP0": ("0", "0"), "NP1": ("1", "1"), "NP2": ("2", "2"),
    "NP3": ("3", "3"), "NP4": ("4", "4"), "NP5": ("5", "5"), "NP6": ("6", "6"),
    "NP7": ("7", "7"), "NP8": ("8", "8"), "NP9": ("9", "9"), "NPSTAR": ("*", "*"),
    "NPPLUS": ("+", "+"), "NPMINUS": ("-", "-"), "NPDOT": (".", "."), "NPSLASH": ("/", "/"),
  ]
}

/// Keys and forms that keyboards of LDML have without saying so, or by importing CLDR's own files.
enum LDMLCommonKeys {
  /// What the keys of CLDR's files insert, by the name of the file; used where the file itself isn't
  /// there.
  static let files: [String: [(id: String, output: String)]] = [
    "keys-Zyyy-punctuation.xml": [
      ("amp", "&"), ("apos", "'"), ("asterisk", "*"), ("at", "@"), ("backslash", "\\"),
      ("bang", "!"), ("caret", "^"), ("close-angle", ">"), ("close-curly", "}"),
      ("close-paren", ")"), ("close-square", "]"), ("colon", ":"), ("comma", ","),
      ("degree", "°"), ("double-quote", "\""), ("equal", "="), ("grave", "`"), ("hash", "#"),
      ("hyphen", "-"), ("micro", "µ"), ("not", "¬"), ("open-angle", "<"), ("open-curly", "{"),
      ("open-paren", "("), ("open-square", "["), ("percent", "%"), ("period", "."),
      ("pipe", "|"), ("plus", "+"), ("question", "?"), ("section", "§"), ("semi-colon", ";"),
      ("slash", "/"), ("tilde", "~"), ("underscore", "_"),
    ],
    "keys-Zyyy-currency.xml": [
      ("dollar", "$"), ("euro", "€"), ("pound", "£"), ("yen", "¥"), ("cruzeiro", "₢"),
      ("cent", "¢"),
    ],
  ]

  /// What a key inserts that needs no definition: letters and digits of ASCII by themselves.
  static func output(of id: String) -> String? {
    if id == "space" { return " " }
    guard id.utf8.count == 1, let byte = id.utf8.first else { return nil }
    let isPlain =
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    return isPlain ? id : nil
  }

  /// The scan codes of keyboards, by form and row.
  static let forms: [String: [[String]]] = [
    "us": [digits, letters + ["2B"], home, bottom, ["39"]],
    "iso": [digits, letters, home + ["2B"], ["56"] + bottom, ["39"]],
    "abnt2": [digits, letters, home + ["2B"], ["56"] + bottom + ["73"], ["39"]],
    "jis": [digits + ["7D"], letters, home + ["2B"], bottom + ["73"], ["39"]],
    "ks": [digits + ["2B"], letters, home, bottom, ["39"]],
  ]

  private static let digits = ["29"] + codes(0x02...0x0D)
  private static let letters = codes(0x10...0x1B)
  private static let home = codes(0x1E...0x28)
  private static let bottom = codes(0x2C...0x35)

  private static func codes(_ range: ClosedRange<Int>) -> [String] {
    range.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
  }

  /// Where the key of a scan code lies; one of them lies in another row on each kind of keyboard.
  static func position(of code: String, row: Int) -> PhysicalPosition? {
    guard let number = Int(code, radix: 16) else { return nil }
    switch number {
    case 0x29: return PhysicalPosition("E", 0)
    case 0x02...0x0D: return PhysicalPosition("E", number - 1)
    case 0x10...0x1B: return PhysicalPosition("D", number - 0x0F)
    case 0x1E...0x28: return PhysicalPosition("C", number - 0x1D)
    case 0x2C...0x35: return PhysicalPosition("B", number - 0x2B)
    case 0x56: return PhysicalPosition("B", 0)
    case 0x73: return PhysicalPosition("B", 11)
    case 0x7D: return PhysicalPosition("E", 13)
    case 0x39: return PhysicalPosition("A", 3)
    case 0x2B where row == 0: return PhysicalPosition("E", 13)
    case 0x2B where row == 1: return PhysicalPosition("D", 13)
    case 0x2B: return PhysicalPosition("C", 12)
    default: return nil
    }
  }
}

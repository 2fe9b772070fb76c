/// Where the keys of a physical keyboard lie: the block of letters and digits, by XKB's names.
struct XKBGeometry: Hashable, Sendable {
  /// One key, in widths and heights of a plain one.
  struct Place: Hashable, Sendable {
    var name: String
    var width = 1.0
    /// Rows that the key reaches up beyond its own.
    var reachesUp = 0
  }

  /// A stable name, the id of the form.
  let id: String
  /// The rows from the top.
  let rows: [[Place]]

  /// The keyboards of most of the world: a key more on the left of the bottom letters.
  static let iso = XKBGeometry(
    "iso",
    "TLDE AE01 AE02 AE03 AE04 AE05 AE06 AE07 AE08 AE09 AE10 AE11 AE12 BKSP=2",
    "TAB=1.5 AD01 AD02 AD03 AD04 AD05 AD06 AD07 AD08 AD09 AD10 AD11 AD12",
    "CAPS=1.75 AC01 AC02 AC03 AC04 AC05 AC06 AC07 AC08 AC09 AC10 AC11 BKSL RTRN^1.25",
    "LFSH=1.25 LSGT AB01 AB02 AB03 AB04 AB05 AB06 AB07 AB08 AB09 AB10 RTSH=2.75", bottom)
  /// The keyboards of the United States and others.
  static let ansi = XKBGeometry(
    "ansi",
    "TLDE AE01 AE02 AE03 AE04 AE05 AE06 AE07 AE08 AE09 AE10 AE11 AE12 BKSP=2",
    "TAB=1.5 AD01 AD02 AD03 AD04 AD05 AD06 AD07 AD08 AD09 AD10 AD11 AD12 BKSL=1.5",
    "CAPS=1.75 AC01 AC02 AC03 AC04 AC05 AC06 AC07 AC08 AC09 AC10 AC11 RTRN=2.25",
    "LFSH=2.25 AB01 AB02 AB03 AB04 AB05 AB06 AB07 AB08 AB09 AB10 RTSH=2.75", bottom)
  /// Japan's.
  static let jis = XKBGeometry(
    "jis",
    "TLDE AE01 AE02 AE03 AE04 AE05 AE06 AE07 AE08 AE09 AE10 AE11 AE12 AE13 BKSP",
    "TAB=1.5 AD01 AD02 AD03 AD04 AD05 AD06 AD07 AD08 AD09 AD10 AD11 AD12",
    "CAPS=1.75 AC01 AC02 AC03 AC04 AC05 AC06 AC07 AC08 AC09 AC10 AC11 BKSL RTRN^1.25",
    "LFSH=2.25 AB01 AB02 AB03 AB04 AB05 AB06 AB07 AB08 AB09 AB10 AB11 RTSH=1.75",
    "LCTL=1.25 LWIN=1.25 LALT=1.25 MUHE SPCE=4 HENK HKTG RALT RWIN COMP RCTL=1.5")
  /// Brazil's.
  static let abnt2 = XKBGeometry(
    "abnt2",
    "TLDE AE01 AE02 AE03 AE04 AE05 AE06 AE07 AE08 AE09 AE10 AE11 AE12 BKSP=2",
    "TAB=1.5 AD01 AD02 AD03 AD04 AD05 AD06 AD07 AD08 AD09 AD10 AD11 AD12",
    "CAPS=1.75 AC01 AC02 AC03 AC04 AC05 AC06 AC07 AC08 AC09 AC10 AC11 BKSL RTRN^1.25",
    "LFSH=1.25 LSGT AB01 AB02 AB03 AB04 AB05 AB06 AB07 AB08 AB09 AB10 AB11 RTSH=1.75", bottom)
  /// Korea's.
  static let korean = XKBGeometry(
    "ks",
    "TLDE AE01 AE02 AE03 AE04 AE05 AE06 AE07 AE08 AE09 AE10 AE11 AE12 BKSP=2",
    "TAB=1.5 AD01 AD02 AD03 AD04 AD05 AD06 AD07 AD08 AD09 AD10 AD11 AD12 BKSL=1.5",
    "CAPS=1.75 AC01 AC02 AC03 AC04 AC05 AC06 AC07 AC08 AC09 AC10 AC11 RTRN=2.25",
    "LFSH=2.25 AB01 AB02 AB03 AB04 AB05 AB06 AB07 AB08 AB09 AB10 RTSH=2.75",
    "LCTL=1.25 LWIN=1.25 LALT=1.25 HJCV SPCE=4.25 HNGL RALT=1.25 RWIN=1.25 COMP=1.25 RCTL=1.5")

  private static let bottom =
    "LCTL=1.25 LWIN=1.25 LALT=1.25 SPCE=6.25 RALT=1.25 RWIN=1.25 COMP=1.25 RCTL=1.25"

  /// Layouts whose keyboards aren't like most.
  private static let byLayout: [String: XKBGeometry] = {
    var table: [String: XKBGeometry] = ["jp": .jis, "br": .abnt2, "kr": .korean]
    for layout in ["us", "cn", "tw", "th", "in", "ph", "au", "nz", "pk", "bd", "lk", "id", "my"] {
      table[layout] = .ansi
    }
    return table
  }()

  /// The keyboards that a layout is mostly used on; a model that is known decides.
  static func of(layout: String, model: String) -> XKBGeometry {
    switch model {
    case "pc101", "pc104", "pc104alt": .ansi
    case "pc102", "pc105": .iso
    case "jp106": .jis
    case "abnt2": .abnt2
    case "kr106": .korean
    default: byLayout[layout] ?? .iso
    }
  }

  /// Reads rows of names: `=` and a width, `^` and the width of a key that reaches up one row.
  private init(_ id: String, _ rows: String...) {
    self.id = id
    self.rows = rows.map { row in
      row.split(separator: " ").map { word in
        let parts = word.split { $0 == "=" || $0 == "^" }
        return Place(
          name: String(parts[0]), width: parts.count > 1 ? Double(parts[1]) ?? 1 : 1,
          reachesUp: word.contains("^") ? 1 : 0)
      }
    }
  }

  /// The place in the grid of ISO 9995 of a key that XKB names by it, such as "D01" of "AD01".
  static func iso(_ name: String) -> String? {
    if let known = ["TLDE": "E00", "LSGT": "B00", "SPCE": "A03"][name] { return known }
    let isPlaced = name.count == 4 && name.hasPrefix("A") && Int(name.suffix(2)) != nil
    return isPlaced ? String(name.dropFirst()) : nil
  }
}

internal import KeyModel

/// What Keyman calls keys of layouts that come from elsewhere.
enum KeymanNaming {
  /// The id: by the function, else by the output, else one that does nothing by itself.
  static func id(of key: LayoutKey) -> String {
    if let function = key.function { return id(of: function) ?? "T_\(token(key.id))" }
    if key.output?.text == " " { return "K_SPACE" }
    return key.output?.text.flatMap(KeymanIDs.id) ?? "T_\(token(key.id))"
  }

  private static func id(of function: LayoutFunction) -> String? {
    let ids = KeymanIDs.functions.filter { $0.value == function.function }.map(\.key)
    if let id = ids.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) { return id }
    let name = function.calledBy ?? function.function
    return switches.first { $0.function == name }?.id
  }

  private static let switches: [(function: KeyFunction, id: String)] = [
    (.shift, "K_SHIFT"), (.capsLock, "K_CAPS"), (.page("letters"), "K_LOWER"),
    (.page("numbers"), "K_NUMLOCK"), (.page("symbols"), "K_SYMBOLS"),
    (.modifier(.control), "K_LCONTROL"), (.modifier(.alt), "K_LALT"),
    (.modifier(.altGr), "K_RALT"),
  ]

  /// Letters, digits and underscores, as ids have them.
  private static func token(_ id: String) -> String {
    String(
      String.UnicodeScalarView(
        id.unicodeScalars.map { scalar in
          let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDigit)
          return isPlain ? scalar : "_"
        }))
  }

  /// The title: as it is, else the token of the function, else nothing.
  static func text(of key: LayoutKey) -> RawText {
    if key.title.kind == .text, let text = key.title.text { return .text(text) }
    let names = [key.function?.calledBy, key.function?.function].compactMap(\.self)
    if let token = names.lazy.compactMap(KeymanToken.token).first { return .text(token) }
    return key.title.text.map(RawText.text) ?? key.title.raw
  }

  /// The kind of key, as a number; nil for a plain one.
  static func special(of key: LayoutKey) -> Double? {
    switch key.role {
    case .character: nil
    case .function, .modifier, .pageSwitch: key.isSelected ? 2 : 1
    case .deadKey: 8
    case .blank: 9
    case .spacer: 10
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
}

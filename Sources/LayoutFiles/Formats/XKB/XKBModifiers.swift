/// The modifiers that pages of an XKB layout differ by.
struct XKBModifiers: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let shift = XKBModifiers(rawValue: 1)
  /// Caps lock.
  static let lock = XKBModifiers(rawValue: 2)
  /// What AltGr is for.
  static let level3 = XKBModifiers(rawValue: 4)
  /// What a further key of some layouts is for.
  static let level5 = XKBModifiers(rawValue: 8)

  /// The states that pages are looked for in, the plain one first.
  static let states: [XKBModifiers] = [
    [], .shift, .lock, [.shift, .lock], .level3, [.shift, .level3], .level5, [.shift, .level5],
    [.level3, .level5], [.shift, .level3, .level5],
  ]

  private static let names: [(modifier: XKBModifiers, name: String)] = [
    (.shift, "shift"), (.lock, "caps"), (.level3, "altgr"), (.level5, "level5"),
  ]

  /// The names of the modifiers.
  var names: [String] { Self.names.filter { contains($0.modifier) }.map(\.name) }

  /// What stays when a character has been typed.
  var afterTyping: XKBModifiers { intersection(.lock) }
}

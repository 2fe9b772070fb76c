extension TerminalKey {
  /// Why a name is no key that can be bound.
  enum NameError: Error, Hashable, Sendable {
    /// There is no such key.
    case unknown
    /// The key writes a character, which must stay possible.
    case writes
    /// The terminal keeps the key for itself: it interrupts, stops or quits.
    case reserved
  }

  /// Reads a key's name as help writes it, such as "Alt-Left", "F5" or "Ctrl-K".
  ///
  /// Capitals make no difference but to a letter alone with Alt-Shift. Keys that a terminal can't
  /// tell apart are the same: Ctrl-I is Tab, Ctrl-M and Ctrl-J are Enter, Ctrl-H is Backspace.
  ///
  /// - Parameters:
  ///   - name: the key's name.
  ///   - mayWrite: whether it may be a key that writes a character.
  /// - Throws: `NameError` for what is no key, or none that can be bound.
  init(named name: String, mayWrite: Bool = false) throws(NameError) {
    var rest = Substring(name.lowercased())
    var held: Modifiers = []
    while let (prefix, modifier) = Self.prefixes.first(where: { rest.hasPrefix($0.0) }),
      rest.count > prefix.count
    {
      rest = rest.dropFirst(prefix.count)
      held.insert(modifier)
    }
    guard let code = Self.code(named: rest) else { throw .unknown }
    self = try Self(code, held).asTerminalsTell()
    guard mayWrite || !writes else { throw .writes }
    guard !Self.reserved.contains(self) else { throw .reserved }
  }

  private static let prefixes: [(String, Modifiers)] = [
    ("ctrl-", .control), ("control-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  private static let reserved: Set<TerminalKey> = [
    TerminalKey(.character("c"), .control), TerminalKey(.character("z"), .control),
    TerminalKey(.character("\\"), .control),
  ]

  private static let codes: [String: Code] = [
    "enter": .enter, "return": .enter, "tab": .tab, "esc": .escape, "escape": .escape,
    "backspace": .backspace, "delete": .delete, "insert": .insert, "up": .up, "down": .down,
    "left": .left, "right": .right, "home": .home, "end": .end, "page up": .pageUp,
    "page-up": .pageUp, "pageup": .pageUp, "page down": .pageDown, "page-down": .pageDown,
    "pagedown": .pageDown, "space": .character(" "),
  ]

  private static func code(named name: Substring) -> Code? {
    if let code = codes[String(name)] { return code }
    if let first = name.first, name.count == 1 { return .character(first) }
    guard name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number),
      name.dropFirst().allSatisfy(\.isNumber)
    else { return nil }
    return .function(number)
  }

  /// The key as a terminal sends it.
  private func asTerminalsTell() throws(NameError) -> TerminalKey {
    guard case .character(let character) = code else { return self }
    guard modifiers.contains(.control) else {
      // With Alt, Shift is in the letter.
      guard modifiers.isSuperset(of: [.alt, .shift]), let capital = character.uppercased().first
      else { return self }
      return TerminalKey(.character(capital), modifiers.subtracting(.shift))
    }
    let others = modifiers.subtracting(.control)
    guard !others.contains(.shift) else { throw .unknown }
    switch character {
    case "i": return TerminalKey(.tab, others)
    case "m", "j": return TerminalKey(.enter, others)
    case "h": return TerminalKey(.backspace, others)
    case "[": return TerminalKey(.escape, others)
    default: return self
    }
  }
}

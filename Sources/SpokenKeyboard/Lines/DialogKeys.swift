/// What words of a line do to a dialog that is open: each is a key.
enum DialogKeys {
  /// The key that the line stands for; nil for a line that means something else.
  ///
  /// A line without words is Enter, and a single character a key that writes.
  static func key(of words: [ScriptWord]) -> TerminalKey? {
    guard let word = words.first?.text else { return TerminalKey(.enter) }
    guard words.count == 1 else { return nil }
    if let code = codes[word] { return TerminalKey(code) }
    return word.count == 1 ? word.first.map { TerminalKey(.character($0)) } : nil
  }

  private static let codes: [String: TerminalKey.Code] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "next": .down, "previous": .up,
    "first": .home, "last": .end, "press": .enter, "enter": .enter, "dismiss": .escape,
    "escape": .escape, "esc": .escape,
  ]
}

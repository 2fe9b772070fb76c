internal import KeyModel

/// What control characters do that layouts of physical keyboards have as outputs.
enum ControlOutput {
  /// What the text does beyond being inserted; nil for text that is inserted.
  static func function(of text: String) -> KeyFunction? {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
    if let known = table[scalar] { return known }
    guard scalar.properties.generalCategory == .control, scalar.value < 0x80 else { return nil }
    return .unknown(Excerpt.codePoint(scalar))
  }

  /// By ASCII, and for the caret by what Apple's keyboards send.
  private static let table: [Unicode.Scalar: KeyFunction] = [
    "\u{1}": .moveCaret(.lineStart), "\u{3}": .returnKey, "\u{4}": .moveCaret(.lineEnd),
    "\u{8}": .deleteBackward, "\u{9}": .tab, "\u{A}": .returnKey, "\u{B}": .moveCaret(.pageUp),
    "\u{C}": .moveCaret(.pageDown), "\u{D}": .returnKey, "\u{1B}": .escape,
    "\u{1C}": .moveCaret(.left), "\u{1D}": .moveCaret(.right), "\u{1E}": .moveCaret(.up),
    "\u{1F}": .moveCaret(.down), "\u{7F}": .deleteForward,
  ]
}

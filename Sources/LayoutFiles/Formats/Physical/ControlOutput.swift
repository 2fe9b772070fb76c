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

  /// What is the same on all keyboards; other codes are what Control makes of letters.
  private static let table: [Unicode.Scalar: KeyFunction] = [
    "\u{8}": .deleteBackward, "\u{9}": .tab, "\u{A}": .returnKey, "\u{D}": .returnKey,
    "\u{1B}": .escape, "\u{7F}": .deleteForward,
  ]
}

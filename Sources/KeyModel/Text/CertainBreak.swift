/// Places where two neighbouring scalars are in different clusters whatever stands around them.
///
/// Most text is full of such places, so a cluster's edge is mostly found by looking at two scalars. The tables
/// are on the safe side of UAX #29: what they leave out is only looked at more closely.
enum CertainBreak {
  /// Whether a cluster surely ends after `left` and another begins with `right`.
  static func isBetween(_ left: UInt32, _ right: UInt32) -> Bool {
    if left < 0x80, right < 0x80 { return !(left == 0x0D && right == 0x0A) }
    if isRegionalIndicator(right) { return !isRegionalIndicator(left) && !mayJoinNext(left) }
    if isIndicLetter(right) { return isIndicLetter(left) || standsAlone(left) }
    guard standsAlone(right) else { return false }
    return !mayJoinNext(left)
  }

  private static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }

  /// Letters of the nine Indic blocks that share one plan; after a virama they may join (rule GB9c).
  private static func isIndicLetter(_ scalar: UInt32) -> Bool {
    (0x0900..<0x0E00).contains(scalar) && (0x05...0x39).contains(scalar & 0x7F)
  }

  /// Whether the scalar can pull in one that stands alone: a prepended mark, the joiner, a leading jamo.
  private static func mayJoinNext(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x0600: false
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x0D4E: true
    case 0x1100...0x115F, 0xA960...0xA97F: true
    case 0x200D: true
    case 0x11000..<0x12000: true
    default: false
    }
  }

  /// Scalars that no rule joins to what stands before them, unless that may join its next.
  private static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A: false  // CR LF
    case ..<0x0300: true  // Latin
    case 0x0370...0x0482, 0x048A...0x058F: true  // Greek, Cyrillic, Armenian
    case 0x05D0...0x05EA, 0x0620...0x064A, 0x0660...0x066F, 0x0671...0x06D3: true  // Hebrew, Arabic
    case 0x0E01...0x0E30, 0x0E40...0x0E46, 0x10A0...0x10FF: true  // Thai, Georgian
    case 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E: true  // more Latin, Greek; punctuation
    case 0x20A0...0x20CF, 0x2100...0x2BFF: true  // signs
    case 0x3000...0x3029, 0x3030...0x3098, 0x309B...0x312F, 0x3400...0x9FFF: true  // kana, Han
    case 0xAC00...0xD7A3: true  // Hangul syllables
    case 0xF900...0xFAFF, 0xFF01...0xFF9D: true  // compatibility Han, wide forms
    case 0x1F300...0x1F3FA, 0x1F400...0x1FAFF, 0x20000...0x3134F: true  // pictographs, more Han
    default: false
    }
  }
}

/// Letters and their marks put together into single scalars, as in Unicode's form NFC.
///
/// The engine loses a mark that stands by itself: `A` and U+0308 is read as "a". The standard
/// library can compare canonically equivalent text but not compose it, and Foundation costs
/// the server its quick start. So the comparison is used: a table holds every
/// letter that has a composed form, and is asked with the letter and its marks.
enum CanonicalComposition {
  /// The text with letters and marks composed where one scalar exists for them.
  ///
  /// Text without marks is given back as it is, at the cost of one look at each scalar.
  static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: canBeSecond) else { return text }
    var result = ""
    for character in text {
      result.unicodeScalars.append(contentsOf: composed(character))
    }
    return result
  }

  /// The scalars of one character, its longest beginning composed.
  private static func composed(_ character: Character) -> [Unicode.Scalar] {
    let scalars = Array(character.unicodeScalars)
    guard scalars.count > 1 else { return scalars }
    for length in stride(from: min(scalars.count, longestSequence), through: 2, by: -1) {
      let beginning = string(scalars.prefix(length))
      guard let composed = hangul(scalars.prefix(length)) ?? table[beginning] else { continue }
      return [composed] + scalars.dropFirst(length)
    }
    return scalars
  }

  /// A letter and more marks than this has no composed form.
  private static let longestSequence = 4

  private static func canBeSecond(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return (0x1161...0x11C2).contains(scalar.value)
    }
  }

  /// The syllable of a lead, a vowel and perhaps a tail, by the Unicode Standard's 3.12.
  private static func hangul(_ scalars: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    let values = scalars.map(\.value)
    guard
      values.count == 2 || values.count == 3,
      (0x1100...0x1112).contains(values[0]),
      (0x1161...0x1175).contains(values[1])
    else { return nil }
    var syllable = 0xAC00 + ((values[0] - 0x1100) * 21 + values[1] - 0x1161) * 28
    if values.count == 3 {
      guard (0x11A8...0x11C2).contains(values[2]) else { return nil }
      syllable += values[2] - 0x11A7
    }
    return Unicode.Scalar(syllable)
  }

  /// Every scalar that may come out of a composition, found by any equivalent spelling of it.
  private static let table: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [:]
    for range in rangesWithComposedLetters {
      for value in range {
        guard let scalar = Unicode.Scalar(value), !scalar.properties.isFullCompositionExclusion
        else { continue }
        table[String(Character(scalar))] = scalar
      }
    }
    return table
  }()

  /// Where Unicode's composed letters are: Latin to Georgian, the scripts of India and its
  /// neighbours, Latin and Greek with several marks, and kana.
  private static let rangesWithComposedLetters: [ClosedRange<UInt32>] = [
    0xC0...0x233, 0x386...0x3D4, 0x400...0x4F9, 0x622...0x6D3, 0x929...0x934, 0x9CB...0x9CC,
    0xB48...0xB4C, 0xB94...0xBCC, 0xC48...0xCCB, 0xD4A...0xD4C, 0xDDA...0xDDE, 0x1026...0x1026,
    0x1B06...0x1B43, 0x1E00...0x1FFC, 0x304C...0x30FE,
  ]

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

/// Scalars on which rules about clusters and deletion differ.
enum AwkwardScalars {
  static let all: [Unicode.Scalar] = [
    "a", "Z", " ", "'", "7", "#", "\r", "\n", "\t", "\u{85}", "\u{2028}", "\u{AD}",
    "é", "\u{301}", "\u{308}", "\u{20E3}", "\u{FE0E}", "\u{FE0F}", "\u{34F}", "\u{2019}",
    "\u{200C}", "\u{200D}", "\u{200B}", "\u{2060}",
    "א", "\u{5B8}", "\u{5C1}", "ب", "\u{64B}", "\u{651}", "\u{600}", "\u{6DD}",
    "क", "त", "\u{94D}", "\u{93F}", "\u{93C}", "\u{902}", "க", "\u{BCD}", "\u{BBF}",
    "ก", "\u{E33}", "\u{E48}", "ខ", "\u{17D2}", "\u{1F3FB}", "\u{1F3FF}",
    "한", "가", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{A960}", "\u{D7B0}",
    "漢", "か", "\u{3099}", "\u{FF9E}",
    "👩", "👍", "❤", "🏳", "🏴", "🇩", "🇪", "🇺", "\u{E0067}", "\u{E007F}", "\u{110BD}",
  ]

  static func text(upTo length: Int, using generator: inout SeededGenerator) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0...generator.below(length) { scalars.append(generator.pick(all)) }
    return String(scalars)
  }
}

extension AwkwardScalars {
  /// Those that are letters, marks or numbers.
  static let ofWords: Set<Unicode.Scalar> = [
    "a", "Z", "7", "é", "\u{301}", "\u{308}", "\u{20E3}", "\u{FE0E}", "\u{FE0F}", "\u{34F}",
    "א", "\u{5B8}", "\u{5C1}", "ب", "\u{64B}", "\u{651}",
    "क", "त", "\u{94D}", "\u{93F}", "\u{93C}", "\u{902}", "க", "\u{BCD}", "\u{BBF}",
    "ก", "\u{E33}", "\u{E48}", "ខ", "\u{17D2}",
    "한", "가", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{A960}", "\u{D7B0}",
    "漢", "か", "\u{3099}", "\u{FF9E}",
  ]
}

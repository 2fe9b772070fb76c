/// How sounds are made, for telling which of them are taken for each other.
///
/// The values are those of PanPhon (MIT licence); the weights are fitted to confusions that people
/// were measured to make among the names of English letters (Cole and Fanty 1990, Fanty, Cole and
/// Roginski 1991), which they tell from other pairs in 99 of 100 cases.
enum PhonemeFeatures {
  /// What one sound costs to be taken for another, 0 for the same.
  static func cost(_ one: String, _ other: String) -> Double {
    if one == other { return 0 }
    guard let first = values(of: one), let second = values(of: other) else { return unknown }
    return zip(zip(first, second), weights).reduce(0) { sum, item in
      sum + item.1 * abs(item.0.0 - item.0.1) / 2
    }
  }

  /// What a sound costs that is missed, or heard where there is none.
  static let missing = 2.5
  /// What a sound costs of which no more is known than that it is another.
  private static let unknown = 2.0

  private static func values(of segment: String) -> [Double]? {
    table[segment] ?? kin[segment].flatMap { table[$0] }
  }

  /// The features, in the order of the values: syl, son, cons, cont, delrel, lat, nas, strid, voi, sg, cg, ant, cor, distr, lab, hi, lo, back, round, tense, long, velaric.
  private static let weights = [
    2.0, 1.0, 0.5, 1.0, 0.5, 1.0, 1.5, 1.0, 0.5, 0.25, 0.25, 0.25, 0.25, 0.125, 0.5, 0.75, 0.75,
    0.75, 0.5, 0.25, 0.125, 0.25,
  ]

  private static let table: [String: [Double]] = written.mapValues { marks in
    marks.map { $0 == "+" ? 1 : $0 == "-" ? -1 : 0 }
  }

  /// Sounds that the table has by another sign, or by that of their nearest.
  private static let kin = [
    "ɹ": "r", "ɾ": "r", "ʁ": "r", "ɐ": "ə", "ɚ": "ə", "ɜ": "ɜː", "ɑ": "ɑː", "u": "uː", "o": "ɔ",
    "oː": "ɔː", "g": "ɡ", "y": "iː", "yː": "iː", "aː": "a", "ɛː": "ɛ", "ɫ": "l", "ɭ": "l", "x": "h",
    "ɨ": "ɪ",
  ]

  private static let written: [String: String] = [
    "p": "--+--------+-0+----0--",
    "b": "--+-----+--+-0+----0--",
    "t": "--+--------++------0--",
    "d": "--+-----+--++------0--",
    "k": "--+----------0-+-+-0--",
    "ɡ": "--+-----+----0-+-+-0--",
    "f": "--++---+---+-0+----0--",
    "v": "--++---++--+-0+----0--",
    "θ": "--++-------+++-----0--",
    "ð": "--++----+--+++-----0--",
    "s": "--++---+---++------0--",
    "z": "--++---++--++------0--",
    "ʃ": "--++---+----++-----0--",
    "ʒ": "--++---++---++-----0--",
    "h": "-+++---------0---+-0--",
    "m": "-++---+-+--+-0+----0--",
    "n": "-++---+-+--++------0--",
    "ŋ": "-++---+-+----0-+-+-0--",
    "l": "-+++-+--+--++------0--",
    "r": "-+++0---+--++--00--0--",
    "w": "-+-+----+----0++-++0--",
    "j": "-+-+----+----0-+---0--",
    "a": "++-+----+--0-0--++-+--",
    "ɑː": "++-+0---+--0-0--++-++-",
    "ɔ": "++-+----+--0-0---++---",
    "ɔː": "++-+----+--0-0---++-+-",
    "ɒ": "++-+----+--0-0--++++--",
    "ɛ": "++-+----+--0-0--------",
    "eː": "++-+----+--0-0-----++-",
    "ɪ": "++-+----+--0-0-+------",
    "iː": "++-+----+--0-0-+---++-",
    "i": "++-+----+--0-0-+---+--",
    "ʊ": "++-+----+--0-0-+-++---",
    "uː": "++-+----+--0-0++-++++-",
    "ʌ": "++-+----+--0-0---+-+--",
    "ə": "++-+----+--0-0---+----",
    "ɜː": "++-+----+--0-0---+--+-",
    "e": "++-+----+--0-0-----+--",
  ]
}

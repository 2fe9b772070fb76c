/// The classes that languages sort whole numbers into, by the names Unicode CLDR gives them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// How a language sorts whole numbers; the rules are those of Unicode CLDR for cardinals.
public enum PluralRule: String, Hashable, Sendable, CaseIterable {
  /// All numbers alike: Japanese, Chinese, Korean, Thai, Vietnamese, Indonesian.
  case alike
  /// 1, and the rest: English, German, Dutch, the Nordic languages, Italian, Spanish, Greek,
  /// Hungarian, Turkish, Bulgarian, Estonian, European Portuguese.
  case one
  /// 0 and 1, and the rest: French, Brazilian Portuguese, Hindi, Persian.
  case zeroAndOne
  /// By the last digits: Russian, Ukrainian, Belarusian.
  case eastSlavic
  /// By the last digits, without a special form for the rest: Croatian, Serbian, Bosnian.
  case southSlavic
  /// 1, endings 2–4, the rest: Polish.
  case polish
  /// 1, 2–4, the rest: Czech, Slovak.
  case czech
  /// Endings 01, 02, 03–04, the rest: Slovenian.
  case slovenian
  /// 1, 0 and endings 01–19, the rest: Romanian.
  case romanian
  /// By the last digits: Lithuanian.
  case lithuanian
  /// By the last digits: Latvian.
  case latvian
  /// 1, 2, the rest: Hebrew.
  case hebrew
  /// 0, 1, 2, endings 03–10, endings 11–99, the rest: Arabic.
  case arabic

  /// The class of a number, which is 0 or more.
  public func category(of count: Int) -> PluralCategory {
    let ten = count % 10
    let hundred = count % 100
    switch self {
    case .alike: return .other
    case .one: return count == 1 ? .one : .other
    case .zeroAndOne: return count <= 1 ? .one : .other
    case .eastSlavic:
      return slavic(ten: ten, hundred: hundred) ?? .many
    case .southSlavic:
      return slavic(ten: ten, hundred: hundred) ?? .other
    case .polish:
      if count == 1 { return .one }
      return isFew(ten: ten, hundred: hundred) ? .few : .many
    case .czech:
      if count == 1 { return .one }
      return 2...4 ~= count ? .few : .other
    case .slovenian:
      return [1: .one, 2: .two, 3: .few, 4: .few][hundred] ?? .other
    case .romanian:
      if count == 1 { return .one }
      return count == 0 || 1...19 ~= hundred ? .few : .other
    case .lithuanian:
      if 11...19 ~= hundred || ten == 0 { return .other }
      return ten == 1 ? .one : .few
    case .latvian:
      if ten == 0 || 11...19 ~= hundred { return .zero }
      return ten == 1 ? .one : .other
    case .hebrew:
      return [1: .one, 2: .two][count] ?? .other
    case .arabic:
      if let exact: PluralCategory = [0: .zero, 1: .one, 2: .two][count] { return exact }
      if 3...10 ~= hundred { return .few }
      return hundred >= 11 ? .many : .other
    }
  }

  /// The classes that whole numbers fall into.
  public var categories: Set<PluralCategory> {
    Set((0...200).map(category(of:)))
  }

  private func slavic(ten: Int, hundred: Int) -> PluralCategory? {
    if ten == 1, hundred != 11 { return .one }
    return isFew(ten: ten, hundred: hundred) ? .few : nil
  }

  private func isFew(ten: Int, hundred: Int) -> Bool {
    2...4 ~= ten && !(12...14 ~= hundred)
  }
}

/// One sentence that can be spoken, with places for what it tells of.
///
/// `%1` and `%2` stand for the first and second argument. An argument is put in as it is: marks in
/// it aren't places.
public struct Phrase: Hashable, Sendable {
  /// What is said when verbosity is normal or full.
  public var full: String
  /// What is said when verbosity is brief.
  public var brief: String

  /// Makes a phrase of a full and a brief form.
  public init(_ full: String, brief: String) {
    self.full = full
    self.brief = brief
  }

  /// The phrase whose full form is the brief one too.
  public var short: Phrase { Phrase(brief, brief: brief) }

  /// The sentence with its arguments.
  ///
  /// - Parameters:
  ///   - arguments: what stands in the places, in order; a place without an argument is empty.
  ///   - isBrief: whether the brief form is wanted.
  /// - Returns: the words to say.
  public func callAsFunction(_ arguments: String..., isBrief: Bool = false) -> String {
    Self.fill(isBrief ? brief : full, with: arguments)
  }

  /// A template with its places filled.
  static func fill(_ template: String, with arguments: [String]) -> String {
    parts(of: template).map { part in
      switch part {
      case .words(let words): words
      case .place(let number): number <= arguments.count ? arguments[number - 1] : ""
      }
    }.joined()
  }

  /// What a template is made of.
  enum Part: Hashable {
    case words(String)
    /// The place of an argument, by its number from 1.
    case place(Int)
  }

  /// The words and places of a template, in order.
  static func parts(of template: String) -> [Part] {
    var parts: [Part] = []
    var words = ""
    var rest = template[...]
    while let mark = rest.firstIndex(of: "%") {
      words += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let number = rest.first?.wholeNumberValue, number > 0 else {
        words += "%"
        continue
      }
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
      parts.append(.place(number))
      rest = rest.dropFirst()
    }
    words += rest
    return words.isEmpty ? parts : parts + [.words(words)]
  }
}

extension Phrase: ExpressibleByStringLiteral {
  /// Makes a phrase whose brief form is the full one.
  public init(stringLiteral value: String) {
    self.init(value, brief: value)
  }
}

/// A sentence about a number of things, with the forms that a language has for numbers.
///
/// `%1` stands for the number, `%2` for the thing where the sentence names it. A form that isn't given is as `other`.
public struct CountedPhrase: Hashable, Sendable {
  /// The form for zero.
  public var zero: String?
  /// The form for one, and for what a language counts as one.
  public var one: String?
  /// The form for two.
  public var two: String?
  /// The form for a few.
  public var few: String?
  /// The form for many.
  public var many: String?
  /// The form for all other numbers.
  public var other: String

  /// Makes a counted phrase; only the form for other numbers is needed.
  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  /// The sentence for a number.
  public func callAsFunction(_ count: Int, _ rule: PluralRule) -> String {
    Phrase.fill(form(rule.category(of: count)) ?? other, with: [String(count)])
  }

  /// The sentence for a number of a thing, which takes the place of `%2`.
  func commands(_ count: Int, _ rule: PluralRule, of thing: [SpeechCommand]) -> [SpeechCommand] {
    let template = form(rule.category(of: count)) ?? other
    return Phrase(template, brief: template).commands(
      [.text(String(count))], thing, isBrief: false)
  }

  /// The form of a category, where it is given.
  public func form(_ category: PluralCategory) -> String? {
    switch category {
    case .zero: zero
    case .one: one
    case .two: two
    case .few: few
    case .many: many
    case .other: other
    }
  }
}

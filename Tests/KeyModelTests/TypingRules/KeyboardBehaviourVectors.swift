/// The published tables of what typing rules make of texts and key presses.
struct KeyboardBehaviourVectors: Decodable, Sendable {
  struct Capitalization: Decodable, Sendable {
    let before: String
    let upper: [String: Bool]
  }

  struct DoubleSpace: Decodable, Sendable {
    let before: String
    let keys: [String]
    let intervalS: Double
    let after: String
    let why: String
  }

  struct Shift: Decodable, Sendable {
    let doubleTapS: Double
    let cases: [ShiftCase]
  }

  struct ShiftCase: Decodable, Sendable {
    let id: String
    let events: [ShiftEvent]
    let typed: String
    let final: String
  }

  /// A list of seconds, a name, and for `auto` whether it is on.
  struct ShiftEvent: Decodable, Sendable {
    let time: Duration
    let name: String
    let isOn: Bool?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      time = .seconds(try list.decode(Double.self))
      name = try list.decode(String.self)
      isOn = try list.decodeIfPresentAtEnd()
    }
  }

  struct Quote: Decodable, Sendable {
    let before: String
    let key: String
    let insert: String
  }

  struct Dash: Decodable, Sendable {
    let before: String
    let key: String
    let after: String
    let note: String
  }

  let autocapitalisation: [Capitalization]
  let doubleSpace: [DoubleSpace]
  let shift: Shift
  let smartQuotesEn: [Quote]
  let smartDashes: [Dash]

  /// The tables in the folder beside the repository; nil where there is none.
  static let shared: Self? = {
    do {
      return try SharedVectors.load("keyboard_behaviour.json", as: Self.self)
    } catch {
      fatalError("the vectors are there but can't be read: \(error)")
    }
  }()

  static var arePresent: Bool { shared != nil }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func decodeIfPresentAtEnd() throws -> Bool? {
    isAtEnd ? nil : try decode(Bool.self)
  }
}

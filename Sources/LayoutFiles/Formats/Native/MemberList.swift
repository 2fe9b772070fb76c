/// Members of an object to be written, in order; what is nil or empty is left out.
struct MemberList {
  private(set) var members: [JSON.Member] = []

  /// The object of the members.
  var object: JSON { .object(members) }

  mutating func add(_ name: String, _ value: JSON?) {
    guard let value else { return }
    members.append(JSON.Member(name, value))
  }

  mutating func add(_ name: String, _ text: String?) {
    add(name, text.map(JSON.string))
  }

  mutating func add(_ name: String, _ number: Double?) {
    add(name, number.map { JSON.number($0) })
  }

  /// A truth that is left out where it is false.
  mutating func add(_ name: String, ifTrue truth: Bool) {
    if truth { add(name, .bool(true)) }
  }

  mutating func add(_ name: String, _ raw: RawText) {
    switch raw {
    case .missing: return
    case .null: add(name, JSON.null)
    case .text(let text): add(name, JSON.string(text))
    }
  }

  /// A list that is left out where it is empty.
  mutating func add<Element>(
    _ name: String, _ elements: [Element], _ make: (Element) -> JSON
  ) {
    guard !elements.isEmpty else { return }
    add(name, .array(elements.map(make)))
  }

  /// An object that is left out where it has no members.
  mutating func add(_ name: String, _ list: MemberList) {
    guard !list.members.isEmpty else { return }
    add(name, list.object)
  }

  mutating func add(_ name: String, _ texts: LocalizedTexts) {
    guard !texts.isEmpty else { return }
    add(name, .object(texts.map { JSON.Member($0.language, .string($0.text)) }))
  }

  mutating func add(extras: Extras) {
    guard !extras.isEmpty else { return }
    add("ext", .object(extras))
  }
}

internal import KeyModel

/// Reads the members of an object one by one, and knows in the end which were not asked for.
struct ObjectReader {
  /// Where the object stands.
  let place: SourcePlace
  private let members: [PositionedJSON.Member]
  /// Which members were asked for, by their numbers.
  private var asked: [Bool]

  /// - Throws: `ImportError` with the reason `wrongType` where the value is no object.
  init(_ json: PositionedJSON, expected: String) throws(ImportError) {
    guard let members = json.object else { throw json.mismatch(expected: expected) }
    self.members = members
    asked = Array(repeating: false, count: members.count)
    place = json.place
  }

  /// The value of a member, the last of several; nil where there is none.
  mutating func value(_ name: String) -> PositionedJSON? {
    var value: PositionedJSON?
    for (index, member) in members.enumerated() where member.name == name {
      asked[index] = true
      value = member.value
    }
    return value
  }

  /// The value of a member, which stays unasked for.
  func peek(_ name: String) -> PositionedJSON? {
    members.last { $0.name == name }?.value
  }

  /// The value of a member; nil where there is none, or null.
  mutating func part(_ name: String) -> PositionedJSON? {
    guard let value = value(name), !value.isNull else { return nil }
    return value
  }

  /// The text of a member; nil where there is none, or null.
  ///
  /// - Throws: `ImportError` with the reason `wrongType`.
  mutating func string(_ name: String) throws(ImportError) -> String? {
    guard let value = part(name) else { return nil }
    guard let text = value.string else {
      throw value.mismatch(expected: "a text for '\(name)'")
    }
    return text
  }

  /// The text of a member that has to be there.
  ///
  /// - Throws: `ImportError` with the reason `missing` or `wrongType`.
  mutating func requiredString(_ name: String) throws(ImportError) -> String {
    guard let text = try string(name) else { throw missing(name) }
    return text
  }

  /// The truth of a member; false where there is none, or null.
  mutating func bool(_ name: String) throws(ImportError) -> Bool {
    try optionalBool(name) ?? false
  }

  /// The truth of a member; nil where there is none, or null.
  mutating func optionalBool(_ name: String) throws(ImportError) -> Bool? {
    guard let value = part(name) else { return nil }
    guard let bool = value.bool else {
      throw value.mismatch(expected: "true or false for '\(name)'")
    }
    return bool
  }

  /// The number of a member; nil where there is none, or null.
  mutating func number(_ name: String) throws(ImportError) -> Double? {
    guard let value = part(name) else { return nil }
    guard let number = value.double else {
      throw value.mismatch(expected: "a number for '\(name)'")
    }
    return number
  }

  /// The elements of a member; empty where there is none, or null.
  mutating func list(_ name: String) throws(ImportError) -> [PositionedJSON] {
    guard let value = part(name) else { return [] }
    guard let elements = value.array else {
      throw value.mismatch(expected: "a list for '\(name)'")
    }
    return elements
  }

  /// The elements of a member that has to be there.
  mutating func requiredList(_ name: String) throws(ImportError) -> [PositionedJSON] {
    guard let value = part(name) else { throw missing(name) }
    guard let elements = value.array else {
      throw value.mismatch(expected: "a list for '\(name)'")
    }
    return elements
  }

  /// The texts of a list.
  mutating func strings(_ name: String) throws(ImportError) -> [String] {
    try Self.strings(try list(name), of: name)
  }

  /// The texts of elements.
  static func strings(
    _ elements: [PositionedJSON], of name: String
  ) throws(ImportError) -> [String] {
    var texts: [String] = []
    for element in elements {
      guard let text = element.string else {
        throw element.mismatch(expected: "a text in '\(name)'")
      }
      texts.append(text)
    }
    return texts
  }

  /// The text of a member, with missing and null told apart.
  mutating func raw(_ name: String) throws(ImportError) -> RawText {
    guard let value = value(name) else { return .missing }
    if value.isNull { return .null }
    guard let text = value.string else {
      throw value.mismatch(expected: "a text or null for '\(name)'")
    }
    return .text(text)
  }

  /// One of a few texts; any other is read around with a warning.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type, _ context: inout ImportContext
  ) throws(ImportError) -> Choice? {
    guard let text = try string(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    context.warn(
      .unknownValue, at: value(name)?.place ?? place,
      "'\(name)' is \(Excerpt.quoted(text)), which is none of: \(known)")
    return nil
  }

  /// The members that nobody asked for, in order, and a warning for each; and for each that stands
  /// twice.
  ///
  /// - Parameters:
  ///   - context: takes the warnings.
  ///   - quiet: names of members that the format has: no warning comes of them.
  /// - Returns: the members, without their places.
  func rest(_ context: inout ImportContext, known quiet: Set<String> = []) -> Extras {
    var extras: Extras = []
    let isRepeated = repetitions
    for (index, member) in members.enumerated() {
      if isRepeated.contains(index) {
        context.warn(
          .repeatedMember, at: member.place,
          "\(Excerpt.quoted(member.name)) stands here again; the last one counts")
      }
      guard !asked[index] else { continue }
      if !quiet.contains(member.name) {
        context.warn(
          .unknownMember, at: member.place,
          "\(Excerpt.quoted(member.name)) isn't known; it is kept")
      }
      extras.append(JSON.Member(member.name, member.value.plain))
    }
    return extras
  }

  /// The numbers of members whose name stood before.
  private var repetitions: Set<Int> {
    // Comparing with those before is quickest for the few members of a key; not for thousands.
    guard members.count > 24 else {
      return Set(
        members.indices.filter { index in
          members[..<index].contains { $0.name == members[index].name }
        })
    }
    var seen: Set<String> = []
    return Set(members.indices.filter { !seen.insert(members[$0].name).inserted })
  }

  /// The error that a member isn't there.
  func missing(_ name: String) -> ImportError {
    ImportError(
      .missing, at: place, expected: "'\(name)' in this object", found: "none",
      remedy: "add it")
  }
}

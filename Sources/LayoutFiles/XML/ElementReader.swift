internal import KeyModel

/// Reads the attributes of an element one by one, and knows in the end which were not asked for.
struct ElementReader {
  /// The element.
  let element: XMLElement
  private let attributes: [XMLAttribute]
  private var asked: Set<String> = []

  init(_ element: XMLElement) {
    self.element = element
    attributes = element.attributes
  }

  /// Where the element begins.
  var place: SourcePlace { element.place }

  /// The attribute of a name; nil where there is none.
  mutating func attribute(_ name: String) -> XMLAttribute? {
    asked.insert(name)
    return attributes.first { $0.name == name }
  }

  /// The value of an attribute; nil where there is none.
  mutating func text(_ name: String) -> String? { attribute(name)?.value }

  /// The value of an attribute that has to be there.
  ///
  /// - Throws: `ImportError` with the reason `missing`.
  mutating func requiredText(_ name: String) throws(ImportError) -> String {
    if let text = text(name) { return text }
    throw ImportError(
      .missing, at: place, expected: "'\(name)' of \(Excerpt.quoted(element.name))",
      found: "none", remedy: "add it")
  }

  /// The number of an attribute; nil where there is none, and where it is none, with a warning.
  mutating func number(_ name: String, _ context: inout ImportContext) -> Double? {
    guard let attribute = attribute(name) else { return nil }
    if let number = attribute.value.plainNumber { return number }
    context.warn(
      .wrongType, at: attribute.valuePlace,
      "'\(name)' is \(Excerpt.quoted(attribute.value)), and no number")
    asked.remove(name)
    return nil
  }

  /// The attributes that nobody asked for, in order, and a warning for each.
  ///
  /// - Parameters:
  ///   - context: takes the warnings.
  ///   - known: names of attributes that the format has: no warning comes of them.
  /// - Returns: the attributes, without their places.
  func rest(_ context: inout ImportContext, known: Set<String> = []) -> Extras {
    var extras: Extras = []
    for attribute in attributes where !asked.contains(attribute.name) {
      if !known.contains(attribute.name), !attribute.name.hasPrefix("xmlns") {
        context.warn(
          .unknownMember, at: attribute.place,
          "the attribute \(Excerpt.quoted(attribute.name)) isn't known; it is kept")
      }
      extras.append(JSON.Member(attribute.name, .string(attribute.value)))
    }
    return extras
  }
}

extension String {
  /// The number that the text is: digits with a sign and a point, nothing else.
  var plainNumber: Double? {
    let isPlain = utf8.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard isPlain, let number = Double(self), number.isFinite else { return nil }
    return number
  }
}

extension XMLElement {
  /// The element as it stands, without places: what is kept verbatim.
  var json: JSON { json(depth: 0) }

  /// Deeper than this nothing is kept: no format nests so deep, and what is written can be read.
  private static let mostLevels = 64

  private func json(depth: Int) -> JSON {
    var list = MemberList()
    list.add("element", name)
    let values = attributes.map { JSON.Member($0.name, .string($0.value)) }
    if !values.isEmpty { list.add("attributes", .object(values)) }
    let inner = depth < Self.mostLevels ? children : []
    if !inner.isEmpty { list.add("children", .array(inner.map { $0.json(depth: depth + 1) })) }
    return list.object
  }
}

extension ImportContext {
  /// Warns of an element that the format doesn't have there, and of text beside elements.
  mutating func warnOfUnknown(_ element: XMLElement) {
    warn(
      .unknownMember, at: element.place,
      "the element \(Excerpt.quoted(element.name)) isn't known here; it is kept")
  }
}

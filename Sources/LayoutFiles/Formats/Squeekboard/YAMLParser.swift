internal import CYAML
internal import KeyModel

/// Reads YAML through libyaml's events, so that nothing grows before it was counted.
///
/// A class, since it owns libyaml's parser and the bytes that this reads.
final class YAMLParser {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let file: SourceFile
  /// Values that have an anchor, by its name.
  private var anchors: [String: PositionedYAML] = [:]
  private var count = 0

  /// Longer files aren't read: real layouts have less than 50 KB.
  private static let mostBytes = 4 << 20
  /// Values of a file, those that aliases stand for included.
  private static let mostValues = 100_000
  private static let mostDepth = 32

  /// The single document of a file.
  ///
  /// - Throws: `ImportError` with the reason `syntax`, `limit` or `encoding`.
  static func parse(_ file: SourceFile) throws(ImportError) -> PositionedYAML {
    let start = try file.checkText()
    guard file.bytes.count <= mostBytes else {
      throw .tooLarge(bytes: file.bytes.count, limit: mostBytes, at: file.start)
    }
    return try YAMLParser(file, from: start).document()
  }

  private init(_ file: SourceFile, from start: Int) throws(ImportError) {
    self.file = file
    bytes = .allocate(capacity: max(1, file.bytes.count - start))
    _ = bytes.initialize(from: file.bytes[start...])
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      throw ImportError(
        .unreadable, at: file.start, expected: "memory for libyaml", found: "none",
        remedy: "close something else")
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, file.bytes.count - start)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// One event, with what matters of it.
  private struct Event {
    var kind: yaml_event_type_t
    var text = ""
    var anchor: String?
    var place: SourcePlace
  }

  private func document() throws(ImportError) -> PositionedYAML {
    var event = try next()
    while event.kind == YAML_STREAM_START_EVENT || event.kind == YAML_DOCUMENT_START_EVENT {
      event = try next()
    }
    guard event.kind != YAML_STREAM_END_EVENT else {
      throw ImportError(
        .missing, at: event.place, expected: "a mapping of views and buttons",
        found: "an empty file", remedy: "add them")
    }
    return try value(event, depth: 0)
  }

  private func value(_ event: Event, depth: Int) throws(ImportError) -> PositionedYAML {
    guard depth < Self.mostDepth else {
      throw tooMuch(event, "values at most 32 deep", "deeper ones")
    }
    let result: PositionedYAML
    switch event.kind {
    case YAML_SCALAR_EVENT:
      result = try made(.scalar(event.text), event, parts: 0)
    case YAML_SEQUENCE_START_EVENT: result = try sequence(event, depth: depth)
    case YAML_MAPPING_START_EVENT: result = try mapping(event, depth: depth)
    case YAML_ALIAS_EVENT: return try alias(event)
    default:
      throw ImportError(
        .syntax, at: event.place, expected: "a value", found: "none", remedy: "correct the file")
    }
    if let anchor = event.anchor { anchors[anchor] = result }
    return result
  }

  private func sequence(_ start: Event, depth: Int) throws(ImportError) -> PositionedYAML {
    var elements: [PositionedYAML] = []
    var event = try next()
    while event.kind != YAML_SEQUENCE_END_EVENT {
      elements.append(try value(event, depth: depth + 1))
      event = try next()
    }
    return try made(.sequence(elements), start, parts: elements.reduce(0) { $0 + $1.count })
  }

  private func mapping(_ start: Event, depth: Int) throws(ImportError) -> PositionedYAML {
    var members: [PositionedYAML.Member] = []
    var event = try next()
    while event.kind != YAML_MAPPING_END_EVENT {
      let name = try value(event, depth: depth + 1)
      guard let text = name.text else { throw name.mismatch(expected: "a name") }
      let member = try value(try next(), depth: depth + 1)
      members.append(PositionedYAML.Member(name: text, place: name.place, value: member))
      event = try next()
    }
    return try made(.mapping(members), start, parts: members.reduce(0) { $0 + 1 + $1.value.count })
  }

  /// What an alias stands for is counted again: a few lines could be millions of values.
  private func alias(_ event: Event) throws(ImportError) -> PositionedYAML {
    guard let name = event.anchor, let target = anchors[name] else {
      throw ImportError(
        .badValue, at: event.place, expected: "the name of a value that stands before",
        found: Excerpt.quoted(event.anchor ?? ""), remedy: "write the value itself")
    }
    try add(target.count, event)
    return PositionedYAML(value: target.value, place: event.place, count: target.count)
  }

  private func made(
    _ value: PositionedYAML.Value, _ event: Event, parts: Int
  ) throws(ImportError) -> PositionedYAML {
    try add(1, event)
    return PositionedYAML(value: value, place: event.place, count: parts + 1)
  }

  private func add(_ more: Int, _ event: Event) throws(ImportError) {
    count += more
    guard count <= Self.mostValues else {
      throw tooMuch(event, "at most \(Self.mostValues) values", "more")
    }
  }

  private func tooMuch(_ event: Event, _ expected: String, _ found: String) -> ImportError {
    ImportError(
      .limit, at: event.place, expected: expected, found: found, remedy: "make the layout smaller")
  }

  private func next() throws(ImportError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    var result = Event(kind: event.type, place: place(event.start_mark))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      guard scalar.length <= file.limits.stringBytes else {
        throw tooMuch(
          result, "texts of at most \(file.limits.stringBytes >> 10) KB", "a longer one")
      }
      result.text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      result.anchor = Self.text(scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: result.anchor = Self.text(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: result.anchor = Self.text(event.data.mapping_start.anchor)
    case YAML_ALIAS_EVENT: result.anchor = Self.text(event.data.alias.anchor)
    default: break
    }
    return result
  }

  private static func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func place(_ mark: yaml_mark_t) -> SourcePlace {
    SourcePlace(file: file.name, line: mark.line + 1, column: mark.column + 1)
  }

  private func syntaxError() -> ImportError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "something else"
    // Faults of the encoding have an offset only, and were looked for before.
    return ImportError(
      .syntax, at: place(parser.pointee.problem_mark), expected: "YAML", found: problem,
      remedy: "correct the file")
  }
}

import Glibc
import KeyModel
import LayoutFiles
import Testing

/// The published schema, the reader and the writer say the same of the project's own files.
struct SchemaTests {
  private static let path = SharedLayouts.root + "/docs/keyboard.schema.json"

  private static func schema() throws -> JSON {
    try PositionedJSON.parse(SourceFile(path: path)).plain
  }

  private static func fullText() throws -> String {
    let write = try #require(LayoutFormat.native.write)
    return try write(.full)
  }

  @Test func `a file with everything in it matches the schema`() throws {
    let schema = try Self.schema()
    let value = try PositionedJSON.parse(NativeTests.file(try Self.fullText())).plain
    #expect(SchemaCheck(root: schema).faults(of: value) == [])
  }

  @Test func `real layouts match the schema once they are written as our own`() throws {
    let check = SchemaCheck(root: try Self.schema())
    let write = try #require(LayoutFormat.native.write)
    for reading in SharedLayouts.readings.prefix(15) {
      guard let document = reading.document else { continue }
      let value = try PositionedJSON.parse(NativeTests.file(try write(document))).plain
      #expect(check.faults(of: value) == [], "\(reading.file.name)")
    }
  }

  /// Every member that is written stands in the schema: a check that lets unknown names pass would
  /// not notice.
  @Test func `every member of a file is described`() throws {
    let check = SchemaCheck(root: try Self.schema(), allowsOtherMembers: false)
    let value = try PositionedJSON.parse(NativeTests.file(try Self.fullText())).plain
    #expect(check.faults(of: value) == [])
  }

  @Test(arguments: [
    (#"{"version":1,"id":"a","forms":[{"id":"f","pages":[]}]}"#, "/schema is missing"),
    (#"{"schema":"spoken-keyboard/layout","version":1,"id":"a","forms":[]}"#, "/forms has too few"),
    (
      #"{"schema":"spoken-keyboard/layout","version":1,"id":7,"forms":[{"id":"f","pages":[]}]}"#,
      "/id is no string"
    ),
    (
      #"{"schema":"spoken-keyboard/layout","version":1,"id":"a","forms":[{"id":"f","pages":[{"id":"p","rows":[{"keys":[{"id":"k","role":"wheel"}]}]}]}]}"#,
      "/forms/0/pages/0/rows/0/keys/0/role is none of those listed"
    ),
    (
      #"{"schema":"spoken-keyboard/layout","version":1,"id":"a","forms":[{"id":"f","pages":[{"id":"p","rows":[{"keys":[{"id":"k","role":"function","function":{"name":"page"}}]}]}]}]}"#,
      "/forms/0/pages/0/rows/0/keys/0/function/targetPage is missing"
    ),
  ])
  func `the schema refuses what the reader refuses or warns of`(text: String, fault: String) throws
  {
    let value = try PositionedJSON.parse(NativeTests.file(text)).plain
    #expect(SchemaCheck(root: try Self.schema()).faults(of: value) == [fault])
  }

  @Test(.enabled(if: hasChecker, "check-jsonschema is not installed"))
  func `an independent checker agrees`() throws {
    var template = Array("/tmp/schema-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    #expect(descriptor >= 0)
    close(descriptor)
    let name = String(
      decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(name) }
    try GoldenFile(path: name).write(try Self.fullText())
    #expect(system("check-jsonschema --schemafile '\(Self.path)' '\(name)' >/dev/null") == 0)
  }

  private static let hasChecker = system("command -v check-jsonschema >/dev/null 2>&1") == 0
}

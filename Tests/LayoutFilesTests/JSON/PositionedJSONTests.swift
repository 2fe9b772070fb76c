import KeyModel
import LayoutFiles
import Testing

struct PositionedJSONTests {
  static func file(_ text: String, limits: ImportLimits = ImportLimits()) -> SourceFile {
    SourceFile(name: "test.json", bytes: Array(text.utf8), folder: SourceFolder(limits: limits))
  }

  private static func error(
    _ text: String, _ syntax: JSONSyntax = .strict, limits: ImportLimits = ImportLimits()
  ) -> ImportError? {
    do {
      _ = try PositionedJSON.parse(file(text, limits: limits), syntax: syntax)
      return nil
    } catch {
      return error
    }
  }

  @Test func `values know their places: lines and columns of characters, tabs and CR LF counted`()
    throws
  {
    let json = try PositionedJSON.parse(
      Self.file("{\r\n\t\"é👍\": [1,\r  null],\n\"b\": {\"\": \"\"}}"))
    let first = try #require(json.object?.first)
    #expect(first.name == "é👍")
    #expect((first.place.line, first.place.column) == (2, 2))
    let elements = try #require(first.value.array)
    #expect(elements.map(\.place.line) == [2, 3])
    #expect(elements.map(\.place.column) == [9, 3])
    #expect(json["b"]?.place == SourcePlace(file: "test.json", line: 4, column: 6))
    #expect(json["b"]?[""]?.string == "")
  }

  @Test func `missing, null and empty are three things, and repeated members stay`() throws {
    let json = try PositionedJSON.parse(Self.file(#"{"a": null, "b": "", "a": 1}"#))
    #expect(json["c"] == nil)
    #expect(json["b"]?.string == "")
    #expect(json.object?.map(\.name) == ["a", "b", "a"])
    #expect(json.object?[0].value.isNull == true)
    #expect(json["a"]?.double == 1)
  }

  @Test(arguments: [
    (#""\u00e9\n\\\/\"\t""#, "é\n\\/\"\t"), (#""\uD83D\uDE00""#, "😀"),
    ("\"\u{FEFF}x\"", "\u{FEFF}x"),
    (#""\u0000""#, "\0"), (#""e\u0301""#, "e\u{301}"),
  ])
  func `escapes are resolved`(text: String, expected: String) throws {
    let json = try PositionedJSON.parse(Self.file(text))
    let found = try #require(json.string)
    #expect(Array(found.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("", 1, 1, "a value", "the end of the file"),
    ("{\"a\" 1}", 1, 6, "':'", "'1'"),
    ("[1 2]", 1, 4, "',' or ']'", "'2'"),
    ("{\"a\":1\n\"b\":2}", 2, 1, "',' or '}'", "'\"'"),
    ("[1,]", 1, 4, "a value after the comma", "']'"),
    ("[01]", 1, 2, "a number without leading zeros", "'0'"),
    ("[-]", 1, 3, "a digit", "']'"), ("[1.]", 1, 4, "a digit", "']'"),
    ("[1e]", 1, 4, "a digit", "']'"), ("[+1]", 1, 2, "a value", "'+'"),
    ("[tru]", 1, 2, "a value", "'t'"), ("[nullx]", 1, 2, "a value", "'n'"),
    ("[\"a", 1, 4, "the quote that ends the text", "the end of the file"),
    (
      "[\"a\nb\"]", 1, 4, "the quote that ends the text, or control characters as escapes",
      "'<U+000A>'"
    ),
    ("[\"\\x41\"]", 1, 3, "an escape that JSON has", "'\\'"),
    ("[\"\\uD800\"]", 1, 3, "both halves of a surrogate pair", "'\\'"),
    ("[\"\\u12\"]", 1, 3, "4 hexadecimal digits after the backslash", "'\\'"),
    ("{a:1}", 1, 2, "a name in double quotes", "'a'"),
    ("[1] x", 1, 5, "the end of the file", "'x'"),
    ("// c\n1", 1, 1, "a value", "'/'"), ("[\"é\" \u{301}]", 1, 6, "',' or ']'", "'<U+0301>'"),
  ])
  func `what isn't JSON is refused at its place`(
    text: String, line: Int, column: Int, expected: String, found: String
  ) throws {
    let error = try #require(Self.error(text))
    #expect(error.reason == .syntax)
    #expect((error.place.line, error.place.column) == (line, column))
    #expect((error.expected, error.found) == (expected, found))
  }

  @Test(arguments: [
    ("// a\n[1, /* b */ 2]", JSONSyntax.comments, "[1,2]"),
    ("{\"a\": [1,], }", .trailingCommas, "{\"a\":[1]}"),
    ("{a: 'b\\'c', $d_1: \"\\x41\"}", .javaScript, "{\"a\":\"b'c\",\"$d_1\":\"A\"}"),
    ("[this._v>13?\"new\":\"old\", !0, !1]", .javaScript, "[\"new\",true,false]"),
    ("[1];more(text)", .moreText, "[1]"), ("\u{FEFF}[1]", .strict, "[1]"),
  ])
  func `loose forms are read where a format has them`(
    text: String, syntax: JSONSyntax, compact: String
  ) throws {
    #expect(
      try PositionedJSON.parse(Self.file(text), syntax: syntax).plain.text(.compact) == compact)
  }

  @Test(arguments: [
    ("/* a", JSONSyntax.comments, 1, 1), ("[1 /x]", .comments, 1, 4), ("[a?1]", .javaScript, 1, 5),
    ("[a?1:]", .javaScript, 1, 6), ("[a+b]", .javaScript, 1, 2),
  ])
  func `a loose form that is none is refused too`(
    text: String, syntax: JSONSyntax, line: Int, column: Int
  ) throws {
    let error = try #require(Self.error(text, syntax))
    #expect((error.place.line, error.place.column) == (line, column))
  }

  @Test func `depth, length and number of values are limited`() throws {
    var limits = ImportLimits()
    limits.depth = 3
    limits.stringBytes = 5
    limits.values = 6
    #expect(Self.error("[[[1]]]", limits: limits) == nil)
    #expect(Self.error("[[[[1]]]]", limits: limits)?.reason == .limit)
    #expect(Self.error("[[[[1]]]]", limits: limits)?.place.column == 4)
    #expect(Self.error("\"12345\"", limits: limits) == nil)
    #expect(Self.error("\"123456\"", limits: limits)?.reason == .limit)
    #expect(Self.error("\"\\n123456\"", limits: limits)?.reason == .limit)
    #expect(Self.error("[1,2,3,4,5]", limits: limits) == nil)
    #expect(Self.error("[1,2,3,4,5,6]", limits: limits)?.reason == .limit)
  }

  @Test func `a hundred thousand brackets are refused, not followed`() throws {
    let error = try #require(Self.error(String(repeating: "[", count: 100_000)))
    #expect(error.reason == .limit)
    #expect(error.place.column == 257)
    let conditions = "[" + String(repeating: "a?", count: 100_000)
    #expect(Self.error(conditions, .javaScript) != nil)
  }
}

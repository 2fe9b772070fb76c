import KeyModel
import LayoutFiles
import Testing

struct XMLDocumentTests {
  @Test func `elements and attributes know their lines and columns`() throws {
    let root = try parse("<a>\n\t<b one='1' two=\"é\"\n   three='x'/><!-- < -->é<c/>\n</a>").root
    let b = try #require(root.children("b").first)
    #expect(place(root.place) == "1:1")
    #expect(place(b.place) == "2:2")
    #expect(b.attributes.map(\.name) == ["one", "two", "three"])
    #expect(b.attributes.map { place($0.place) } == ["2:5", "2:13", "3:4"])
    #expect(b.attributes.map { place($0.valuePlace) } == ["2:10", "2:18", "3:11"])
    #expect(root.children("c").first.map { place($0.place) } == "3:26")
    #expect(root.hasText)
    #expect(!b.hasText)
  }

  @Test func `words of a value know their places, across lines too`() throws {
    let root = try parse("<row keys=' ab  é\n c'/>").root
    let words = try #require(root.attribute("keys")).words
    #expect(words.map(\.text) == ["ab", "é", "c"])
    #expect(words.map { place($0.place) } == ["1:13", "1:17", "2:2"])
  }

  @Test func `references and entities of the file's own are resolved`() throws {
    let text = "<!DOCTYPE a [<!ENTITY e 'x&#38;#38;y'>]><a v='&lt;&e;&#x41;\u{1F600}'/>"
    #expect(try parse(text).root["v"] == "<x&yA\u{1F600}")
  }

  @Test func `UTF-16 is converted, of either order, with a mark or without`() throws {
    let text = "<a>\n  <b v='é'/></a>"
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [big, little, [0xFE, 0xFF] + big, [0xFF, 0xFE] + little] {
      let b = try #require(try parse(bytes).root.children.first)
      #expect(b["v"] == "é")
      #expect(place(b.place) == "2:3")
    }
  }

  @Test func `names with prefixes stay as they are, declared or not`() throws {
    let root = try parse("<a xmlns:x='u' x:b='1' y:c='2'/>").root
    #expect(root.attributes.map(\.name) == ["xmlns:x", "x:b", "y:c"])
  }

  struct Refusal: CustomTestStringConvertible {
    var name: String
    var text: String
    var reason: ImportError.Reason
    var place: String
    var expected: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Refusal(
      name: "nothing", text: "", reason: .syntax, place: "1:1", expected: "an element"),
    Refusal(
      name: "no XML", text: "hello", reason: .syntax, place: "1:1", expected: "an element"),
    Refusal(
      name: "wrong nesting", text: "<a>\n  <b></a>\n</b>", reason: .syntax, place: "2:6",
      expected: "the end tag of 'b'"),
    Refusal(
      name: "no end", text: "<a>\n  <b/>", reason: .syntax, place: "2:7",
      expected: "the end tag of 'a'"),
    Refusal(
      name: "the same attribute twice", text: "<a b='1' b='2'/>", reason: .syntax, place: "1:15",
      expected: "each attribute once"),
    Refusal(
      name: "a control character", text: "<a b='\u{8}'/>", reason: .syntax, place: "1:7",
      expected: "a character that XML allows"),
    Refusal(
      name: "a reference to a control character", text: "<a b='&#x0008;'/>", reason: .syntax,
      place: "1:7", expected: "a character that XML allows"),
    Refusal(
      name: "an unknown entity", text: "<!DOCTYPE a SYSTEM 'no.dtd'><a b='&nbsp;'/>",
      reason: .syntax, place: "1:41", expected: "an entity that the file declares"),
    Refusal(
      name: "an entity of another file",
      text: "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>", reason: .syntax,
      place: "1:61", expected: "an entity with a text"),
    Refusal(
      name: "a parameter entity of another file",
      text: "<!DOCTYPE a [<!ENTITY % e SYSTEM 'file:///etc/passwd'>%e;]><a/>", reason: .syntax,
      place: "1:54", expected: "a document type without parameter entities"),
    Refusal(
      name: "an entity of elements", text: "<!DOCTYPE a [<!ENTITY e '<b/>'>]><a>&e;</a>",
      reason: .syntax, place: "1:32", expected: "an entity of plain text"),
    Refusal(
      name: "a billion laughs", text: billionLaughs, reason: .limit, place: "2:11",
      expected: "entities that expand to at most 1048576 characters"),
    Refusal(
      name: "a billion laughs between tags",
      text: billionLaughs.replacing("v='&e9;'/", with: "") + "&e9;</a>", reason: .limit,
      place: "2:9", expected: "entities that expand to at most 1048576 characters"),
    Refusal(
      name: "entities that name each other deep", text: chain(17) + "<a v='&e17;'/>",
      reason: .limit, place: "1:347",
      expected: "entities that name each other at most 16 deep"),
    Refusal(
      name: "entities that name each other a thousand deep, between tags",
      text: chain(1500) + "<a>&e1500;</a>", reason: .limit, place: "1:347",
      expected: "entities that name each other at most 16 deep"),
    Refusal(
      name: "entities that name later ones a thousand deep",
      text: "<!DOCTYPE a [" + (1...1500).map { "<!ENTITY e\($0) '&e\($0 + 1);'>" }.joined()
        + "<!ENTITY e1501 'x'>]>\n<a>&e1;</a>", reason: .limit, place: "2:8",
      expected: "entities that name each other at most 16 deep"),
    Refusal(
      name: "a net of entities that name one which isn't declared",
      text: "<!DOCTYPE a ["
        + (0..<14).map { layer in
          (0..<10).map { number in
            "<!ENTITY e\(layer)-\(number) '"
              + (0..<10).map { "&e\(layer + 1)-\($0);" }.joined() + "'>"
          }.joined()
        }.joined() + "]>\n<a>&e0-0;</a>", reason: .syntax, place: "2:10",
      expected: "an entity that the file declares"),
    Refusal(
      name: "a long entity a thousand times",
      text: "<!DOCTYPE a [<!ENTITY e '\(String(repeating: "x", count: 2000))'>]>\n<a>"
        + String(repeating: "<b v='&e;'/>", count: 1000) + "</a>",
      reason: .limit, place: "2:6289",
      expected: "entities that expand to at most 1048576 characters"),
    Refusal(
      name: "an entity of itself",
      text: "<!DOCTYPE a [<!ENTITY e '&f;'><!ENTITY f '&e;'>]><a b='&e;'/>", reason: .limit,
      place: "1:48", expected: "entities that name each other at most 16 deep"),
    Refusal(
      name: "an entity that names itself by the number of a character",
      text: "<!DOCTYPE a [<!ENTITY e '&#38;e;'>]><a b='&e;'/>", reason: .limit,
      place: "1:35", expected: "entities that name each other at most 16 deep"),
    Refusal(
      name: "a long list in the document type",
      text: "<!DOCTYPE a [<!ATTLIST a b (" + (0..<20_000).map { "v\($0)|" }.joined()
        + "z) #IMPLIED>]><a/>",
      reason: .limit, place: "1:1", expected: "a document type of at most 64 KB"),
    Refusal(
      name: "thousands of names", text: "<r>" + (0..<20_000).map { "<a\($0)/>" }.joined() + "</r>",
      reason: .limit, place: "1:78886", expected: "at most 10000 different names"),
    Refusal(
      name: "thousands of instructions", text: "<r>" + String(repeating: "<?a?>", count: 2000),
      reason: .limit, place: "1:5004", expected: "at most 1000 processing instructions"),
    Refusal(
      name: "deep elements", text: String(repeating: "<a>", count: 300), reason: .limit,
      place: "1:769", expected: "elements nested at most 256 deep"),
    Refusal(
      name: "an element of thousands of attributes",
      text: "<a " + (0..<2000).map { "a\($0)='' " }.joined() + "/>", reason: .limit,
      place: "1:1", expected: "at most 1000 attributes of an element"),
    Refusal(
      name: "a long value", text: "<a b='\(String(repeating: "x", count: 300_000))'/>",
      reason: .limit, place: "1:7", expected: "a text of at most 256 KB"),
    Refusal(
      name: "another encoding",
      text: "<?xml version='1.0' encoding='ISO-8859-1'?><a b='\u{C3}\u{A9}'/>",
      reason: .encoding, place: "1:21", expected: "UTF-8 text"),
  ])
  func `what isn't well-formed, or asks for too much, is refused with its place`(
    refusal: Refusal
  ) throws {
    let error = try #require(throws: ImportError.self) { try parse(refusal.text) }
    #expect(error.reason == refusal.reason)
    #expect(place(error.place) == refusal.place)
    #expect(error.expected == refusal.expected)
  }

  /// A document type of entities, each of which names the one before, and a line's end.
  private static func chain(_ count: Int) -> String {
    "<!DOCTYPE a [<!ENTITY e0 'x'>"
      + (1...count).map { "<!ENTITY e\($0) '&e\($0 - 1);'>" }.joined() + "]>\n"
  }

  @Test func `entities may name each other a little`() throws {
    #expect(try parse(Self.chain(15) + "<a v='&e15;&e15;'/>").root["v"] == "xx")
  }

  @Test func `a large file is read`() throws {
    let line = "<map iso='C01' to='a'/>\n"
    let filler = "<!-- \(String(repeating: "-x", count: 100_000)) -->\n"
    let text = "<a>" + String(repeating: filler + line, count: 60) + "</a>"
    #expect(text.utf8.count > 12_000_000)
    let root = try parse(text).root
    #expect(root.children.count == 60)
    #expect(root.children.last?.place.line == 120)
  }

  private static let billionLaughs =
    "<!DOCTYPE a [<!ENTITY e0 'lol'>"
    + (1...9).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>" }.joined()
    + "]>\n<a v='&e9;'/>"

  @Test func `references to control characters are read where a format has them`() throws {
    let text = "<a b='&#x0008;é&#8;&#x1;' c='&#x41;'>\n<d e='&#xFFFF;&#9;' f=''/></a>"
    let file = SourceFile(name: "a.keylayout", bytes: Array(text.utf8))
    let root = try XMLDocument.parse(file, syntax: .controlReferences).root
    #expect(root["b"] == "\u{8}é\u{8}\u{1}")
    #expect(root["c"] == "A")
    #expect(root.attribute("c").map { place($0.place) } == "1:27")
    #expect(root.children.first?["e"] == "\u{FFFF}\t")
    #expect(root.children.first?.attribute("f").map { place($0.place) } == "2:21")
  }

  private func parse(_ text: String) throws -> XMLDocument { try parse(Array(text.utf8)) }

  private func parse(_ bytes: [UInt8]) throws -> XMLDocument {
    try XMLDocument.parse(SourceFile(name: "a.xml", bytes: bytes))
  }

  private func place(_ place: SourcePlace) -> String { "\(place.line):\(place.column)" }
}

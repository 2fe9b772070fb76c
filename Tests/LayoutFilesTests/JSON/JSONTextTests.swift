import LayoutFiles
import Testing

struct JSONTextTests {
  private static let value = JSON.object([
    .init("list", .array([.number(1), .number(1.5), .null, .bool(true)])),
    .init("empty", .object([])), .init("texts", .array([.string("é"), .string("")])),
  ])

  @Test func `compact text has no blanks, expanded one line an item`() {
    #expect(
      Self.value.text(.compact)
        == #"{"list":[1,1.5,null,true],"empty":{},"texts":["é",""]}"#)
    #expect(
      Self.value.text(.expanded) == """
        {
          "list": [
            1,
            1.5,
            null,
            true
          ],
          "empty": {},
          "texts": [
            "é",
            ""
          ]
        }

        """)
  }

  @Test func `fitted text keeps on a line what fits into a hundred columns with a comma`() {
    let short = JSON.array([.string(String(repeating: "é", count: 95))])
    #expect(short.text(.fitted).split(separator: "\n").count == 1)
    let long = JSON.array([.string(String(repeating: "é", count: 96))])
    #expect(long.text(.fitted).split(separator: "\n").count == 3)
    #expect(Self.value.text(.fitted).split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("a\"\\\n\u{1B}", #""a\"\\\n\u001B""#), ("\u{301}", #""\u0301""#), ("\u{F19F}", #""\uF19F""#),
    ("\u{200D}", #""\u200D""#), ("\u{F200D}", #""\uDB88\uDC0D""#), ("\u{A0}", #""\u00A0""#),
    ("😀", "\"😀\""), ("\u{7F}\u{85}\u{2028}", #""\u007F\u0085\u2028""#),
  ])
  func `what can't be seen or joins other characters is escaped`(text: String, written: String) {
    #expect(JSON.string(text).text(.compact) == written)
  }

  @Test(arguments: [
    (1.0, "1"), (-0.5, "-0.5"), (1e20, "1e+20"), (0.1, "0.1"), (Double.infinity, "null"),
    (Double.nan, "null"), (-0.0, "0"),
  ])
  func `numbers are as short as they can be`(number: Double, text: String) {
    #expect(JSON.number(number).text(.compact) == text)
  }
}

import Testing

@testable import LabelAudit

/// The report for summaries and comments.
struct MarkdownReportTests {
  @Test func `a layout is a table`() {
    #expect(
      MarkdownReport.text(of: report([finding("a | b")])) == """
        ## Audit of labels

        1 file, 1 layout: 1 error

        ### pad, pad.json

        | severity | key | finding | rule | place |
        |---|---|---|---|---|
        | error | DEL | a &#124; b; label it “Delete” | label-missing | 12:5, page letters |

        """)
  }

  @Test func `nothing found is one line`() {
    #expect(
      MarkdownReport.text(of: report())
        == "## Audit of labels\n\n1 file, 1 layout: nothing found\n")
  }

  @Test func `it fits into a comment, and tells what it leaves out`() {
    let text = MarkdownReport.text(of: report((0..<2_000).map { _ in finding() }))
    #expect(text.unicodeScalars.count < 65_536)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| error") }
    #expect(rows > 500)
    #expect(text.contains("**\(2_000 - rows) more findings are left out** to keep this short."))
  }

  @Test(arguments: [
    ("`x` *y* _z_ ~a~", "&#96;x&#96; &#42;y&#42; &#95;z&#95; &#126;a&#126;"),
    ("<img onerror=x>", "&#60;img onerror&#61;x&#62;"),
    ("[a](b)", "&#91;a&#93;(b)"), ("a\\|b", "a&#92;&#124;b"), ("&amp;", "&#38;amp;"),
    ("@name", "&#64;&#8203;name"), ("#12", "&#35;&#8203;12"), ("a@b.c", "a&#64;&#8203;b.c"),
    (":smile:", ":&#8203;smile:"), ("https://x.y", "https:&#8203;//x.y"),
    ("www.x.y", "www&#8203;.x.y"), ("a: b, 3:4", "a: b, 3:4"),
    ("\n\u{202E}\0", "\\u&#123;A&#125;\\u&#123;202E&#125;\\u&#123;0&#125;"),
  ])
  func `nothing of a label means anything to Markdown`(_ text: String, _ escaped: String) {
    #expect(
      MarkdownText.escaped(text) == escaped.replacing("\\u", with: "&#92;u"))
  }
}

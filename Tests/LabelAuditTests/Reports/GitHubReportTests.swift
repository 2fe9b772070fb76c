import KeyModel
import LabelAudit
import Testing

/// The report that GitHub's workflows read.
struct GitHubReportTests {
  @Test func `a finding is a command with its place`() {
    #expect(
      GitHubReport.text(of: report([finding(evidence: [heardDelete])])) == """
        ::error file=pad.json,line=12,col=5,title=spoken-keyboard%3A label-missing::DEL: no label; \
        label it “Delete”. Heard: [dˈɛl], 0.3 s, for “DEL” as text in en by eSpeak NG 1.51, voice \
        gmw/en

        """)
  }

  @Test func `what separates and ends commands is escaped`() {
    #expect(
      GitHubReport.text(of: unreadable)
        == "::error file=a%2C b.json,line=1,col=2,title=spoken-keyboard%3A not read::100%25 broken\n"
    )
    let hostile = finding("a\r\n::error::b", key: nil, page: nil)
    #expect(
      GitHubReport.text(of: report([hostile])).hasSuffix(
        "::Layout “pad”: a\\u{D}\\u{A}::error::b; label it “Delete”\n"))
  }

  @Test func `errors come first, and nothing found is nothing written`() {
    let lines = GitHubReport.text(
      of: report([
        finding(severity: .note), finding(severity: .warning), finding(severity: .error),
      ])
    ).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["::error", "::warning", "::notice"])
    #expect(GitHubReport.text(of: report()) == "")
  }

  @Test(arguments: [(10, 0), (11, 1), (40, 30)])
  func `ten of a kind are shown, a last notice tells of the rest`(_ count: Int, _ rest: Int) {
    let text = GitHubReport.text(of: report((0..<count).map { _ in finding() }))
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == min(count, 10))
    #expect(lines.count { $0.hasPrefix("error: pad.json:12:5: DEL") } == rest)
    guard rest > 0 else { return }
    #expect(lines[lines.count - 2] == "::endgroup::")
    #expect(
      lines.last == """
        ::notice title=spoken-keyboard::\(rest) more \(rest == 1 ? "is" : "are") in the log of this \
        step: GitHub shows 10 annotations of each kind
        """)
  }

  @Test func `the last notice is one of the ten`() {
    let text = GitHubReport.text(of: report((0..<10).map { _ in finding(severity: .note) }))
    #expect(text.split(separator: "\n").count == 10)
    let more = GitHubReport.text(of: report((0..<11).map { _ in finding(severity: .note) }))
    #expect(more.split(separator: "\n").count { $0.hasPrefix("::notice ") } == 10)
  }

  @Test func `paths begin at the folder of the project`() {
    var options = ReportOptions()
    options.folder = "/project"
    let place = SourcePlace(file: "/project/sub/../pad.json", line: 1, column: 1)
    let text = GitHubReport.text(of: report([finding(place: place)]), options: options)
    #expect(text.hasPrefix("::error file=pad.json,line=1,"))
  }
}

import KeyModel
import LabelAudit
import Testing

/// The report for services that show findings beside the code.
struct SARIFReportTests {
  /// The report without rules, of a preset before the first.
  private func lines(_ report: AuditReport, from start: String, to end: String) -> [String] {
    let lines = SARIFReport.text(of: report).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
    let first = lines.firstIndex { $0.hasPrefix(start) } ?? lines.endIndex
    return Array(lines[first...].prefix { !$0.hasPrefix(end) })
  }

  @Test func `a finding has a level, places and fingerprints`() {
    let related = KeyName(
      page: "a/b", id: "k~1", title: "x", name: "x", function: "insert",
      place: SourcePlace(file: "other file.json", line: 3, column: 4))
    let found = finding(related: [related], evidence: [heardDelete])
    #expect(
      lines(report([found], preset: 0), from: "\"results\"", to: "\"properties\": {") == [
        "\"results\": [", "{",
        "\"ruleId\": \"label-missing\",", "\"ruleIndex\": -1,", "\"kind\": \"fail\",",
        "\"level\": \"error\",", "\"message\": {",
        "\"text\": \"DEL: no label; label it “Delete”. Also: x on a/b. Heard: [dˈɛl], 0.3 s, "
          + "for “DEL” as text in en by eSpeak NG 1.51, voice gmw/en\"", "},",
        "\"locations\": [", "{", "\"physicalLocation\": {", "\"artifactLocation\": {",
        "\"uri\": \"pad.json\",", "\"uriBaseId\": \"%SRCROOT%\",", "\"index\": 0", "},",
        "\"region\": {", "\"startLine\": 12,", "\"startColumn\": 5", "}", "},",
        "\"logicalLocations\": [", "{", "\"name\": \"delete\",",
        "\"fullyQualifiedName\": \"pad/letters/delete\",", "\"kind\": \"key\"", "}", "]", "}",
        "],",
        "\"relatedLocations\": [", "{", "\"id\": 1,", "\"message\": {", "\"text\": \"x\"", "},",
        "\"physicalLocation\": {", "\"artifactLocation\": {",
        "\"uri\": \"other%20file.json\",", "\"uriBaseId\": \"%SRCROOT%\",", "\"index\": 1", "},",
        "\"region\": {", "\"startLine\": 3,", "\"startColumn\": 4", "}", "},",
        "\"logicalLocations\": [", "{", "\"name\": \"k~1\",",
        "\"fullyQualifiedName\": \"pad/a~1b/k~01\",", "\"kind\": \"key\"", "}", "]", "}", "],",
        "\"partialFingerprints\": {", "\"spokenKeyboard/v1\": \"0123456789abcdef\",",
        "\"primaryLocationLineHash\": \"0123456789abcdef:1\"", "},",
        "\"suppressions\": [],",
      ])
  }

  @Test func `what a person has to judge has no level`() {
    let text = SARIFReport.text(of: report([finding(confidence: .review)], preset: 0))
    #expect(text.contains("\"kind\": \"review\",\n          \"level\": \"none\","))
  }

  @Test func `accepted findings stay, with their reason or their state`() {
    let accepted = [AcceptedFinding(finding(), reason: "as agreed")]
    let text = SARIFReport.text(
      of: report([finding()], suppressed: accepted, known: [finding()], hasBaseline: true))
    #expect(
      text.contains("\"kind\": \"external\",\n              \"justification\": \"as agreed\""))
    #expect(text.split(separator: "\"baselineState\": \"new\"").count == 3)
    #expect(text.split(separator: "\"baselineState\": \"unchanged\"").count == 2)
    #expect(text.contains("\"0123456789abcdef:3\""))
    #expect(!SARIFReport.text(of: report([finding()])).contains("baselineState"))
  }

  @Test func `a run without findings has an empty list`() {
    #expect(SARIFReport.text(of: report()).contains("\"results\": [],"))
  }

  @Test func `all rules of the preset are told, found or not`() {
    let text = SARIFReport.text(of: report())
    for rule in Rule.all { #expect(text.contains("\"id\": \"\(rule.id)\",\n")) }
  }

  @Test func `what was not looked at is told`() {
    let notRun = report(outcomes: [RuleOutcome("speech-hex", .notRun("nobody listened"))])
    let text = SARIFReport.text(of: notRun)
    #expect(text.contains("\"text\": \"Not run over 1 layout, since nobody listened\""))
    #expect(text.contains("\"executionSuccessful\": true"))
    let failed = SARIFReport.text(of: unreadable)
    #expect(failed.contains("\"executionSuccessful\": false"))
    #expect(failed.contains("\"uri\": \"a%2C%20b.json\""))
  }

  @Test func `a layout that is no file has no place in one`() {
    let place = SourcePlace(file: "pad.json", line: 1, column: 1)
    var builtIn = report([finding(place: nil), finding(place: place)])
    builtIn.files[0].isPath = false
    let text = SARIFReport.text(of: builtIn)
    #expect(!text.contains("physicalLocation"))
    #expect(text.contains("\"artifacts\": [],"))
  }

  @Test func `a label makes no link`() {
    let text = SARIFReport.text(of: report([finding("[x](https://x.y)")]))
    #expect(text.contains("[x] (https"))
  }
}

import LabelAudit
import Testing

/// The report that services for tests read.
struct JUnitReportTests {
  @Test func `each outcome is a case of its kind`() {
    let outcomes = [
      RuleOutcome("label-length", .pass),
      RuleOutcome("label-missing", .findings(2)),
      RuleOutcome("speech-hex", .notRun("nobody listened")),
      RuleOutcome("target-size", .notApplicable("no frames")),
    ]
    let found = [finding("a < b"), finding("perhaps", confidence: .review)]
    let accepted = [AcceptedFinding(finding(), reason: "as agreed")]
    #expect(
      JUnitReport.text(
        of: report(found, suppressed: accepted, known: [finding()], outcomes: outcomes))
          == """
          <?xml version="1.0" encoding="UTF-8"?>
          <testsuites>
            <testsuite name="pad.json" package="spoken-keyboard" id="0" \
          timestamp="1970-01-01T00:00:00" hostname="localhost" tests="7" failures="1" errors="0" \
          skipped="5" time="0">
              <properties/>
              <testcase name="label-length" classname="pad" time="0"/>
              <testcase name="label-missing, page letters, key delete" classname="pad" time="0">
                <failure message="DEL: a &lt; b" type="error">pad.json:12:5: DEL: a &lt; b; label it \
          “Delete” [error, label-missing]</failure>
              </testcase>
              <testcase name="label-missing, page letters, key delete, 2" classname="pad" time="0">
                <skipped message="a person has to look: DEL: perhaps"/>
              </testcase>
              <testcase name="label-missing, page letters, key delete, 3" classname="pad" time="0">
                <skipped message="suppressed: as agreed"/>
              </testcase>
              <testcase name="label-missing, page letters, key delete, 4" classname="pad" time="0">
                <skipped message="in the baseline"/>
              </testcase>
              <testcase name="speech-hex" classname="pad" time="0">
                <skipped message="not run: nobody listened"/>
              </testcase>
              <testcase name="target-size" classname="pad" time="0">
                <skipped message="not applicable: no frames"/>
              </testcase>
              <system-out></system-out>
              <system-err/>
            </testsuite>
          </testsuites>

          """)
  }

  @Test func `a finding that the exit status doesn't count is output, no failure`() {
    let note = report(
      [finding(severity: .note)], outcomes: [RuleOutcome("label-missing", .findings(1))])
    let text = JUnitReport.text(of: note)
    #expect(text.contains("failures=\"0\""))
    #expect(text.contains("<system-out>pad.json:12:5: DEL: no label; label it “Delete” [note, "))
    var options = ReportOptions()
    options.failsOn = .note
    #expect(JUnitReport.text(of: note, options: options).contains("failures=\"1\""))
  }

  @Test func `a file that can't be read is an error`() {
    let text = JUnitReport.text(of: unreadable)
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\""))
    #expect(text.contains("<error message=\"a, b.json:1:2: 100% broken\" type=\"file-not-read\"/>"))
  }

  @Test func `a suppression that hides nothing fails as a warning does`() {
    let unused = report(unusedSuppressions: [Suppression(rule: "label-missing", reason: "old")])
    let failure = """
      <failure message="Suppression of label-missing is not used: old" type="unused-suppression">
      """
    #expect(JUnitReport.text(of: unused).contains(failure))
    var options = ReportOptions()
    options.failsOn = .error
    #expect(!JUnitReport.text(of: unused, options: options).contains("<failure"))
  }
}

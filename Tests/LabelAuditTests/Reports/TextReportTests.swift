import KeyModel
import LabelAudit
import Testing

/// The report for people, as a listener hears it.
struct TextReportTests {
  private func lines(_ subject: AuditSubject, ignoring ignored: Set<RuleID> = []) -> [String] {
    var settings = AuditSettings()
    settings.choices.ignored = Set(Rule.all.filter(\.listens).map(\.id)).union(ignored)
    let layout = Audit(settings: settings).report(on: subject)
    let report = AuditReport(
      files: [FileReport(file: subject.name.file, layouts: [layout])], preset: 1)
    return TextReport.text(of: report).split(separator: "\n").map(String.init)
  }

  @Test func `the key's name stands first, a symbol with its Unicode name`() {
    var bad = key("⌫", id: "delete", does: .deleteBackward)
    bad.key.place = SourcePlace(file: "pad.json", line: 12, column: 5)
    #expect(
      lines(layout([key("1"), bad])) == [
        "1 file, 1 layout: 1 error",
        "⌫ U+232B ERASE TO THE LEFT: no label: it is called by its title “⌫” (U+232B ERASE TO THE LEFT), "
          + "which doesn't say what it does; label it “Delete” "
          + "[error, label-from-title, pad.json:12:5, page letters]",
      ])
  }

  @Test func `a clean layout is one line`() {
    #expect(lines(layout([key("1"), delete])) == ["1 file, 1 layout: nothing found"])
  }

  @Test func `suggestions are in the layout's language, and in English`() {
    let found = lines(layout([key("⌫", id: "delete", does: .deleteBackward)], language: "de"))
    #expect(found.last?.contains("label it “Löschen” (de; en: “Delete”)") == true)
  }
}

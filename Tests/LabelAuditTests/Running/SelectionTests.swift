import KeyModel
import LabelAudit
import Testing

/// Which rules are run, and how much they matter.
struct SelectionTests {
  private let subject = layout([
    key("CP", id: "caps", does: .capsLock), key("BP", label: "Delete.", does: .deleteBackward),
  ])

  @Test func `only selected rules are run`() {
    let report = Audit(settings: settings { $0.choices.selected = ["label-punctuation"] })
      .report(on: subject)
    #expect(report.findings.map(\.rule) == ["label-punctuation"])
    #expect(report.outcomes.map(\.rule) == ["label-punctuation"])
  }

  @Test func `ignored rules aren't run`() {
    #expect(
      rules(in: subject) { $0.choices.ignored = ["label-punctuation"] } == ["label-from-title"])
  }

  @Test func `choices for a path win in its files and hold nowhere else`() {
    var choices = RuleChoices()
    choices.severities = ["label-from-title": .note]
    choices.ignored = ["label-punctuation"]
    func found(_ pattern: String) -> [Finding] {
      findings(in: subject) {
        $0.choices.severities = ["label-from-title": .warning]
        $0.choicesByPath = [PathChoices(path: Glob(pattern), choices: choices)]
      }
    }
    #expect(found("test.json").map(\.severity) == [.note])
    #expect(found("other.json").map(\.severity) == [.warning, .warning])
  }

  @Test func `rules that hear are told not to have been run where nobody listens`() {
    let outcomes = Audit().report(on: subject).outcomes
    let silent = outcomes.filter { $0.outcome == .notRun("nobody listened") }
    #expect(Set(silent.map(\.rule)) == Set(Rule.all.filter(\.listens).map(\.id)))
  }

  @Test func `every selected rule has an outcome`() {
    #expect(Audit().report(on: subject).outcomes.map(\.rule) == Rule.all.map(\.id))
  }

  private func settings(_ change: (inout AuditSettings) -> Void) -> AuditSettings {
    var settings = AuditSettings()
    change(&settings)
    return settings
  }
}

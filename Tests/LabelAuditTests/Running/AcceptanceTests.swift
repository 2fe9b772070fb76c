import KeyModel
import LabelAudit
import Testing

/// Suppressions and baselines hide what they are for, and nothing else.
struct AcceptanceTests {
  private let subject = layout([
    key("CP", id: "caps", does: .capsLock), key("BP", id: "bp", does: .deleteBackward),
  ])

  private func report() -> LayoutReport { Audit().report(on: subject) }

  private func applying(_ suppressions: [Suppression], day: String = "2026-11-30")
    -> (LayoutReport, [Suppression])
  {
    var acceptance = Acceptance(suppressions: suppressions, day: day)
    var report = report()
    acceptance.apply(to: &report)
    return (report, acceptance.unused)
  }

  @Test func `a suppressed finding is told with its reason and doesn't count`() {
    let (report, unused) = applying([
      Suppression(rule: "label-from-title", key: Glob("caps"), reason: "printed so")
    ])
    #expect(report.findings.map(\.key?.id) == ["bp"])
    #expect(report.suppressed.map(\.reason) == ["printed so"])
    #expect(unused == [])
  }

  @Test func `a rule whose findings are all suppressed is neither passed nor found`() {
    let (report, _) = applying([Suppression(rule: "label-from-title", reason: "all")])
    let outcome = report.outcomes.first { $0.rule == "label-from-title" }
    #expect(outcome?.outcome == .suppressed(2))
  }

  @Test(arguments: [
    Suppression(rule: "label-from-title", path: Glob("other/*"), reason: "elsewhere"),
    Suppression(rule: "label-from-title", page: Glob("numbers"), reason: "elsewhere"),
    Suppression(rule: "label-from-title", key: Glob("shift"), reason: "elsewhere"),
    Suppression(rule: "label-missing", reason: "another rule"),
    Suppression(rule: "label-from-title", reason: "over", expires: "2026-11-29"),
  ])
  func `what hides nothing is told to be unused`(_ suppression: Suppression) {
    let (report, unused) = applying([suppression])
    #expect(report.findings.count == 2)
    #expect(unused == [suppression])
  }

  @Test func `a suppression holds through its last day`() {
    let (report, _) = applying([
      Suppression(rule: "label-from-title", reason: "for now", expires: "2026-11-30")
    ])
    #expect(report.findings == [])
  }

  @Test func `a baseline hides old findings after keys moved and pages were renamed`() {
    let baseline = Baseline(of: [report()])
    let moved = layout([
      page(
        "main",
        [
          key("XX", id: "x", does: .escape), key("BP", id: "r1k2", does: .deleteBackward),
          key("CP", id: "r1k3", does: .capsLock),
        ])
    ])
    var acceptance = Acceptance(suppressions: [], baseline: baseline, day: "2026-11-30")
    var report = Audit().report(on: moved)
    acceptance.apply(to: &report)
    #expect(report.findings.map(\.key?.id) == ["x"])
    #expect(report.known.count == 2)
  }

  @Test func `a baseline hides as many findings as there were`() {
    let baseline = Baseline(of: [report()])
    var acceptance = Acceptance(suppressions: [], baseline: baseline, day: "2026-11-30")
    var first = report()
    var second = report()
    acceptance.apply(to: &first)
    acceptance.apply(to: &second)
    #expect(first.findings.isEmpty)
    #expect(second.findings.count == 2)
  }
}

import KeyModel
import LabelAudit
import LayoutFiles
import Testing

@testable import SpokenKeyboard

/// A change that a finding proposes makes the finding go away.
struct LayoutFixesTests {
  @Test(arguments: Rule.all.map(\.id))
  func `a fixed layout has no such finding any more`(_ id: RuleID) throws {
    let rule = try #require(Rule.rule(id))
    let example = rule.examples.fails
    let document = LayoutDocument(example.subject)
    let before = findings(in: document, example).filter { $0.rule == id && $0.fix != nil }
    guard !before.isEmpty else { return }
    let fixed = LayoutFixes.applied(to: document) { findings(in: $0, example) }
    let kept = Set(findings(in: fixed.document, example).map(\.fingerprint))
    #expect(fixed.count > 0)
    #expect(before.filter { kept.contains($0.fingerprint) } == [])
  }

  @Test func `most rules offer a fix`() {
    let offering = Rule.all.filter { rule in
      let example = rule.examples.fails
      return findings(in: LayoutDocument(example.subject), example)
        .contains { $0.rule == rule.id && $0.fix != nil }
    }
    #expect(offering.count >= 20)
  }

  @Test func `a layout without findings stays as it is`() throws {
    let example = try #require(Rule.rule("label-missing")).examples.passes
    let document = LayoutDocument(example.subject)
    let fixed = LayoutFixes.applied(to: document) { findings(in: $0, example) }
    #expect(fixed.count == 0)
    #expect(fixed.document == document)
  }

  private func findings(in document: LayoutDocument, _ example: RuleExamples.Example) -> [Finding] {
    var settings = AuditSettings()
    settings.reader = example.reader
    let audit = Audit(settings: settings)
    let listener = ExampleListener(example)
    let subjects = AuditSubject.all(of: document, format: "native", file: "example.json")
    let results = listener.hear(audit.requests(for: subjects))
    return subjects.flatMap {
      audit.report(on: $0, engine: listener.engine, results: results).findings
    }
  }
}

extension LayoutDocument {
  /// The file that an example would be read from.
  init(_ subject: AuditSubject) {
    var form = LayoutForm(id: "phone", pages: [])
    form.pages = subject.pages.map { page in
      LayoutPage(
        id: page.id, rows: page.rows.map { row in LayoutRow(keys: row.map { LayoutKey($0) }) })
    }
    self.init(id: subject.name.id, forms: [form])
    locales = subject.locales
  }
}

extension LayoutKey {
  fileprivate init(_ key: AuditKey) {
    let function = key.key.function
    self.init(id: key.key.id, role: Role(doing: function), title: KeyTitle(text: key.key.title))
    if case .insert(let text) = function {
      output = KeyOutput(text, .explicit)
    } else {
      self.function = LayoutFunction(function, calledBy: key.key.spokenFunction)
    }
    switch key.label {
    case .missing: break
    case .null: accessibility.label = .null
    case .text(let text): accessibility.label = .text(text)
    }
    accessibility.hint = key.key.hint
    accessibility.value = key.key.value
    accessibility.traits = key.traits
    accessibility.isHidden = key.isHidden
  }
}

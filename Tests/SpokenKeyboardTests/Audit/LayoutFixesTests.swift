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

  struct Sample: CustomTestStringConvertible, Sendable {
    let format: String
    let name: String
    let text: String
    var rule: RuleID
    var testDescription: String { format }
  }

  @Test(arguments: [
    Sample(
      format: "gnome", name: "de.json",
      text: """
        {"levels": [{"level": "", "mode": "default", "rows": [[{"strings": ["a"]},
          {"iconName": "edit-clear-symbolic", "action": "delete"}]]}],
         "locale": "de_AT", "name": "German"}
        """, rule: "language-invalid"),
    Sample(
      format: "ldml", name: "de.xml",
      text: """
        <keyboard3 locale="de_AT" conformsTo="45"><keys><key id="a" output="a"/></keys>
        <layers formId="touch"><layer id="base"><row keys="a"/></layer></layers></keyboard3>
        """, rule: "language-invalid"),
    Sample(
      format: "ldml-legacy", name: "de.xml",
      text: """
        <keyboard locale="de_AT"><keyMap><map iso="C01" to="a"/></keyMap></keyboard>
        """, rule: "language-invalid"),
    Sample(
      format: "xcuitest", name: "screen.xml",
      text: "<XCUIElementTypeKeyboard type=\"XCUIElementTypeKeyboard\">"
        + ["a", "b", "Delete."].enumerated().map { place, label in
          "<XCUIElementTypeKey type=\"XCUIElementTypeKey\" name=\"\(label)\" label=\"\(label)\" "
            + "x=\"\(place * 40)\" y=\"0\" width=\"40\" height=\"46\"/>"
        }.joined() + "</XCUIElementTypeKeyboard>", rule: "label-punctuation"),
    Sample(
      format: "uiautomator", name: "dump.xml",
      text: "<hierarchy><node package=\"a.keyboard\" class=\"x\">"
        + ["a", "b", "c", "Delete."].enumerated().map { place, label in
          "<node class=\"Key\" text-entry-key=\"true\" content-desc=\"\(label)\" "
            + "bounds=\"[\(place * 100),0][\(place * 100 + 100),120]\"/>"
        }.joined() + "</node></hierarchy>", rule: "label-punctuation"),
    Sample(
      format: "idb", name: "screen.json",
      text: "["
        + ["a", "b", "Delete."].enumerated().map { place, label in
          "{\"AXLabel\": \"\(label)\", \"type\": \"Key\", \"AXUniqueId\": \"\(label)\", "
            + "\"AXFrame\": \"{{\(place * 40), 0}, {40, 46}}\"}"
        }.joined(separator: ", ") + "]", rule: "label-punctuation"),
    Sample(
      format: "accessibility-snapshot", name: "snapshot.json",
      text: "["
        + ["a", "b", "Delete."].enumerated().map { place, label in
          "{\"label\": \"\(label)\", \"traits\": [\"keyboardKey\"], \"shape\": "
            + "{\"type\": \"frame\", \"frame\": [[\(place * 40), 0], [40, 46]]}}"
        }.joined(separator: ", ") + "]", rule: "label-punctuation"),
  ])
  func `a fixed file of another format is one of ours without such a finding`(
    _ sample: Sample
  ) throws {
    let file = SourceFile(name: sample.name, bytes: Array(sample.text.utf8))
    let format = try #require(LayoutFormats.recognise(file))
    #expect(format.id == sample.format)
    let document = try format.read(file).document
    let before = findings(in: document, as: format.id)
    #expect(before.contains { $0.rule == sample.rule && $0.fix != nil })
    let fixed = LayoutFixes.applied(to: document, format: format.id, writtenAs: "native") {
      findings(in: $0, as: $1)
    }
    let text = try #require(try LayoutFormat.native.write?(fixed.document))
    let written = SourceFile(name: "fixed.json", bytes: Array(text.utf8))
    #expect(LayoutFormats.recognise(written)?.id == "native")
    let after = findings(in: try LayoutFormats.read(written).document, as: "native")
    #expect(after.filter { $0.fix != nil && $0.confidence != .review } == [])
    #expect(!after.map(\.rule).contains(sample.rule))
  }

  @Test(arguments: [
    (
      "keyman", "a.keyman-touch-layout",
      "{\"phone\": {\"layer\": [{\"id\": \"default\", \"row\": "
        + "[{\"id\": 1, \"key\": [{\"id\": \"K_A\", \"text\": \"a\"}, "
        + "{\"id\": \"K_BKSP\", \"text\": \"*BkSp*\", \"sp\": 1}]}]}]}}"
    ),
    ("florisboard", "a.json", "[[{\"$\": \"auto_text_key\", \"code\": 97, \"label\": \"a\"}]]"),
    ("heliboard", "a.txt", "a\nb\nc\n\nd\n"),
    ("squeekboard", "a.yaml", "views:\n  base:\n    - \"a b\"\nbuttons: {}\n"),
  ])
  func `what says nothing wrong is left as it is`(
    _ format: String, _ name: String, _ text: String
  ) throws {
    let file = SourceFile(name: name, bytes: Array(text.utf8))
    #expect(LayoutFormats.recognise(file)?.id == format)
    let document = try LayoutFormats.read(file).document
    let fixed = LayoutFixes.applied(to: document, format: format, writtenAs: "native") {
      findings(in: $0, as: $1)
    }
    #expect(fixed.count == 0)
    #expect(fixed.document == document)
  }

  private func findings(in document: LayoutDocument, as format: String) -> [Finding] {
    AuditSubject.all(of: document, format: format, file: "file").flatMap {
      Audit().report(on: $0).findings
    }
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

import KeyModel
import LabelAudit
import Testing

/// What a finding is known by stays the same when the layout around it changes.
struct FingerprintTests {
  private let badKey = key("CP", id: "caps", does: .capsLock)

  private func fingerprints(_ subject: AuditSubject) -> [String] {
    findings(in: subject).map(\.fingerprint)
  }

  @Test func `a key may move, and its page be renamed`() {
    let before = layout([page("letters", [badKey, delete, key("a")])])
    let after = layout([page("main", [key("a"), delete, badKey])])
    #expect(fingerprints(before) == fingerprints(after))
    #expect(fingerprints(before).count == 1)
  }

  @Test func `a key may get another id, and the file another name`() {
    var renamed = badKey
    renamed.key.id = "r3k1"
    let before = layout([page("letters", [badKey, delete])])
    let after = layout([page("letters", [renamed, delete])], file: "moved/other.json")
    #expect(fingerprints(before) == fingerprints(after))
  }

  @Test func `another key, another layout and another cause are other findings`() {
    let escape = key("CP", id: "caps", does: .escape)
    let other = key("CL", id: "caps", does: .capsLock)
    let all = [
      layout([badKey, delete]), layout([escape, delete]), layout([other, delete]),
      layout([page("letters", [badKey, delete])], id: "other"),
    ].flatMap { fingerprints($0) }
    #expect(Set(all).count == 4)
  }

  @Test func `the engine's version doesn't matter`() throws {
    let rule = try #require(Rule.all.first { $0.listens })
    let example = rule.examples.fails
    var settings = AuditSettings()
    settings.reader = example.reader
    let audit = Audit(settings: settings)
    let results = ExampleListener(example).hear(audit.requests(for: [example.subject]))
    let found = ["eSpeak NG 1.51", "eSpeak NG 1.52"].map { engine in
      audit.report(on: example.subject, engine: engine, results: results).findings.map(
        \.fingerprint)
    }
    #expect(found[0] == found[1])
    #expect(!found[0].isEmpty)
  }
}

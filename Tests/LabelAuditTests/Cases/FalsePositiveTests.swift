import KeyModel
import LabelAudit
import Testing

/// What auditors made for other elements would wrongly find on keys.
struct FalsePositiveTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let key: AuditKey
    var language = "en"
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "one small letter", key: key("q", label: "q")),
    Case(name: "a mark as its own label", key: key(".", label: ".")),
    Case(
      name: "more, numbers",
      key: key("123", label: "more, numbers", does: .page("letters"))),
    Case(name: "탭 is the Tab key", key: key("⇥", label: "탭", does: .tab), language: "ko"),
    Case(
      name: "Umschalttaste is a compound", key: key("⇧", label: "Umschalttaste", does: .shift),
      language: "de"),
    Case(
      name: "Eingabetaste is a compound", key: key("⏎", label: "Eingabetaste", does: .returnKey),
      language: "de"),
    Case(name: "Tab is no role", key: key("⇥", label: "Tab", does: .tab)),
    Case(
      name: "a button that is a key",
      key: key("⇧", label: "Shift", does: .shift, traits: [.button, .keyboardKey])),
    Case(name: "× labelled multiply", key: key("×", label: "multiply")),
    Case(
      name: "a symbolic title", key: key("123", label: "Numbers", does: .page("letters"))),
    Case(name: "dash for a hyphen", key: key("-", label: "dash")),
    Case(name: "minus for a hyphen", key: key("-", label: "minus")),
    Case(name: "pound for a number sign", key: key("#", label: "pound")),
    Case(name: "a domain", key: key(".com", label: ".com")),
    Case(name: "double zero", key: key("00", label: "double zero")),
    Case(name: "an accented letter", key: key("é", label: "é"), language: "fr"),
    Case(
      name: "a label in German", key: key("␣", label: "Leerzeichen", does: .insert(" ")),
      language: "de"),
    Case(name: "AltGr", key: key("AltGr", label: "AltGr", does: .modifier(.altGr))),
    Case(name: "a flag", key: key("🏴󠁧󠁢󠁳󠁣󠁴󠁿", label: "🏴󠁧󠁢󠁳󠁣󠁴󠁿")),
    Case(name: "a Persian joiner", key: key("می‌", label: "می‌خواهم"), language: "fa"),
  ])
  func `nothing is found`(_ sample: Case) {
    #expect(findings(in: layout([sample.key, delete], language: sample.language)) == [])
  }

  @Test func `a left and a right shift may share a label`() {
    let left = key("⇧", label: "Shift", id: "left", does: .shift)
    let right = key("⇧", label: "Shift", id: "right", does: .shift)
    #expect(findings(in: layout([left, right, delete])) == [])
  }

  @Test func `37.5 by 46 points pass, and are noted where sizes are strict`() {
    let small = key("q", frame: Frame(x: 0, y: 0, width: 37.5, height: 46))
    var far = delete
    far.key.frame = Frame(x: 200, y: 0, width: 60, height: 60)
    let subject = layout(
      [small, far], source: AuditSubject.Source(format: "xcuitest", hasScreenFrames: true))
    #expect(findings(in: subject) == [])
    let strict = findings(in: subject) { $0.profile = .strict }
    #expect(strict.map(\.rule) == ["target-size"])
    #expect(strict.map(\.severity) == [.note])
  }

  @Test(arguments: ["Space bar", "Enter key"])
  func `a word for a key is a note`(_ label: String) {
    let function: KeyFunction = label == "Space bar" ? .insert(" ") : .returnKey
    let found = findings(in: layout([key("", label: label, does: function), delete]))
    #expect(found.map(\.rule) == ["label-role"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `a disabled return key is a note`() {
    let found = findings(
      in: layout([
        key("return", label: "Return", does: .returnKey, traits: [.keyboardKey, .notEnabled]),
        delete,
      ]))
    #expect(found.map(\.rule) == ["key-disabled"])
    #expect(found.map(\.severity) == [.note])
  }
}

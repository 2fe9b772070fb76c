import KeyModel
import LabelAudit
import LayoutFiles
import Testing

@testable import SpokenKeyboard

/// What the audit makes of files of other formats.
struct FormatFactsTests {
  private func subjects(_ text: String, named name: String) throws -> [AuditSubject] {
    let file = SourceFile(name: name, bytes: Array(text.utf8))
    let format = try #require(LayoutFormats.recognise(file))
    return AuditSubject.all(
      of: try format.read(file).document, format: format.id, file: name)
  }

  private func rules(_ subject: AuditSubject) -> [RuleID] {
    Audit().report(on: subject).findings.map(\.rule)
  }

  @Test func `the kind of a field shows pages of numbers`() throws {
    var numbers = LayoutPage(id: "numbers", rows: [])
    numbers.kind = .numbers
    #expect(FormatFacts.of("florisboard", origin: nil).isShownFromOutside(numbers))
    #expect(FormatFacts.of("heliboard", origin: nil).isShownFromOutside(numbers))
    #expect(!FormatFacts.of("keyman", origin: nil).isShownFromOutside(numbers))
    #expect(!FormatFacts.of("native", origin: nil).isShownFromOutside(numbers))
    #expect(FormatFacts.of("native", origin: "florisboard").isShownFromOutside(numbers))
  }

  @Test(arguments: ["ldml", "ldml-legacy", "keylayout", "xkb"])
  func `modifiers of a physical keyboard show its pages`(_ format: String) {
    var page = LayoutPage(id: "shift", rows: [])
    #expect(!FormatFacts.of(format, origin: nil).isShownFromOutside(page))
    page.modifiers = [["shift"]]
    #expect(FormatFacts.of(format, origin: nil).isShownFromOutside(page))
    #expect(!FormatFacts.of("gnome", origin: nil).isShownFromOutside(page))
  }

  @Test(arguments: ["ldml", "ldml-legacy", "keylayout", "xkb"])
  func `keys of a physical keyboard lie where it has them`(_ format: String) {
    let iso = LayoutForm(id: "iso", pages: [])
    let touch = LayoutForm(id: "touch", pages: [])
    for facts in [FormatFacts.of(format, origin: nil), .of("native", origin: format)] {
      #expect(!facts.placesKeys(of: iso))
      #expect(facts.placesKeys(of: touch))
    }
    #expect(FormatFacts.of("native", origin: nil).placesKeys(of: iso))
    #expect(FormatFacts.of("gnome", origin: nil).placesKeys(of: iso))
  }

  @Test func `every format is thought of`() {
    for format in LayoutFormats.all {
      #expect(FormatFacts.isKnown(format.id), "\(format.id)")
    }
  }

  @Test func `pixels are no points`() throws {
    let nodes = (0..<3).map {
      """
      <node class="Key" text-entry-key="true" text="\("abc".dropFirst($0).prefix(1))" \
      bounds="[\($0 * 20),0][\($0 * 20 + 20),20]"/>
      """
    }
    let subject = try #require(
      try subjects(
        "<hierarchy><node package=\"a.keyboard\" class=\"x\">\(nodes.joined())</node></hierarchy>",
        named: "dump.xml"
      ).first)
    #expect(!subject.source.hasScreenFrames)
    #expect(!rules(subject).contains("target-size"))
  }

  @Test func `a keyboard without any label is blamed for it`() throws {
    let keys = ["q", "w", "e"].enumerated().map { place, name in
      """
      <XCUIElementTypeKey type="XCUIElementTypeKey" name="\(name)" x="\(place * 40)" y="0" \
      width="40" height="46"/>
      """
    }
    let subject = try #require(
      try subjects(
        "<XCUIElementTypeKeyboard type=\"XCUIElementTypeKeyboard\">\(keys.joined())"
          + "</XCUIElementTypeKeyboard>", named: "source.xml"
      ).first)
    #expect(subject.source.holdsLabels)
    #expect(rules(subject).contains("label-missing"))
  }

  @Test func `a dump that never tells keyboard keys isn't asked for the trait`() throws {
    func dump(_ attribute: String) -> String {
      let nodes = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].enumerated().map {
        "<node class=\"android.widget.Button\" clickable=\"true\" text=\"\($1)\" "
          + ($0 == 0 ? attribute : "") + " bounds=\"[\($0 * 99),0][\($0 * 99 + 99),99]\"/>"
      }
      return
        "<hierarchy><node package=\"a.keyboard\" class=\"x\">\(nodes.joined())</node></hierarchy>"
    }
    for (attribute, isTold) in [("", false), ("text-entry-key=\"true\"", true)] {
      let subject = try #require(try subjects(dump(attribute), named: "dump.xml").first)
      #expect(subject.source.holdsTraits == isTold)
      let blames: Set<RuleID> = ["trait-missing", "role-heard"]
      #expect(blames.isDisjoint(with: rules(subject)) == !isTold)
    }
  }

  @Test func `a button inside a key that is stopped at is nested`() throws {
    func key(_ letter: String, inner: String) -> String {
      """
      <XCUIElementTypeKey type="XCUIElementTypeKey" label="\(letter)" accessible="true" x="0" \
      y="0" width="40" height="46">\(inner)</XCUIElementTypeKey>
      """
    }
    func button(accessible: String) -> String {
      """
      <XCUIElementTypeButton type="XCUIElementTypeButton" \(accessible) x="0" y="0" width="40" \
      height="46"/>
      """
    }
    for (accessible, isNested) in [
      ("accessible=\"true\"", true), ("accessible=\"false\"", false), ("", false),
    ] {
      let keys = key("q", inner: button(accessible: accessible))
      let subject = try #require(
        try subjects(
          "<XCUIElementTypeKeyboard type=\"XCUIElementTypeKeyboard\">\(keys)</XCUIElementTypeKeyboard>",
          named: "source.xml"
        ).first)
      #expect(rules(subject).contains("key-nested") == isNested, "\(accessible)")
      #expect(subject.keys.compactMap(\.parent) == (isNested ? ["q"] : []))
    }
  }

  @Test func `a label of a snapshot keeps its language`() throws {
    func element(_ label: String, _ language: String) -> String {
      """
      {"label": "\(label)", "traits": ["keyboardKey"], "accessibilityLanguage": "\(language)",
       "shape": {"type": "frame", "frame": [[0, 0], [40, 46]]}}
      """
    }
    let subject = try #require(
      try subjects(
        "[\(element("q", "en")), \(element("Löschen", "de")), \(element("w", "en"))]",
        named: "snapshot.json"
      ).first)
    let languages = Dictionary(
      subject.keys.map { ($0.key.label, $0.key.language) }, uniquingKeysWith: { first, _ in first })
    #expect(languages["Löschen"] == "de")
    #expect(languages["q"] == "en")
  }
}

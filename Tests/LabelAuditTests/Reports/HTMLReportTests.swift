import KeyModel
import Testing

@testable import LabelAudit

/// The page.
struct HTMLReportTests {
  private let sound = "data:audio/wav;base64,AAAA"

  /// A report on a layout with its picture; every request is heard as one sound.
  private func html(_ subject: AuditSubject, hearing: Bool = true) -> String {
    let audit = Audit()
    var layout = audit.report(on: subject)
    let picture = audit.picture(of: subject)
    layout.picture = picture
    var options = ReportOptions()
    for request in picture.requests where hearing { options.sounds[request] = .address(sound) }
    let file = FileReport(file: subject.name.file, format: "native", layouts: [layout])
    return HTMLReport.text(of: AuditReport(files: [file], preset: 1), options: options)
  }

  @Test func `a key with a finding is marked and linked both ways`() {
    let text = html(layout([key("1"), key("⌫", id: "delete", does: .deleteBackward)]))
    #expect(text.contains("<g class=\"key error\">"))
    #expect(text.contains(">E1</text>"))
    #expect(text.contains("<tr role=\"row\" id=\"layout-1-finding-1\">"))
    #expect(text.contains("<a href=\"#layout-1-finding-1\">error 1</a>"))
    #expect(text.contains("<bdi lang=\"en\">⌫</bdi> U+232B ERASE TO THE LEFT"))
    #expect(text.contains("<h3 id=\"rule-label-from-title\">"))
  }

  @Test func `what is wrong with most keys isn't drawn on each`() {
    let text = html(layout([key("1", traits: []), delete, key("2", traits: [])]))
    #expect(text.contains("warning 1</a>"))
    #expect(!text.contains("class=\"badge\""))
  }

  @Test func `a sound is played once, and linked where it is heard again`() {
    let text = html(
      layout([page("a", [key("1"), delete]), page("b", [key("1"), delete])]))
    #expect(text.split(separator: "<audio ").count == 3)
    #expect(
      text.contains(
        "<audio controls id=\"sound-1\" aria-label=\"1, page a\" preload=\"none\" src=\"\(sound)\">"
      ))
    #expect(text.contains("<a href=\"#sound-1\">Listen to <bdi>1</bdi></a>"))
  }

  @Test func `it says why there is no sound`() {
    let silent = html(layout([key("1"), delete]), hearing: false)
    #expect(silent.contains("not listened to"))
    #expect(!silent.contains("<audio"))
    let nameless = html(layout([key("", id: "x", does: .escape)]))
    #expect(nameless.contains("nothing to say"))
  }

  @Test(arguments: [
    Frame.zero, Frame(x: .nan, y: 0, width: 1, height: 1),
    Frame(x: 0, y: 0, width: .infinity, height: 1), Frame(x: 1e300, y: 0, width: 1, height: 1),
  ])
  func `keys without a place are drawn row by row`(_ frame: Frame) {
    var odd = key("1")
    odd.key.frame = frame
    var subject = layout([odd, delete])
    subject.pages[0].rows[0][0].key.frame = frame
    let text = html(subject)
    #expect(text.contains("viewBox=\"0 0 1000.0 100.0\""))
    #expect(
      text.contains("<rect x=\"503.0\" y=\"3.0\" width=\"494.0\" height=\"94.0\" rx=\"8.0\"/>"))
  }

  @Test func `a report without pictures has its findings`() {
    let text = HTMLReport.text(of: report([finding()]))
    #expect(text.contains("Label it “<bdi>Delete</bdi>”"))
    #expect(!text.contains("<svg"))
  }

  @Test func `only so many layouts have their keys shown, those with findings first`() {
    let audit = Audit()
    func file(_ number: Int, _ keys: [AuditKey]) -> FileReport {
      let subject = layout([page("p", keys)], id: "l\(number)", file: "\(number).json")
      var layout = audit.report(on: subject)
      layout.picture = audit.picture(of: subject)
      return FileReport(file: "\(number).json", layouts: [layout])
    }
    let files =
      (0..<45).map { file($0, [key("1"), delete]) } + [
        file(45, [key("CP", does: .capsLock), delete])
      ]
    let text = HTMLReport.text(of: AuditReport(files: files, preset: 1))
    #expect(text.split(separator: "<svg").count == 41)
    #expect(text.contains("left out here to keep this page small: l39, l40, l41, l42, l43, l44"))
    #expect(text.contains("<bdi>l45</bdi>"))
  }

  @Test func `a mark goes on no quote and no tag`() {
    let text = HTMLReport.text(of: report([finding("its name “\u{327}” is odd")]))
    #expect(text.contains("Its name “<bdi>◌\u{327}</bdi>” is odd"))
    let picture = html(layout([key("\u{327}"), delete]))
    #expect(picture.contains("<bdi lang=\"en\">◌\u{327}</bdi>"))
    #expect(picture.contains(">◌\u{327}</text>"))
  }

  @Test func `languages that are none are no attributes`() {
    let text = html(layout([key("1"), delete], language: "\" onload=\"x"))
    #expect(!text.contains("onload=\"x"))
  }

  @Test(arguments: [
    ("de", " lang=\"de\""), ("zh-CN-zhengma", " lang=\"zh-CN\""),
    ("sr-Latn-RS", " lang=\"sr-Latn-RS\""),
    ("fr-t-k0-osx", " lang=\"fr\""), ("IPA-IPA", ""), ("english", ""), ("\"><b>", ""), (nil, ""),
  ]) func `a text is marked with what chooses its voice`(tag: String?, attribute: String) {
    #expect(HTMLText.attribute(tag) == attribute)
  }
}

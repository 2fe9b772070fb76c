import KeyModel
import LayoutFiles
import Narration
import Testing

struct SqueekboardTests {
  private func read(_ text: String) throws(ImportError) -> ImportedLayout {
    try LayoutFormats.read(SourceFile(name: "mine.yaml", bytes: Array(text.utf8)))
  }

  private static let layout = """
    ---
    outlines:
      default: { width: 35, height: 50 }
      wide: { width: 70, height: 50 }
    views:
      base:
        - "q é 1 nothing"
        - "Shift_L period BackSpace"
        - "show_numbers globe Ctrl space Return"
      upper:
        - "Q É"
        - "Shift_L"
      numbers:
        - "1 2 show_letters"
    buttons:
      Shift_L:
        action: { locking: { lock_view: upper, unlock_view: base } }
        outline: wide
        icon: key-shift
      BackSpace: { outline: wide, icon: edit-clear-symbolic, action: erase }
      globe: { action: show_prefs, icon: keyboard-mode-symbolic }
      show_numbers: { action: { set_view: numbers }, label: "123" }
      show_letters: { action: { set_view: base }, label: abc }
      Ctrl: { modifier: Control, label: Ctrl }
      period: { text: "." }
      space: { text: " ", outline: wide }
      Return: { keysym: Return, icon: key-enter }
      nothing: { label: "" }
      1: { label: "one" }
    """

  @Test func `views are pages, and buttons type what they say, else their name`() throws {
    let imported = try read(Self.layout)
    let document = imported.document
    #expect(imported.warnings.isEmpty)
    #expect(document.source?.format == "squeekboard")
    let pages = document.forms[0].pages
    #expect(pages.map(\.id) == ["base", "upper", "numbers"])
    #expect(pages.map(\.kind) == [.letters, .shift, .numbers])
    let keys = pages[0].keys
    #expect(
      keys.map { $0.output?.text } == ["q", "é", "1", nil, nil, ".", nil, nil, nil, nil, " ", nil])
    #expect(keys[2].title.text == "one")
    #expect(keys[3].role == .blank)
    #expect(
      keys.compactMap { $0.function?.function } == [
        .page("upper"), .deleteBackward, .page("numbers"), .languageMenu, .modifier(.control),
        .returnKey,
      ])
    #expect(keys[4].function?.calledBy == .shift)
    #expect(keys[4].place == SourcePlace(file: "mine.yaml", line: 17, column: 5))
    #expect(keys[0].place == SourcePlace(file: "mine.yaml", line: 7, column: 7))
  }

  @Test func `a view that a key locks goes back after a character, and its key is shown pressed`()
    throws
  {
    let layout = try read(Self.layout).document.layout()
    #expect(layout.pages[1].key("Q")?.nextPage == "base")
    #expect(layout.pages[1].key("Shift_L")?.function == .page("base"))
    #expect(layout.pages[1].key("Shift_L")?.traits.contains(.selected) == true)
    #expect(layout.pages[0].key("q")?.nextPage == nil)
    #expect(layout.pages[2].key("2")?.nextPage == nil)
  }

  @Test func `outlines are widths in plain buttons, and rows stand in the middle`() throws {
    let page = try read(Self.layout).document.layout().pages[0]
    #expect(page.key("Shift_L")?.frame == Frame(x: 50, y: 100, width: 200, height: 100))
    #expect(page.key("q")?.frame.x == 100)
  }

  @Test func `a bomb of aliases is refused after as many values as are read`() {
    var text = "views: { base: [a] }\nbuttons:\n  a: &a0 { label: x }\n"
    for level in 1...12 {
      let list = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "  b\(level): &a\(level) [\(list)]\n"
    }
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == .limit)
  }

  @Test(arguments: [
    ("views: &a { base: [*a] }\nbuttons: {}\n", ImportError.Reason.badValue),
    ("views: *nothing\nbuttons: {}\n", .badValue),
    ("views: { base: [[a]] }\nbuttons: {}\n", .wrongType),
    ("views: { base: a }\nbuttons: {}\n", .wrongType), ("views: [a]\nbuttons: {}\n", .wrongType),
    ("views: { base: [a] }\nbuttons: [a]\n", .wrongType),
    ("views: { base: [a] }\nbuttons: { a: b }\n", .wrongType),
    ("views: { base: [a] }\nbuttons: { a: { label: [x] } }\n", .wrongType),
    ("views: { base: [a] }\nbuttons: { a: { action: { fly: x } } }\n", .wrongType),
    ("views: { base: [a] }\noutlines: { default: { width: x, height: 1 } }\n", .wrongType),
    ("views: {}\nbuttons: {}\n", .missing), ("views:\n\tbase: x\nbuttons:\n", .syntax),
    ("views: { base: [a }\nbuttons: {}\n", .syntax),
    ("views: \(String(repeating: "[", count: 50_000))\nbuttons: {}\n", .limit),
    ("views: { base: [a] }\nbuttons: { [a]: b }\n", .wrongType),
  ])
  func `what can't be read is refused with a place`(text: String, reason: ImportError.Reason) {
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == reason, "\(String(describing: error))")
    #expect((error?.place.line ?? 0) > 0)
  }

  @Test func `tags make nothing run, and are nothing but text`() throws {
    let text = """
      views: { base: [!!python/object/apply:os.system "a b"] }
      buttons: { a: !include { label: !secret x } }
      """
    let keys = try read(text).document.keys
    #expect(keys.map { $0.title.text } == ["x", "b"])
  }

  @Test func `unknown words are warnings, at their place`() throws {
    let text = """
      views: { base: [a b c d] }
      buttons:
        a: { action: explode }
        b: { modifier: Gravity }
        c: { action: { set_view: nowhere } }
        d: { colour: red, outline: huge }
      secret: 1
      """
    let warnings = try read(text).warnings
    #expect(
      Set(warnings.map(\.kind)) == [.unknownValue, .missingPage, .unknownMember])
    #expect(warnings.map(\.place.line).sorted() == [3, 4, 5, 6, 6, 7])
  }

  @Test func `views that lead in a circle are pages that lead in a circle`() throws {
    let text = """
      views: { base: [a], upper: [b] }
      buttons:
        a: { action: { locking: { lock_view: upper, unlock_view: upper } } }
        b: { action: { locking: { lock_view: base, unlock_view: base } } }
      """
    let layout = try read(text).document.layout()
    var session = Session(layouts: [layout], words: .english)
    _ = session.begin(at: .zero)
    _ = session.handle(.type("z"), at: .zero)
    #expect(session.document.text.isEmpty)
  }

  @Test func `a file of many megabytes is refused before it is looked at`() {
    let text =
      "views: { base: [a] }\nbuttons: {}\n" + String(repeating: "# nothing\n", count: 1 << 19)
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == .limit)
  }
}

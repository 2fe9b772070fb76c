import KeyModel
import LayoutFiles
import Narration
import Testing

/// Pages of real layouts of FlorisBoard and HeliBoard, compared by hand with their files.
@Suite(.enabled(if: SharedLayouts.isThere, "../shared/layouts is not there"))
struct RealPhoneLayoutTests {
  typealias Expectation = RealLayoutTests.Expectation

  private static let floris = "florisboard/org.florisboard.layouts/layouts/"

  static let expectations = [
    Expectation(
      file: floris + "characters/qwerty.json", form: "phone", page: "letters",
      rows: [
        "q w e r t y u i o p", "a s d f g h j k l", "Shift z x c v b n m Delete",
        "Symbols>symbols , Next_keyboard Emoji Space . Return",
      ]),
    Expectation(
      file: floris + "characters/arabic.json", form: "phone", page: "letters",
      rows: [
        "ض ص ث ق ف غ ع ه خ ح ج", "ش س ي ب ل ا ت ن م ك ط",
        "ذ ء ؤ ر ى ة و ز ظ د Delete", "Symbols>symbols ، Next_keyboard Emoji Space . Return",
      ]),
    Expectation(
      file: floris + "phone/telpad.json", form: "phone", page: "phone",
      rows: ["1 2 3 -", "4 5 6 Space", "7 8 9 Delete", "Numbers>phone2 0 . Return"]),
    Expectation(
      file: "heliboard/layouts/main/qwertz.txt", form: "phone", page: "letters",
      rows: [
        "q w e r t z u i o p", "a s d f g h j k l", "Shift y x c v b n m Delete",
        "Symbols>symbols , Next_keyboard Emoji Space . Return",
      ]),
    Expectation(
      file: "heliboard/layouts/main/qwertz.txt", form: "phone", page: "symbols2",
      rows: [
        "~ ` | • √ π ÷ × ¶ ∆", "£ € ¥ ₹ ^ ° = { }",
        "Symbols>symbols \\ © ® ™ % [ ] Delete",
        "Letters>letters < Space > Return",
      ]),
    Expectation(
      file: "heliboard/layouts/main/pcqwerty.json", form: "phone", page: "letters",
      rows: [
        "` 1 2 3 4 5 6 7 8 9 0 - =", "q w e r t y u i o p [ ] \\", "a s d f g h j k l ; '",
        "Shift z x c v b n m , . / Delete", "Symbols>symbols , Next_keyboard Emoji Space . Return",
      ]),
  ]

  @Test(arguments: expectations)
  func `a page reads as its file has it`(_ expectation: Expectation) throws {
    let file = try SourceFile(expectation.file, in: SourceFolder(path: SharedLayouts.path))
    let layout = try LayoutFormats.read(file).document.layout(form: expectation.form)
    let rows = LayoutPicture.rows(of: expectation.page, in: layout)
    #expect(rows == expectation.rows)
  }

  @Test func `what FlorisBoard tells of languages, currency and long presses is used`() throws {
    let persian = try document("characters/persian.json")
    #expect(persian.locales == ["fa-FA"])
    #expect(persian.direction == .rightToLeft)
    #expect(persian.forms[0].pages.map(\.id).prefix(3) == ["letters", "symbols", "symbols2"])
    let danish = try document("characters/danish.json")
    let a = try #require(danish.keys.first { $0.title.text == "a" })
    #expect(a.gestures.longPress.contains { $0.key.output?.text == "æ" })
  }

  @Test func `a dotless i is I with shift`() throws {
    let page = try document("characters/turkish_q.json").layout().pages[0]
    #expect(page.keys.first { $0.title == "ı" }?.output(shifted: true) == "I")
  }

  private func document(_ name: String) throws -> LayoutDocument {
    try LayoutFormats.read(
      try SourceFile(Self.floris + name, in: SourceFolder(path: SharedLayouts.path))
    ).document
  }
}

import KeyModel
import LayoutFiles
import Testing

/// Pages of real layouts, compared by hand with their files: the keys in reading order, by their
/// labels in English, and what they do.
@Suite(.enabled(if: SharedLayouts.isThere, "../shared/layouts is not there"))
struct RealLayoutTests {
  struct Expectation: CustomTestStringConvertible, Sendable {
    var file: String
    var form: String
    var page: String
    var rows: [String]
    var testDescription: String { "\(file) \(form) \(page)" }
  }

  static let expectations = [
    Expectation(
      file: "keyman/anii-1.0.touch.json", form: "phone", page: "default",
      rows: [
        "a ǝ e r t y u i o p ɩ", "ɔ s ɖ f g h j k l m",
        "Shift>shift w ŋ c ɛ b n ʊ § Delete", "Numbers>numeric Choose_keyboard Space , Return",
      ]),
    Expectation(
      file: "keyman/anii-1.0.touch.json", form: "phone", page: "numeric",
      rows: [
        "1 2 3 4 5 6 7 8 9 0 °", "— & ' ( - _ ) = $ *", "Shift>shift + \" . , ; : ! ? Delete",
        "Letters>default Choose_keyboard Space , Return",
      ]),
    Expectation(
      file: "keyman-tests/i4872-layout.js", form: "phone", page: "numeric",
      rows: [
        "1 2 3 4 5 6 7 8 9 0", "$ @ # % & _ = | \\", "[ ( ) ] + - * / Delete",
        "Letters>default Choose_keyboard Space Return",
      ]),
    Expectation(
      file: "keyman-tests/version_gestures.keyman-touch-layout", form: "tablet", page: "default",
      rows: ["q Delete Choose_keyboard Space Return"]),
    Expectation(
      file: "keyman-tests/alephwithbeth.keyman-touch-layout", form: "tablet", page: "default",
      rows: [
        "1 2 3 4 5 6 7 8 9 0 \u{5BE} = Delete",
        "ק ו \u{5B6} ר ת י ע \u{5B4} \u{5B9} פ [ ]",
        "\u{591} \u{5B7} ס ד ט ג ה ח כ ל \u{5B0} ' \\",
        "Shift>shift \\ ז צ \u{FB2B} \u{FB2A} ב נ מ א . /", "alt>alt Choose_keyboard Space Return",
      ]),
    Expectation(
      file: "keyman-tests/khmer_angkor_4.keyman-touch-layout", form: "phone", page: "numeric",
      rows: [
        "១ ២ ៣ ៤ ៥ ៦ ៧ ៨ ៩ ០", "@ # ៛ & % + = * ? !", "‘ “ « / ( ៙ ៗ < ៖ Delete",
        "Letters>default Choose_keyboard Space ។ Return",
      ]),
    Expectation(
      file: "gnome-osk/osk-layouts/us-extended.json", form: "touch", page: "default",
      rows: [
        "Tab q w e r t y u i o p Delete", "Caps_lock>shift a s d f g h j k l Return",
        "Shift>shift z x c v b n m . Up Shift>shift",
        "Control Numbers>opt Alt Space Emoji Choose_keyboard Left Down Right Hide_keyboard",
      ]),
    Expectation(
      file: "gnome-osk/osk-layouts/il.json", form: "touch", page: "default",
      rows: [
        "' - ק ר א ט ו ן ם פ Delete", "ש ד ג כ ע י ח ל ך ף Return", "ז ס ב ה נ מ צ ת ץ",
        "Numbers>opt , Space . Emoji Choose_keyboard Hide_keyboard",
      ]),
    Expectation(
      file: "gnome-osk/osk-layouts/email.json", form: "touch", page: "opt+shift",
      rows: [
        "~ ` | • √ Π ÷ × ¶ ∆ Delete", "£ ¢ € ¥ ^ ° = { } Return",
        "Numbers>opt \\ © ® ™ ℅ [ ] Numbers>opt",
        "Letters>default < > Space , . Emoji Choose_keyboard Hide_keyboard",
      ]),
  ]

  @Test(arguments: expectations)
  func `a page reads as its file has it`(_ expectation: Expectation) throws {
    let file = try SourceFile(expectation.file, in: SourceFolder(path: SharedLayouts.path))
    let layout = try LayoutFormats.read(file).document.layout(form: expectation.form)
    let rows = LayoutPicture.rows(of: expectation.page, in: layout)
    #expect(rows.map(scalars) == expectation.rows.map(scalars))
  }

  /// Marks compared by themselves, not as parts of characters.
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test func `what is invalid upstream is refused, with the place and what to do`() throws {
    let name = "gnome-osk/osk-layouts/ge.json"
    let file = try SourceFile(name, in: SourceFolder(path: SharedLayouts.path))
    let error = #expect(throws: ImportError.self) { try LayoutFormats.read(file) }
    #expect(error?.reason == .syntax)
    #expect(error?.place == SourcePlace(file: name, line: 191, column: 13))
    #expect(error?.message == "expected ',' or '}', found '\"'; correct the file there")
  }

  @Test func `letters of a page of capitals lead back to small ones`() throws {
    let file = try SourceFile(
      "keyman/kayan-1.5.4.touch.json", in: SourceFolder(path: SharedLayouts.path))
    let shift = try #require(LayoutFormats.read(file).document.layout(form: "phone").page("shift"))
    let key = try #require(shift.key("K_W"))
    #expect(key.output(shifted: false) == "W")
    #expect(key.nextPage == "default")
  }

  @Test func `a long press offers what the file has, in its order`() throws {
    let file = try SourceFile(
      "keyman/anii-1.0.touch.json", in: SourceFolder(path: SharedLayouts.path))
    let page = try #require(LayoutFormats.read(file).document.layout().page("default"))
    #expect(page.key("K_E")?.alternates == ["é", "è"])
    #expect(page.key("K_E")?.place?.line == 1)
  }
}

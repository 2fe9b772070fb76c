import KeyModel
import LayoutFiles
import Testing

/// Pages of real keyboards in XML, compared by hand with their files: the keys in reading order, by
/// their labels in English, and what they do.
@Suite(.enabled(if: SharedLayouts.isThere, "../shared/layouts is not there"))
struct RealXMLTests {
  typealias Expectation = RealLayoutTests.Expectation

  static let expectations = [
    Expectation(
      file: "ldml-keyboard3/cldr/46/3.0/fr-t-k0-test.xml", form: "touch", page: "base",
      rows: [
        "a z e r t y u i o p",
        "q s d f g h j k l m",
        "Shift>shift w x c v b n",
        "Numbers>numeric Space",
      ]),
    Expectation(
      file: "ldml-keyboard3/cldr/46/3.0/fr-t-k0-test.xml", form: "iso", page: "none",
      rows: [
        "² & é \" ' ( - è _ ç á ) =",
        "a z e r t y u i o p ^ $",
        "q s d f g h j k l m ü *",
        "< w x c v b n , ; : !",
        "Space",
      ]),
    Expectation(
      file: "ldml-keyboard3/cldr/46/3.0/ja-Latn.xml", form: "jis", page: "shift",
      rows: [
        "! \" # $ % & ' ( ) 0 = ~ |",
        "Q W E R T Y U I O P ` {",
        "A S D F G H J K L + * }",
        "Z X C V B N M < > ? _",
        "Space",
      ]),
    Expectation(
      file: "ldml-keyboard3/cldr/46/3.0/bn.xml", form: "us", page: "shift",
      rows: [
        "\u{982} ! @ # $ % ^ & * ( ) _ +",
        "\u{99E} \u{9C8} \u{9C3} \u{9A5} \u{9AF}\u{9BC} \u{9C2} \u{9C0} \u{9CC} \u{9AB} { } |",
        "\u{9D7} \u{9B7} \u{9A7} \u{9A0} \u{998} \u{99D} \u{996} : \"",
        "\u{9CD} \u{99B} \u{9A2} \u{9AD} \u{9A3} \u{999} < \u{9BC} ?",
        "Space",
      ]),
    Expectation(
      file: "ldml-keyboard3/keyman/core/tests/unit/ldml/keyboards/k_011_mt_iso.xml", form: "iso",
      page: "altR-shift",
      rows: [
        "¬",
        "È Ù Ì Ò { }",
        "À",
        "|",
        "Space",
      ]),
    Expectation(
      file: "ldml-legacy/android/fr-t-k0-android.xml", form: "touch", page: "base",
      rows: [
        "a z e r t y u i o p",
        "q s d f g h j k l m",
        "w x c v b n '",
        ", Space .",
      ]),
    Expectation(
      file: "ldml-legacy/android/fr-t-k0-android.xml", form: "touch", page: "opt",
      rows: [
        "1 2 3 4 5 6 7 8 9 0",
        "@ # € % & - + ( )",
        "* \" ' : ; ! ?",
        "_ / Space , .",
      ]),
    Expectation(
      file: "ldml-legacy/osx/fr-CH-t-k0-osx.xml", form: "iso", page: "base",
      rows: [
        "< 1 2 3 4 5 6 7 8 9 0 ' \u{302}",
        "q w e r t z u i o p è \u{308} $",
        "a s d f g h j k l é à",
        "§ y x c v b n m , . -",
        "Space",
      ]),
    Expectation(
      file: "ldml-legacy/chromeos/de-t-k0-chromeos.xml", form: "iso", page: "altR",
      rows: [
        "′ ¹ ² ³ ¼ ½ ¬ { [ ] } \\ \u{327}",
        "@ ł € ¶ ŧ ← ↓ → ø þ \u{308} \u{303} ’",
        "æ ſ ð đ ŋ ħ \u{323} ĸ ł \u{30B} \u{302}",
        "» « ¢ „ “ ” µ · … –",
        "Space",
      ]),
    Expectation(
      file: "ldml-legacy/windows/el-t-k0-windows.xml", form: "iso", page: "base",
      rows: [
        "` 1 2 3 4 5 6 7 8 9 0 - =",
        "; ς ε ρ τ υ θ ι ο π [ ]",
        "α σ δ φ γ η ξ κ λ \u{301} ' \\",
        "< ζ χ ψ ω β ν μ , . /",
        "Space",
      ]),
  ]

  @Test(arguments: expectations)
  func `a page reads as its file has it`(_ expectation: Expectation) throws {
    let file = try SourceFile(expectation.file, in: SourceFolder(path: SharedLayouts.path))
    let layout = try LayoutFormats.read(file).document.layout(form: expectation.form)
    // Keys that the file leaves out to the keyboard have no place in it.
    let own = Layout(
      id: layout.id,
      pages: layout.pages.map { page in
        Page(id: page.id, rows: page.rows.map { $0.filter { $0.place != nil } })
      })
    let rows = LayoutPicture.rows(of: expectation.page, in: own)
    #expect(rows.map(scalars) == expectation.rows.map(scalars))
  }

  /// Marks compared by themselves, not as parts of characters.
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}

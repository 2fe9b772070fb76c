import KeyModel
import LayoutFiles

extension LayoutDocument {
  /// A document in which every member of every part has a value that isn't the usual one.
  static let full: LayoutDocument = {
    var form = LayoutForm(id: "phone", unit: .keyWidth, pages: [fullPage])
    form.minimumWidthMillimetres = 60.5
    form.font = "Noto"
    form.initialPage = "letters"
    form.extras = [.init("keyman", .object([.init("defaultHint", .string("dot"))]))]
    var document = LayoutDocument(id: "full", name: "Full", forms: [form])
    document.names = [LocalizedText("fr", "Plein"), LocalizedText("de", "Voll")]
    document.locales = ["fr", "fr-CA"]
    document.script = "Latn"
    document.direction = .rightToLeft
    var source = LayoutSourceInfo(
      format: "keyman", formatVersion: "17.0", path: "full.js", licence: "MIT")
    source.extras = [.init("commit", .string("abc"))]
    document.source = source
    document.displayMap = [DisplayMapping(character: "\u{F16B}", text: "១")]
    document.transforms = .array([.null])
    document.tests = .object([])
    document.extras = [.init("ldml", .bool(true))]
    return document
  }()

  private static var fullPage: LayoutPage {
    var row = LayoutRow(keys: [fullKey] + functionKeys)
    row.id = "1"
    row.height = 1.25
    row.extras = [.init("x", .number(1))]
    var page = LayoutPage(id: "letters", rows: [row, LayoutRow(keys: [])])
    page.name = "Letters"
    page.kind = .letters
    page.modifiers = [["shift"], ["caps", "alt"]]
    page.mode = .latched
    page.extras = [.init("y", .null)]
    return page
  }

  private static var fullKey: LayoutKey {
    var key = LayoutKey(
      id: "k", role: .character,
      title: KeyTitle(
        kind: .privateUse, text: "१", raw: .text("\u{F16B}"), icon: "icon", font: "Khmer"),
      output: KeyOutput("e\u{301}", .guess))
    key.sourceID = "K_Q"
    key.hints = [KeyHint("1", position: "ne"), KeyHint("2")]
    key.nextPage = "letters"
    key.isSelected = true
    key.repeats = false
    key.position.x = 1
    key.position.y = 2
    key.position.width = 1.5
    key.position.height = 0.5
    key.position.gap = 0.25
    key.position.fills = true
    key.position.iso = "D01"
    key.position.keyCode = "24"
    key.position.rotation = 15
    var sub = LayoutKey(id: "k/hold1", role: .character, output: KeyOutput(nil, .unknown))
    sub.title.raw = .null
    key.gestures.longPress = [KeyGestures.LongPress(sub, isDefault: true)]
    sub.id = "k/tap2"
    key.gestures.multiTap = [sub]
    sub.id = "k/flick-ne"
    key.gestures.flicks = [KeyGestures.Flick(["n", "e"], sub)]
    sub.id = "k/variant1"
    key.variants = [
      KeyVariant(when: [.init("shift", "manual"), .init("field", "email")], sub)
    ]
    key.accessibility.label = .text("")
    key.accessibility.labels = [LocalizedText("fr", "Effacer")]
    key.accessibility.labelSource = .xcuiLabel
    key.accessibility.hint = "hint"
    key.accessibility.value = "on"
    key.accessibility.traits = [.button, AccessibilityTraits(rawValue: 1 << 40)]
    key.accessibility.isHidden = true
    key.expectation = KeyExpectation(
      spoken: [LocalizedText("en", "delete")], allowsSilence: true)
    key.extras = [.init("keyman", .object([.init("sp", .string("1"))]))]
    return key
  }

  private static var functionKeys: [LayoutKey] {
    let functions: [KeyFunction] =
      [
        .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .shift, .capsLock,
        .nextKeyboard, .languageMenu, .dismissKeyboard, .undo, .redo, .selectAll, .none,
        .page("letters"), .deadKey("\u{301}"), .insert("x"), .unknown("-999"),
      ] + CaretMove.allCases.map(KeyFunction.moveCaret)
      + KeyModifier.allCases.map(KeyFunction.modifier)
      + SystemFunction.allCases.map(KeyFunction.system)
    return functions.enumerated().map { index, function in
      var key = LayoutKey(id: "f\(index)", role: .init(doing: function))
      key.function = LayoutFunction(
        function, calledBy: index == 0 ? .page("letters") : nil, isGuess: index == 1,
        locks: index == 2, native: index == 3 ? .object([.init("code", .number(-7))]) : nil)
      return key
    }
  }
}

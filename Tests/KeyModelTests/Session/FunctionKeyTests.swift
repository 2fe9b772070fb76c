import KeyModel
import Testing

/// Keys that other people's layouts have and that do more than type.
struct FunctionKeyTests {
  private static let functions: [(id: String, function: KeyFunction)] = [
    ("e", .insert("e")), ("space", .insert(" ")), ("acute", .deadKey("\u{301}")),
    ("hat", .deadKey("^")), ("tab", .tab), ("back-tab", .backTab), ("delete", .deleteBackward),
    ("forward", .deleteForward), ("left", .moveCaret(.left)), ("start", .moveCaret(.lineStart)),
    ("page-up", .moveCaret(.pageUp)), ("undo", .undo), ("redo", .redo), ("all", .selectAll),
    ("menu", .languageMenu), ("escape", .escape), ("control", .modifier(.control)),
    ("emoji", .system(.emoji)), ("nothing", .none), ("foo", .unknown("foo")),
  ]

  private static let layout = Layout(
    id: "keys",
    pages: [
      Page(
        id: "page",
        rows: RowGeometry().place([
          functions.map { .key(Key(id: $0.id, title: "", function: $0.function)) }
        ]))
    ],
    field: .plain)

  private static func pressing(_ keys: [String]) -> (text: String, events: [Event]) {
    var stage = Performance(layout)
    let events = keys.flatMap { stage.perform(.press($0)) }
    return (stage.text, events)
  }

  @Test(arguments: [
    ("acute e", "e\u{301}"), ("hat e", "^e"), ("hat space", "^"), ("hat hat", "^"),
    ("acute hat", "\u{301}^"), ("acute", "\u{25CC}\u{301}"), ("hat delete e", "e"),
    ("hat tab e", "\te"), ("e tab e", "e\te"), ("e e left forward", "e"),
    ("e e start forward", "e"), ("e undo", ""), ("e undo redo", "e"), ("e e all delete", ""),
  ])
  func `keys do to the text what they are called`(keys: String, text: String) {
    let result = Self.pressing(keys.split(separator: " ").map(String.init)).text
    #expect(Array(result.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("back-tab", "Back tab"), ("page-up", "Page up"), ("escape", "Escape"),
    ("control", "Control"), ("emoji", "Emoji"), ("nothing", "No function"), ("foo", "foo"),
  ])
  func `a key that a text takes nothing of says so by its label`(key: String, label: String) {
    let result = Self.pressing([key])
    #expect(result.events.last == .unmet(.noEffect(key: label)))
    #expect(result.text.isEmpty)
  }

  @Test func `a language menu offers the keyboards by name`() {
    #expect(Self.pressing(["menu"]).events.last == .inputModes(["keys"]))
  }

  @Test func `names of functions differ, but for texts that are inserted`() {
    let all =
      Self.functions.dropFirst().map(\.function) + CaretMove.allCases.map(KeyFunction.moveCaret)
      + KeyModifier.allCases.map(KeyFunction.modifier)
      + SystemFunction.allCases.map(KeyFunction.system)
    #expect(Set(all.map(\.name)).count == Set(all).count)
  }
}

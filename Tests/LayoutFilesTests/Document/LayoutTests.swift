import KeyModel
import LayoutFiles
import Narration
import Testing

/// What a document gives to type on.
struct LayoutTests {
  private static func key(
    _ id: String, width: Double? = nil, _ change: (inout LayoutKey) -> Void = { _ in }
  ) -> LayoutKey {
    var key = LayoutKey(
      id: id, role: .character, title: KeyTitle(text: id), output: KeyOutput(id, .explicit))
    key.position.width = width
    change(&key)
    return key
  }

  private static func document(
    _ rows: [[LayoutKey]], unit: LayoutForm.Unit = .keyWidth, more: [LayoutPage] = []
  ) -> LayoutDocument {
    let page = LayoutPage(id: "page", rows: rows.map { LayoutRow(keys: $0) })
    return LayoutDocument(
      id: "test", forms: [LayoutForm(id: "form", unit: unit, pages: [page] + more)])
  }

  @Test func `keys lie beside each other, gaps and spacers left free, rows below each other`() {
    let spacer = Self.key("s", width: 0.5) { $0.role = .spacer }
    let wide = Self.key("b", width: 2) { $0.position.gap = 0.25 }
    let layout = Self.document([[spacer, Self.key("a"), wide], [Self.key("c")]]).layout()
    let frames = layout.pages[0].keys.map(\.frame)
    #expect(
      frames == [
        Frame(x: 50, y: 0, width: 100, height: 100), Frame(x: 175, y: 0, width: 200, height: 100),
        Frame(x: 0, y: 100, width: 100, height: 100),
      ])
  }

  @Test func `keys that fill a row share what the widest row leaves`() {
    let fill = Self.key("f") { $0.position.fills = true }
    let rows = [[Self.key("a", width: 5)], [Self.key("b"), fill, Self.key("g", width: 2)]]
    let second = Self.document(rows).layout().pages[0].rows[1].map(\.frame)
    #expect(second.map(\.width) == [100, 200, 200])
    #expect(second.map(\.x) == [0, 100, 300])
  }

  @Test func `a key has five hundredths before it in Keyman's unit, and places of their own count`()
  {
    let placed = Self.key("p") {
      $0.position.x = 10
      $0.position.y = 20
      $0.position.height = 30
    }
    let keys = Self.document(
      [[Self.key("a"), Self.key("b", width: 50)], [placed]], unit: .keyPercent
    )
    .layout().pages[0].keys
    #expect(keys[1].frame == Frame(x: 110, y: 0, width: 50, height: 100))
    #expect(keys[2].frame == Frame(x: 10, y: 20, width: 100, height: 30))
  }

  @Test(arguments: [Double.infinity, .nan, -5, 1e300])
  func `numbers that no keyboard has give frames that can be drawn`(number: Double) {
    let key = Self.key("a") {
      $0.position.width = number
      $0.position.x = number
      $0.position.gap = number
      $0.position.height = number
    }
    let frames = Self.document([[key, Self.key("b")]]).layout().pages[0].keys.map(\.frame)
    #expect(frames.allSatisfy { $0.x.isFinite && $0.width.isFinite && $0.maxX.isFinite })
    #expect(frames.allSatisfy { abs($0.maxX) < 2e6 && $0.width >= 0 && $0.height >= 0 })
  }

  struct LabelCase: CustomTestStringConvertible, Sendable {
    var name: String
    var label: String
    var source: Key.LabelSource
    var change: @Sendable (inout LayoutKey) -> Void
    var testDescription: String { name }
  }

  static let labels = [
    LabelCase(name: "given", label: "Zap", source: .given) {
      $0.accessibility.label = .text("Zap")
    },
    LabelCase(name: "given, empty", label: "", source: .given) {
      $0.accessibility.label = .text("")
    },
    LabelCase(name: "by language", label: "Effacer", source: .given) {
      $0.accessibility.labels = [LocalizedText("de", "Löschen"), LocalizedText("fr", "Effacer")]
    },
    LabelCase(name: "null", label: "a", source: .derived) { $0.accessibility.label = .null },
    LabelCase(name: "function", label: "Delete", source: .derived) {
      $0.function = LayoutFunction(.deleteBackward)
    },
    LabelCase(name: "called by", label: "Shift", source: .derived) {
      $0.function = LayoutFunction(.page("page"), calledBy: .shift)
    },
    LabelCase(name: "token", label: "more", source: .derived) {
      $0.function = LayoutFunction(.unknown("x"))
      $0.title = KeyTitle(kind: .token, text: "more", raw: .text("*more*"))
    },
    LabelCase(name: "output", label: "ŋ", source: .derived) {
      $0.output = KeyOutput("ŋ", .explicit)
      $0.title = KeyTitle(text: "x")
    },
    LabelCase(name: "icon", label: "rocket", source: .derived) {
      $0.output = KeyOutput(nil, .unknown)
      $0.title = KeyTitle(kind: .icon, icon: "rocket")
    },
    LabelCase(name: "private use", label: "K_1", source: .derived) {
      $0.output = KeyOutput(nil, .unknown)
      $0.title = KeyTitle(text: "\u{F16B}")
      $0.sourceID = "K_1"
    },
    LabelCase(name: "nothing", label: "", source: .derived) {
      $0.output = nil
      $0.title = KeyTitle()
    },
  ]

  @Test(arguments: labels)
  func `a label is given, or derived from function, token, output, icon`(_ expected: LabelCase) {
    var document = Self.document([[Self.key("a", expected.change)]])
    document.locales = ["fr"]
    let keyboard = Keyboard(layouts: [document.layout()], words: .english)
    let key = keyboard.page.keys[0]
    #expect(key.label == expected.label)
    #expect(key.labelSource == expected.source)
  }

  @Test func `a label of another language than the layout's says so`() {
    let key = Self.key("a") { $0.accessibility.labels = [LocalizedText("de", "Löschen")] }
    #expect(Self.document([[key]]).layout().pages[0].keys[0].language == "de")
  }

  @Test func `pages that lead to themselves and in circles hold no one up`() {
    func page(_ id: String, to target: String) -> LayoutPage {
      let key = Self.key("go") { $0.function = LayoutFunction(.page(target)) }
      return LayoutPage(id: id, rows: [LayoutRow(keys: [key])])
    }
    let form = LayoutForm(
      id: "f", unit: .keyWidth,
      pages: [page("a", to: "b"), page("b", to: "c"), page("c", to: "a"), page("d", to: "d")])
    var session = Session(
      layouts: [LayoutDocument(id: "x", forms: [form]).layout()], words: .english)
    for expected in ["b", "c", "a"] {
      _ = session.handle(.press("go"), at: .zero)
      #expect(session.page.id == expected)
    }
    #expect(session.handle(.type("z"), at: .zero) == [.unmet(.noKeyInserts("z"))])
    var alone = LayoutDocument(
      id: "x", forms: [LayoutForm(id: "f", unit: .keyWidth, pages: [page("d", to: "d")])])
    var second = Session(layouts: [alone.layout()], words: .english)
    #expect(second.handle(.press("go"), at: .zero).last == .boundary(.focus))
    alone.forms[0].pages = []
    #expect(alone.layout().pages.map(\.rows.count) == [0])
  }

  @Test func `the page that is shown first comes first, and an unknown form gives the first`() {
    var document = Self.document([[Self.key("a")]], more: [LayoutPage(id: "start", rows: [])])
    document.forms[0].initialPage = "start"
    #expect(document.layout().pages.map(\.id) == ["start", "page"])
    #expect(document.layout(form: "nowhere").pages.count == 2)
  }

  @Test func `capitals come by themselves only where there is a shift key`() {
    #expect(Self.document([[Self.key("a")]]).layout().field.autocapitalizationType == .none)
    let shift = Self.key("shift") { $0.function = LayoutFunction(.shift) }
    #expect(Self.document([[shift]]).layout().field.autocapitalizationType == .sentences)
  }

  @Test func `what shift makes of a key is its variant for shift`() {
    let key = Self.key("a") {
      $0.variants = [KeyVariant(when: [.init("shift", "manual")], Self.key("Ä"))]
    }
    #expect(Self.document([[key]]).layout().pages[0].keys[0].output(shifted: true) == "Ä")
  }
}

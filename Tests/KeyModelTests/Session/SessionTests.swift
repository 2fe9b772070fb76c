import KeyModel
import Testing

struct SessionTests {
  @Test func `a press of the focused key types it, and Delete takes it back`() {
    var stage = Performance(.small)
    #expect(stage.perform(.move(.first), .move(.next), .press(nil)).changes == ["-+b"])
    #expect(stage.text == "b")
    #expect(stage.perform(.press("delete")).changes == ["-b+"])
    #expect(stage.text == "")
  }

  @Test func `Delete with nothing before the caret tells an end and changes nothing`() {
    var stage = Performance(.small)
    let events = stage.perform(.press("delete"))
    #expect(events.last == .boundary(.delete))
    #expect(events.changes.isEmpty)
  }

  @Test func `a press by name moves the focus silently, and an end of the focus is told`() {
    var stage = Performance(.small)
    #expect(stage.perform(.press("e")).focused == ["e"])
    #expect(stage.session.focusedKey?.id == "e")
    #expect(stage.perform(.move(.last), .move(.next)).last == .boundary(.focus))
  }

  @Test func `typing a text changes page and shift as a person would`() {
    var stage = Performance(.small)
    stage.perform(.type("aB 1' c\n"))
    #expect(stage.text == "aB 1' c\n")
    #expect(stage.session.shift == .off)
  }

  @Test func `typing stops at a character that no key inserts, and keeps what was typed`() {
    var stage = Performance(.small)
    #expect(stage.perform(.type("abz!")).unmet == [.noKeyInserts("z")])
    #expect(stage.text == "ab")
  }

  @Test func `a physical key types its character and leaves focus, page and shift alone`() {
    var stage = Performance(.small)
    stage.perform(.move(.first), .strike("1"), .strike("B"), .strike("c"))
    #expect(stage.text == "1Bc")
    #expect(stage.session.focusedKey?.id == "a")
    #expect(stage.session.page.id == "letters")
    #expect(stage.session.shift == .off)
    stage.perform(.strikeDelete)
    #expect(stage.text == "1B")
    #expect(stage.session.focusedKey?.id == "a")
  }

  @Test func `a physical key that no key stands for is told and changes nothing`() {
    var stage = Performance(.small)
    #expect(stage.perform(.strike("z")).unmet == [.noKeyInserts("z")])
    #expect(stage.text == "")
  }

  @Test func `shift lasts for a letter, and a double tap locks it`() {
    var stage = Performance(.small)
    stage.perform(.press("shift"), .press("a"), .press("b"))
    stage.perform(.press("shift"), .press("shift"), every: .milliseconds(200))
    stage.perform(.press("c"), .press("e"))
    #expect(stage.text == "AbCE")
  }

  @Test func `shift pressed in the middle of a word holds until the next letter`() {
    var stage = Performance(.small, field: FieldTraits())
    stage.perform(.press("a"), .press("b"), .press("shift"), .move(.first))
    #expect(stage.session.shift == .once)
    stage.perform(.press("c"))
    #expect(stage.text == "AbC")
  }

  @Test func `an automatic capital can be taken back by shift`() {
    var stage = Performance(.small, field: FieldTraits())
    #expect(stage.session.shift == .once)
    stage.perform(.press("shift"), .press("a"))
    #expect(stage.text == "a")
  }

  @Test func `a page for a mark goes back to the letters after it, by itself`() {
    var stage = Performance(.small)
    let events = stage.perform(.press("numbers"), .press("1"), .press("'"))
    #expect(events.contains(.page(id: "letters", origin: .automatic)))
    #expect(stage.session.page.id == "letters")
    stage.perform(.set(name: "return-to-letters", value: "off"), .press("numbers"), .press("'"))
    #expect(stage.session.page.id == "numbers")
  }

  @Test func `the next keyboard keeps the text, and one alone has no next`() {
    var other = Layout.small
    other.id = "other"
    other.name = nil
    var stage = Performance(.small, other)
    stage.perform(.type("ab"), .press("numbers"))
    let events = stage.perform(.press("next"))
    #expect(events.contains(.keyboard(id: "other", name: "other", language: "en")))
    #expect(stage.session.layout.id == "other")
    #expect(stage.text == "ab")
    var alone = Performance(.small)
    #expect(alone.perform(.keyboard(nil)) == [.boundary(.keyboard)])
    #expect(alone.perform(.keyboard("smal")).unmet == [.noSuchKeyboard("smal", nearest: "small")])
  }

  @Test func `the document knows the language of the keyboard that is shown`() {
    var other = Layout.small
    other.id = "other"
    other.language = "de"
    var stage = Performance(.small, other)
    #expect(stage.session.document.documentInputMode?.primaryLanguage == "en")
    stage.perform(.keyboard(nil))
    #expect(stage.session.document.documentInputMode?.primaryLanguage == "de")
  }

  @Test func `a keyboard that is put away takes no presses until editing begins again`() {
    var stage = Performance(.small)
    #expect(stage.perform(.dismiss) == [.field(isEditing: false, isSecure: false)])
    #expect(stage.perform(.press("a")).unmet == [.keyboardDismissed])
    #expect(stage.perform(.beginEditing).first == .field(isEditing: true, isSecure: false))
    stage.perform(.press("a"))
    #expect(stage.text == "a")
  }

  @Test func `Return in a field of one line ends editing`() {
    var field = FieldTraits.plain
    field.lines = .single
    var stage = Performance(.small, field: field)
    #expect(stage.perform(.press("return")).last == .field(isEditing: false, isSecure: false))
    #expect(stage.text == "")
  }

  @Test func `what a field doesn't take is told whole`() {
    var field = FieldTraits.plain
    field.maximumLength = 2
    var stage = Performance(.small, field: field)
    let events = stage.perform(.type("abc"))
    #expect(events.last == .refused(Refusal(text: "c", reason: .maximumLength(2))))
    #expect(stage.text == "ab")
  }

  @Test func `a paste is one edit and one step to undo`() {
    var stage = Performance(.small)
    let text = String(repeating: "long ", count: 200_000)
    #expect(stage.perform(.paste(text)).count == 1)
    #expect(stage.text.utf8.count == 1_000_000)
    stage.perform(.undo)
    #expect(stage.text == "")
    #expect(stage.perform(.redo).changes.count == 1)
  }

  @Test func `undo that is switched off finds nothing`() {
    var stage = Performance(.small)
    stage.perform(.set(name: "undo", value: "off"), .type("ab"))
    #expect(stage.perform(.undo) == [.boundary(.undo)])
    #expect(stage.text == "ab")
  }

  @Test func `two quick spaces end the sentence, and Delete takes that back`() {
    var stage = Performance(.small, field: FieldTraits())
    stage.perform(.type("ab"))
    stage.perform(.press("space"), .press("space"), every: .milliseconds(200))
    #expect(stage.text == "Ab. " || stage.text == "ab. ")
    stage.perform(.press("delete"))
    #expect(stage.text.hasSuffix("b  "))
  }

  @Test func `a held Delete repeats while time passes, in words after a while, and stops`() {
    var stage = Performance(.small, text: "one two three four")
    stage.perform(.hold("delete", alternative: nil), every: .zero)
    #expect(stage.text == "one two three fou")
    stage.perform(.wait(.milliseconds(700)), every: .zero)
    #expect(stage.text == "one two three ")
    stage.perform(.wait(.milliseconds(5_000)), every: .zero)
    #expect(stage.text == "")
    stage.perform(.type("ab"), .wait(.seconds(2)))
    #expect(stage.text == "ab")
  }

  @Test func `a long press offers what a key has, and a number chooses`() {
    var layout = Layout.small
    layout.pages[0].rows[0][0].alternates = ["à", "á"]
    var stage = Performance(layout)
    let events = stage.perform(.hold("a", alternative: nil))
    #expect(events.contains { if case .alternates(let key) = $0 { key.id == "a" } else { false } })
    stage.perform(.hold("a", alternative: 2), .press("shift"), .hold("a", alternative: 1))
    #expect(stage.text == "áÀ")
    #expect(
      stage.perform(.hold("a", alternative: 3)).unmet
        == [.noSuchAlternative(key: "a", number: 3, count: 2)])
  }

  @Test func `a long press of the next-keyboard key lists the input modes, and a number chooses`() {
    var other = Layout.small
    other.id = "other"
    other.name = "Other"
    var stage = Performance(.small, other)
    stage.perform(.press("numbers"))
    let events = stage.perform(.hold("next", alternative: nil))
    #expect(events.contains(.inputModes(["Small", "Other"])))
    stage.perform(.hold("next", alternative: 2))
    #expect(stage.session.layout.id == "other")
  }

  @Test func `reading tells the character, word and line at the caret and moves nothing`() {
    var stage = Performance(.small, text: "ab cd")
    #expect(stage.perform(.read(.character)) == [.reading(.character, text: "d")])
    #expect(stage.perform(.read(.word)) == [.reading(.word, text: "cd")])
    stage.perform(.caret(.start, nil))
    #expect(stage.perform(.read(.character)) == [.reading(.character, text: "a")])
    #expect(stage.perform(.read(.line)) == [.reading(.line, text: "ab cd")])
    #expect(stage.perform(.read(.all)) == [.reading(.all, text: "ab cd")])
  }

  @Test func `a setting that doesn't exist is told with the nearest`() {
    var stage = Performance(.small)
    let events = stage.perform(.set(name: "smart-quote", value: "on"))
    #expect(events.unmet == [.setting(.unknownName("smart-quote", nearest: "smart-quotes"))])
  }

  @Test func `the return key is called by what it promises`() {
    var stage = Performance(.small)
    #expect(stage.session.page.key("return")?.label == "Return")
    stage.perform(.set(name: "return-key", value: "search"))
    #expect(stage.session.page.key("return")?.label == "Search")
  }
}

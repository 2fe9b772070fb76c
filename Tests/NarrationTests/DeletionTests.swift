import KeyModel
import Narration
import Testing

/// What was deleted is said, once, so that it can be told from what was typed.
///
/// The letters before the names of tests are those of the reports they answer.
struct DeletionTests {
  @Test func `D1: deleting a space says the space, not the letter before it`() {
    #expect(Typist(text: "help ").presses("⌫") == ["space"])
  }

  @Test func `D3: deleting forward says what went`() {
    let typist = Typist(text: "ab")
    _ = typist.hears(.caret(.start, nil))
    #expect(typist.hears(.proxy(.deleteForward)) == ["a"])
  }

  @Test func `deleting forward at the end of the text is silent`() {
    #expect(Typist(text: "ab").hears(.proxy(.deleteForward)) == [])
  }

  @Test func `D4: deleting a word says the part of it that went`() {
    let typist = Typist(text: "NonVisual")
    _ = typist.hears(.proxy(.adjustTextPosition(byCharacterOffset: -6)))
    #expect(typist.hears(.proxy(.deleteWordBackward)) == ["Non"])
  }

  @Test func `D6: Backspace says the character it deleted`() {
    let typist = Typist()
    #expect(typist.hears(.strike("x"), .strikeDelete) == ["x", "x"])
  }

  @Test func `D7: a deleted selection of several lines is summed up, not read`() {
    let typist = Typist(text: "one\ntwo")
    _ = typist.hears(.selectAll)
    #expect(typist.presses("⌫") == ["2 words deleted"])
  }

  @Test func `D9: a deleted capital is told from a small letter`() {
    #expect(
      Typist(text: "É").commands(.press("delete"))
        == [[.pitch(50), .text("E acute"), .pitch(0)]])
    #expect(
      Typist(text: "é").commands(.press("delete"))
        == [[.pitch(20), .text("e acute"), .pitch(0)]])
  }

  @Test(arguments: [
    ("👩‍💻", "woman technologist"), ("e\u{301}", "e acute"), ("🇸🇪", "flag: Sweden"),
    ("\r\n", "new line"),
    ("\n", "new line"),
  ])
  func `D10: one press of Delete says one name`(text: String, said: String) {
    let typist = Typist(text: text)
    #expect(typist.presses("⌫") == [said])
    #expect(typist.session.document.isEmpty)
  }

  @Test func `D10: of a syllable one press of Delete says the sign that went`() {
    let typist = Typist(text: "क्ष")
    #expect(typist.presses("⌫").count == 1)
    #expect(typist.session.document.text == "क्")
  }

  @Test func `a deleted word is said as a word`() {
    let typist = Typist(text: "hello don't")
    #expect(typist.hears(.proxy(.deleteWordBackward)) == ["don't"])
  }

  @Test(arguments: [
    ("five words that are gone", "5 words deleted"), ("- - -", "5 characters deleted"),
  ])
  func `a long selection that is deleted is summed up`(text: String, said: String) {
    let typist = Typist(text: text)
    _ = typist.hears(.selectAll)
    #expect(typist.presses("⌫") == [said])
  }

  @Test func `with the word "deleted", what went comes first`() {
    let typist = Typist(
      text: "hello b",
      settings: settings {
        $0.deletion.saysWord = true
        $0.deletion.pitch = 0
      })
    #expect(typist.presses("⌫⌫") == ["b deleted", "space deleted"])
    #expect(typist.hears(.proxy(.deleteWordBackward)) == ["hello deleted"])
    #expect(typist.presses("⌫") == [])
  }

  @Test func `a deletion can be silent`() {
    let typist = Typist(text: "a", settings: settings { $0.deletion.isSaid = false })
    #expect(typist.presses("⌫") == [])
  }

  @Test func `an end can be heard in words`() {
    let typist = Typist(settings: settings { $0.ends = .both })
    #expect(typist.commands(.press("delete")) == [[.sound(.boundary), .text("Nothing to delete")]])
    typist.narrator.settings.sounds = false
    #expect(typist.commands(.press("delete")) == [[.text("Nothing to delete")]])
    typist.narrator.settings.ends = .sound
    #expect(typist.commands(.press("delete")) == [])
  }

  @Test func `taking an edit back and making it again says which edit`() {
    let typist = Typist()
    _ = typist.hears(.proxy(.insertText("hello")))
    #expect(typist.hears(.undo) == ["Undo: typed hello"])
    #expect(typist.hears(.redo) == ["Redo: typed hello"])
    _ = typist.hears(.proxy(.deleteWordBackward))
    #expect(typist.hears(.undo) == ["Undo: hello back"])
    #expect(typist.hears(.undo) == ["Undo: typed hello"])
    #expect(typist.commands(.undo) == [[.sound(.boundary)]])
  }

  @Test func `what the host does by itself is said as far as it can be`() {
    let typist = Typist(text: "one two")
    #expect(typist.hears(.host(.replaceAll("one three"))) == ["hree"])
    #expect(typist.hears(.host(.replaceAll(""))) == ["Text cleared"])
    #expect(typist.hears(.host(.insertText("many words at once"))) == ["Text changed"])
    typist.narrator.settings.saysHostChanges = false
    #expect(typist.hears(.host(.replaceAll(""))) == [])
  }
}

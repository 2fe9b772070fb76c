import KeyModel
import Narration
import Testing

/// Capitals are told by pitch, a word, a sound, or several of these, at the letter itself.
///
/// The letters before the names of tests are those of the reports they answer.
struct CapitalTests {
  static func capitals(
    pitch: Int = 0, word: Bool = false, sound: Bool = false
  ) -> NarrationSettings {
    settings {
      $0.capitals.pitch = pitch
      $0.capitals.saysWord = word
      $0.capitals.makesSound = sound
    }
  }

  @Test(arguments: [
    (capitals(), [SpeechCommand.character("A")]),
    (capitals(pitch: 30), [.pitch(30), .character("A"), .pitch(0)]),
    (capitals(word: true), [.text("cap"), .character("A")]),
    (capitals(sound: true), [.sound(.capital), .character("A")]),
    (capitals(pitch: 30, word: true), [.text("cap"), .pitch(30), .character("A"), .pitch(0)]),
    (capitals(word: true, sound: true), [.text("cap"), .sound(.capital), .character("A")]),
    (
      capitals(pitch: 10, word: true, sound: true),
      [.text("cap"), .pitch(10), .sound(.capital), .character("A"), .pitch(0)]
    ),
  ])
  func `C2, C3: only the letter is pitched, and the sound is made at the letter`(
    settings: NarrationSettings, commands: [SpeechCommand]
  ) {
    let typist = Typist(keys: "A", settings: settings)
    #expect(typist.commands(.press("A")) == [commands])
  }

  @Test func `C5: a capital is said with the word "cap" alone`() {
    let typist = Typist(keys: "A", settings: Self.capitals(word: true))
    #expect(typist.hears(.press("A")) == ["cap A"])
  }

  @Test func `C6: after a capital the pitch is the listener's again`() {
    let typist = Typist(keys: "Ab")
    #expect(typist.commands(.press("A")).last?.last == .pitch(0))
    #expect(typist.commands(.press("b")) == [[.character("b")]])
  }

  @Test func `C8: a capital that is selected is told`() {
    let typist = Typist(text: "Test")
    _ = typist.hears(.caret(.start, nil))
    #expect(
      typist.commands(.select(.right, .character))
        == [[.pitch(30), .character("T"), .pitch(0), .text("selected")]])
  }

  @Test func `C9: capitals within words are told where the listener wants it`() {
    let typist = Typist(
      text: "One TWO THree FouR I", settings: settings { $0.capitals.saysWithinWords = true })
    #expect(
      typist.hears(.read(.all))
        == ["cap One all caps TWO mixed caps THree mixed caps FouR cap I"])
    typist.narrator.settings.capitals.saysWithinWords = false
    #expect(typist.hears(.read(.line)) == ["One TWO THree FouR I"])
  }

  @Test func `C12: the Turkish i with and without a dot keep their own capitals`() {
    for letter in ["I", "ı", "İ", "i"] {
      let typist = Typist(keys: letter)
      let isPitched = typist.commands(.press(letter)).joined().contains(.pitch(30))
      #expect(isPitched == (letter == "I" || letter == "İ"), "\(letter)")
    }
  }

  @Test(arguments: [("ǅ", true), ("ς", false), ("ß", false), ("Ω", true), ("1", false)])
  func `a titlecase letter counts as a capital, a final sigma doesn't`(
    letter: String, isCapital: Bool
  ) {
    let typist = Typist(keys: letter)
    #expect(typist.commands(.press(letter)).joined().contains(.pitch(30)) == isCapital)
  }

  @Test func `S5: letters with accents have their own names, and capitals are told`() {
    let typist = Typist(keys: "àÀ")
    #expect(typist.commands(.press("à")) == [[.text("a grave")]])
    #expect(typist.commands(.press("À")) == [[.pitch(30), .text("A grave"), .pitch(0)]])
  }
}

import KeyModel
import Narration
import Testing

/// What can't be done, and what the application says of itself.
struct RequestTests {
  private static func says(
    _ event: Event, settings: NarrationSettings = NarrationSettings(), language: String = "en"
  ) -> [String] {
    var narrator = Narrator(
      phrases: .best(for: language), language: language, settings: settings)
    return narrator.utterances(for: event, at: .zero).map(\.text)
  }

  @Test(arguments: [
    (UnmetRequest.noSuchKey("foo", nearest: nil), "No key foo"),
    (.noSuchKey("delet", nearest: "delete"), "No key delet, but delete"),
    (.ambiguousKey("Shift", ids: ["left", "right"]), "Several keys Shift: left, right"),
    (.nothingFocused, "No key has the focus"),
    (.noKeyInserts(","), "No key types comma"),
    (.noKeyInserts("é"), "No key types e acute"),
    (.noSuchKeyboard("qwert", nearest: "qwerty"), "No keyboard qwert, but qwerty"),
    (
      .noSuchAlternative(key: "e", number: 9, count: 2), "No alternative 9 of e, which has 2"
    ),
    (.keyboardDismissed, "The keyboard is hidden"),
    (.setting(.unknownName("ecko", nearest: "echo")), "No setting ecko, but echo"),
    (
      .setting(.badValue(name: "hint-delay", value: "x", expected: "a number from 0 to 9")),
      "hint delay can't be x, but a number from 0 to 9"
    ),
  ])
  func `a request that can't be met says what is missing, after a sound`(
    request: UnmetRequest, said: String
  ) {
    var narrator = Narrator(phrases: .english, language: "en")
    let utterances = narrator.utterances(for: .unmet(request), at: .zero)
    #expect(utterances.map(\.commands) == [[.sound(.error), .text(said)]])
  }

  @Test func `the brief form of a message leaves out what helps`() {
    let brief = settings { $0.verbosity = .brief }
    let request = UnmetRequest.noSuchKey("delet", nearest: "delete")
    #expect(Self.says(.unmet(request), settings: brief) == ["No key delet"])
    #expect(Self.says(.unmet(.nothingFocused), language: "de") == ["Keine Taste im Fokus"])
  }

  @Test func `marks in what was asked for stay as they are`() {
    #expect(
      Self.says(.unmet(.noSuchKey("%2 100%", nearest: "%1")))
        == ["No key %2 100%, but %1"])
  }

  @Test(arguments: [
    (Admission.Refusal.characterNotAllowed("a"), "not allowed: a"),
    (.characterNotAllowed(","), "not allowed: comma"),
    (.newlineInSingleLine, "not allowed: new line"),
    (.maximumLength(5), "Maximum length reached"),
  ])
  func `what a field doesn't take is said once`(reason: Admission.Refusal, said: String) {
    #expect(Self.says(.refused(Refusal(text: "a", reason: reason))) == [said])
  }

  @Test func `a full field says so, and nothing of the key`() {
    var field = FieldTraits.plain
    field.maximumLength = 1
    #expect(Typist(field: field).presses("ab") == ["a", "Maximum length reached"])
  }

  @Test(arguments: [
    ("de", "e Akut", "Keine Taste für e Akut"),
    ("fr", "e accent aigu", "Aucune touche pour e accent aigu"),
  ])
  func `a character that no key inserts is named as anywhere else`(
    language: String, name: String, said: String
  ) {
    let typist = Typist(language: language)
    let keyboard = Event.keyboard(id: "q", name: "Q", language: "en")
    _ = typist.narrator.utterances(for: keyboard, at: .zero)
    #expect(typist.commands(.host(.insertText("é"))) == [[.text(name)]])
    let refused = typist.narrator.utterances(for: .unmet(.noKeyInserts("é")), at: .zero)
    #expect(refused.map(\.commands) == [[.sound(.error), .text(said)]])
  }

  @Test func `what is only in English is said in English`() {
    let nearest = UnmetRequest.setting(.unknownName("ecko", nearest: "echo"))
    var narrator = Narrator(phrases: .german, language: "de")
    #expect(
      narrator.utterances(for: .unmet(nearest), at: .zero).map(\.commands)
        == [
          [
            .sound(.error), .text("Keine Einstellung ecko, aber"), .language("en"),
            .text("echo"), .language("de"),
          ]
        ])
    #expect(
      narrator.utterance(for: .fileProblem(file: "a", line: 2, column: 4, what: "no such key"))
        .commands
        == [.text("a, Zeile 2, Spalte 4:"), .language("en"), .text("no such key"), .language("de")])
  }

  @Test(arguments: [
    (Message.noAudio, "No sound: captions only"), (.speechRestarted, "Speech restarted"),
    (.speechEnded, "Speech ended: captions only"), (.speechOff, "Speech off"),
    (.speechOn, "Speech on"), (.noVoice(language: "de"), "No voice speaks German"),
    (.noVoice(language: "tlh"), "No voice speaks tlh"), (.saved("a.txt"), "Saved to a.txt"),
    (.unsoundVoice(language: "zh"), "No good voice for Chinese"),
    (.notSaved("the disk is full"), "Not saved: the disk is full"), (.goodbye, "Goodbye"),
  ])
  func `the application's messages are plain words`(message: Message, said: String) {
    let narrator = Narrator(phrases: .english, language: "en")
    #expect(narrator.utterance(for: message).text == said)
  }

  @Test(arguments: [
    Message.notSaved("the disk is full"),
    .fileProblem(file: "a", line: 2, column: 4, what: "the disk is full"),
  ])
  func `an error keeps its reason where little is said`(message: Message) {
    for phrases in Phrases.all {
      var narrator = Narrator(phrases: phrases, language: phrases.language)
      narrator.settings.verbosity = .brief
      #expect(narrator.utterance(for: message).text.contains("the disk is full"))
    }
  }

  @Test func `a key without a name has no effect without a name`() {
    #expect(Self.says(.unmet(.noEffect(key: ""))) == ["No function"])
  }

  @Test func `what a person must hear isn't cut`() {
    let narrator = Narrator(phrases: .english, language: "en")
    #expect(narrator.utterance(for: .noAudio).urgency == .alert)
    #expect(narrator.utterance(for: .saved("a")).urgency == .message)
  }
}

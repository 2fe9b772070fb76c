import KeyModel
import Narration
import Testing

/// Nothing that is typed into a secure field is said, by any path.
///
/// The letters before the names of tests are those of the reports they answer.
struct SecureTests {
  @Test func `P2: a character of a secure field is a bullet`() {
    let typist = Typist(field: .secure)
    #expect(typist.presses("ab⌫") == ["bullet", "bullet", "bullet"])
  }

  @Test func `P3: no way of reading, moving or deleting reveals anything`() {
    let typist = Typist(text: "hunter", field: .secure)
    #expect(
      typist.hears(.read(.all), .read(.word), .read(.line)) == [
        "6 bullets", "6 bullets", "6 bullets",
      ])
    #expect(
      typist.hears(.read(.character), .read(.character), .read(.character)) == [
        "bullet", "bullet", "bullet",
      ])
    #expect(typist.hears(.caret(.left, .character)) == ["bullet"])
    #expect(typist.hears(.select(.left, .word)) == ["5 bullets selected"])
    #expect(typist.presses("⌫") == ["5 bullets"])
    #expect(typist.hears(.undo) == ["5 bullets"])
    #expect(typist.hears(.paste("secret")) == ["6 bullets"])
  }

  @Test func `P5: a secure field can be silent, so that not even its length is told`() {
    let typist = Typist(
      text: "hunter", settings: settings { $0.secure = .silence }, field: .secure)
    #expect(typist.presses("ab⌫") == [])
    #expect(typist.hears(.read(.all), .caret(.left, .character), .selectAll, .undo) == [])
  }

  @Test func `echo that is off is off for bullets too`() {
    #expect(Typist(settings: settings { $0.echo = .none }, field: .secure).presses("ab") == [])
  }

  @Test func `words and sentences are never echoed`() {
    for echo in [NarrationSettings.Echo.words, .charactersAndWords, .sentences] {
      let typist = Typist(settings: settings { $0.echo = echo }, field: .secure)
      #expect(typist.presses("ab. ") == ["bullet", "bullet", "bullet", "bullet"])
    }
  }

  @Test func `what a secure field refuses isn't said`() {
    var field = FieldTraits.secure
    field.allowedCharacters = .digits
    #expect(Typist(field: field).presses("a") == ["not allowed"])
  }

  @Test func `a full secure field says that it is full, and nothing of the key`() {
    var field = FieldTraits.secure
    field.maximumLength = 1
    #expect(
      Typist(field: field).commands(.type("ab"))
        == [[.text("bullet")], [.sound(.error), .text("Maximum length reached")]])
  }

  @Test(arguments: [
    ("en", ["Secure Text Field", "Everyday", "1"]), ("de", ["Sicheres Textfeld", "Everyday", "1"]),
    ("ja", ["セキュアテキストフィールド", "Everyday", "1"]),
  ])
  func `a secure field says so when editing begins, before the keyboard and the focus`(
    language: String, said: [String]
  ) {
    let typist = Typist(keys: "1", language: language, field: .secure)
    let events = typist.session.begin(at: .zero)
    #expect(
      events.flatMap { typist.narrator.utterances(for: $0, at: .zero) }.map(\.text) == said)
  }

  @Test func `a secure field says so where nothing else of the field is said`() {
    let typist = Typist(
      keys: "1", settings: NarrationSettings.Profile.keysOnly.settings, field: .secure)
    let events = typist.session.begin(at: .zero)
    #expect(
      events.flatMap { typist.narrator.utterances(for: $0, at: .zero) }.map(\.text)
        == ["Secure Text Field", "Everyday", "1"])
  }

  @Test func `the name of a setting in capitals makes a field secure all the same`() {
    let typist = Typist()
    #expect(
      typist.hears(.set(name: "SECURE", value: "ON"), .press("a"))
        == ["Secure Text Field", "bullet"])
  }

  @Test(arguments: Phrases.languages)
  func `a bullet isn't taken for a mark that can be typed`(language: String) {
    let bullet = Phrases.best(for: language).characters.bullet
    let marks = [".", ",", "*", "·", "-", "。", "।", "、", " "].map {
      CharacterNames().name(of: $0, in: language).words
    }
    #expect(!marks.contains(bullet))
    #expect(!marks.contains(CharacterNames().name(of: "•", in: language).words))
  }

  @Test func `in German a bullet, the sign and the full stop have three names`() {
    let typist = Typist(keys: "•.", language: "de")
    #expect(typist.hears(.focus("•"), .focus(".")) == ["Aufzählungspunkt", "Punkt"])
    #expect(Typist(language: "de", field: .secure).presses("ab") == ["Stern", "Stern"])
    #expect(Typist(language: "de", text: "ab", field: .secure).hears(.read(.all)) == ["2 Sterne"])
  }

  @Test func `over ten thousand random sequences of events no utterance tells a typed character`() {
    var random = SplitMix(state: 20)
    for _ in 0..<10_000 {
      var narrator = Narrator(
        phrases: Bool.random(using: &random) ? .english : .german, language: "en",
        settings: .random(using: &random), alphabet: TellingAlphabet())
      _ = narrator.utterances(for: .field(isEditing: true, isSecure: true), at: .zero)
      for step in 0..<6 {
        let event = Event.random(using: &random)
        for utterance in narrator.utterances(for: event, at: .milliseconds(step * 100)) {
          let isTold = Self.secrets.contains { utterance.text.contains($0) }
          #expect(!isTold, "\(event) said \(utterance.text)")
        }
      }
    }
  }

  @Test func `over a thousand random sessions nothing typed is told`() {
    var random = SplitMix(state: 7)
    for _ in 0..<1_000 {
      let typist = Typist(
        keys: "жЖ쏠✂", settings: .random(using: &random), field: .secure,
        alphabet: TellingAlphabet())
      for _ in 0..<8 {
        let gesture = Gesture.random(using: &random)
        let said = typist.hears(gesture)
        let isTold = Self.secrets.contains { secret in said.contains { $0.contains(secret) } }
        #expect(!isTold, "\(gesture) said \(said)")
      }
    }
  }

  @Test func `a field that becomes secure, and plain again, is heard so`() {
    let typist = Typist()
    #expect(
      typist.hears(.set(name: "secure", value: "on"), .press("a")) == [
        "Secure Text Field", "bullet",
      ])
    #expect(typist.hears(.set(name: "secure", value: "off"), .press("b")) == ["secure: off", "b"])
  }

  /// Characters that are typed, and what would be said of them.
  static let secrets = ["ж", "Ж", "zhe", "Ж", "쏠", "✂", "scissors", "Schere", "Secret"]
}

/// An alphabet that would give away every letter.
private struct TellingAlphabet: PhoneticAlphabet {
  func word(for cluster: String, in language: String) -> String? { "Secret" }
}

extension NarrationSettings {
  fileprivate static func random(using random: inout SplitMix) -> Self {
    var settings = Profile.allCases.randomElement(using: &random)?.settings ?? Self()
    settings.echo = Echo.allCases.randomElement(using: &random) ?? .characters
    settings.phonetics = Phonetics.allCases.randomElement(using: &random) ?? .off
    settings.verbosity = Verbosity.allCases.randomElement(using: &random) ?? .full
    settings.deletion.saysWord = Bool.random(using: &random)
    settings.capitals.saysWithinWords = Bool.random(using: &random)
    settings.caret = CaretEcho.allCases.randomElement(using: &random) ?? .passed
    return settings
  }
}

extension Gesture {
  /// Something that a person does without looking for a key, which would have to be said.
  fileprivate static func random(using random: inout SplitMix) -> Gesture {
    let all: [Gesture] = [
      .press("ж"), .press("Ж"), .press("쏠"), .press("✂"), .press("delete"), .press("return"),
      .type("жЖ"), .strike("ж"), .strike("щ"), .strikeDelete, .paste("ж✂ Ж"), .undo, .redo,
      .selectAll, .caret(.left, .character), .caret(.left, .word), .caret(.start, nil),
      .select(.left, .word), .read(.all), .read(.word), .read(.character), .read(.line),
      .read(.phonetic), .host(.insertText("ж")), .host(.replaceAll("Ж쏠")),
      .proxy(.insertText("✂")), .proxy(.deleteForward), .proxy(.deleteWordBackward),
      .proxy(.setMarkedText("ж", selectedRange: 0..<1)), .proxy(.unmarkText),
      .set(name: "maximum-length", value: "3"),
    ]
    return all.randomElement(using: &random) ?? .undo
  }
}

extension Event {
  /// Something that happens to a text of secrets.
  fileprivate static func random(using random: inout SplitMix) -> Event {
    let kind = Int.random(in: 0..<6, using: &random)
    switch kind {
    case 0:
      let reading = Reading.allCases.filter { $0 != .key }.randomElement(using: &random) ?? .all
      return .reading(reading, text: secret(using: &random))
    case 1:
      return .refused(
        Refusal(text: secret(using: &random), reason: .characterNotAllowed("ж")))
    case 2: return .unmet(.noKeyInserts("Ж"))
    case 3:
      let key = Key(id: "secure", title: "•", label: "•", function: .insert("•"))
      return .press(key, page: "letters", origin: .screen)
    default:
      let change = TextChange(
        edit: edits.randomElement(using: &random) ?? .undo, removed: secret(using: &random),
        inserted: secret(using: &random), passed: secret(using: &random),
        old: context(using: &random), new: context(using: &random))
      return .text(change, origin: Origin.allCases.randomElement(using: &random) ?? .screen)
    }
  }

  private static let edits: [TextEdit] = [
    .insertText("ж"), .deleteBackward, .deleteForward, .deleteWordBackward, .undo, .redo,
    .selectAll, .moveCaret(.left, .word), .moveCaret(.start, nil), .extendSelection(.left, .word),
    .replaceAll("ж"), .unmarkText, .setMarkedText("ж", selectedRange: 0..<1),
    .replace("ж", with: "Ж"),
  ]

  private static func context(using random: inout SplitMix) -> TextContext {
    TextContext(
      before: secret(using: &random), selected: secret(using: &random),
      after: secret(using: &random))
  }

  private static func secret(using random: inout SplitMix) -> String {
    let count = Int.random(in: 0...4, using: &random)
    return String((0..<count).compactMap { _ in "жЖ쏠✂ .\n".randomElement(using: &random) })
  }
}

import KeyModel
import Narration
import Testing

/// Changes of state are said once, by the person's own doing, and hints after a pause.
struct StateTests {
  @Test func `in brief verbosity the short forms are said`() {
    let typist = Typist(settings: settings { $0.verbosity = .brief })
    #expect(typist.hears(.press("shift"), .caret(.start, nil)) == ["Shift"])
    #expect(typist.hears(.dismiss) == ["Hidden"])
  }

  @Test func `shift that the keyboard sets by itself is silent`() {
    var field = FieldTraits()
    field.autocapitalizationType = .sentences
    let typist = Typist(field: field)
    #expect(typist.presses("a. ") == ["A", "period", "space"])
  }

  @Test func `a page that goes back by itself makes the sound of a page and says nothing`() {
    var narrator = Narrator(phrases: .english, language: "en")
    let said = narrator.utterances(for: .page(id: "letters", origin: .automatic), at: .zero)
    #expect(said.map(\.commands) == [[.sound(.page)]])
  }

  @Test func `a page without words in the language is called by its id`() {
    var narrator = Narrator(phrases: .german, language: "de")
    let said = narrator.utterances(for: .page(id: "Emoji", origin: .screen), at: .zero)
    #expect(said.map(\.text) == ["Emoji"])
  }

  @Test func `a hint follows the key after a pause, in full verbosity only`() {
    let key = Key(id: "k", title: "k", label: "k", hint: "Types k", function: .insert("k"))
    let event = Event.focus(key, page: "p", cause: .named)
    var narrator = Narrator(phrases: .english, language: "en")
    #expect(narrator.utterances(for: event, at: .zero).map(\.text) == ["k"])
    narrator.settings.verbosity = .full
    let said = narrator.utterances(for: event, at: .zero)
    #expect(said.map(\.text) == ["k", "Types k"])
    #expect(said.map(\.delay) == [.zero, .milliseconds(2_000)])
  }

  @Test func `a hint that describes the key by itself is said once`() {
    let key = Key(id: "k", title: "", label: "", hint: "Types k", function: .insert("k"))
    var narrator = Narrator(
      phrases: .english, language: "en", settings: settings { $0.verbosity = .full })
    let said = narrator.utterances(for: .focus(key, page: "p", cause: .named), at: .zero)
    #expect(said.map(\.text) == ["Types k"])
  }

  @Test func `sounds can be switched off`() {
    let typist = Typist(settings: settings { $0.sounds = false })
    #expect(typist.commands(.press("numbers")) == [[.text("Numbers")]])
    #expect(typist.commands(.move(.up)) == [])
  }

  @Test func `the profile of keys alone says what was pressed and nothing else`() {
    let typist = Typist(settings: NarrationSettings.Profile.keysOnly.settings)
    #expect(typist.presses("a⇧b⌫") == ["a", "Shift", "B", "B"])
    #expect(typist.hears(.press("numbers")) == ["Numbers"])
    #expect(typist.hears(.caret(.left, .character), .selectAll, .host(.replaceAll("x"))) == [])
    #expect(typist.commands(.caret(.end, nil)) == [])
  }

  @Test func `the modes of the next-keyboard key are named`() {
    #expect(Typist().hears(.hold("next", alternative: nil)) == ["Everyday, Digits"])
  }

  @Test func `a key without alternatives says so`() {
    var narrator = Narrator(phrases: .english, language: "en")
    let key = Key(id: "k", title: "k", label: ",", function: .insert(","))
    let said = narrator.utterances(for: .alternates(key), at: .zero)
    #expect(said.map(\.text) == ["comma has no alternatives"])
  }
}

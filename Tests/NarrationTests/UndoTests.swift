import KeyModel
import Narration
import Testing

/// What is taken back is told by what it was, what is there again by that it is back.
struct UndoTests {
  @Test(arguments: [
    ("en", ["Undo: typed abc", "Redo: typed abc"]),
    ("de", ["Widerrufen: abc getippt", "Wiederholt: abc getippt"]),
    ("fr", ["Annulé : saisie de abc", "Rétabli : saisie de abc"]),
  ])
  func `what was typed`(language: String, said: [String]) {
    let typist = Typist(language: language)
    _ = typist.presses("abc")
    #expect(typist.hears(.undo, .redo) == said)
  }

  @Test(arguments: [
    ("en", ["Undo: pasted abc", "Redo: pasted abc"]),
    ("de", ["Widerrufen: abc eingesetzt", "Wiederholt: abc eingesetzt"]),
    ("es", ["Deshecho: pegado de abc", "Rehecho: pegado de abc"]),
  ])
  func `what was pasted`(language: String, said: [String]) {
    let typist = Typist(language: language)
    _ = typist.presses("x")
    _ = typist.hears(.paste("abc"))
    _ = typist.presses("y")
    _ = typist.hears(.undo)
    #expect(typist.hears(.undo, .redo) == said)
  }

  @Test(arguments: [
    ("en", ["Undo: Q back", "Redo: deleted Q"]),
    ("de", ["Widerrufen: Q wieder da", "Wiederholt: Q gelöscht"]),
    ("ja", ["とりけし: Q がもどった", "やりなおし: Q をさくじょ"]),
  ])
  func `what was deleted`(language: String, said: [String]) {
    let typist = Typist(language: language, text: "Q")
    _ = typist.presses("⌫")
    #expect(typist.hears(.undo, .redo) == said)
  }

  @Test(arguments: [
    ("en", ["Undo: abc back instead of q", "Redo: q replaced abc"]),
    ("de", ["Widerrufen: abc wieder statt q", "Wiederholt: q ersetzt abc"]),
  ])
  func `what was replaced`(language: String, said: [String]) {
    let typist = Typist(language: language, text: "abc")
    _ = typist.hears(.selectAll)
    _ = typist.presses("q")
    #expect(typist.hears(.undo, .redo) == said)
  }

  @Test func `several words are counted, without a word that would have to agree`() {
    let typist = Typist(language: "fr")
    _ = typist.hears(.paste("un deux trois quatre cinq"))
    #expect(typist.hears(.undo) == ["Annulé : collage de 5 mots"])
  }

  @Test func `in brief verbosity what is back is enough`() {
    let typist = Typist(text: "abc", settings: settings { $0.verbosity = .brief })
    _ = typist.hears(.selectAll)
    _ = typist.presses("q")
    #expect(typist.hears(.undo) == ["Undo: abc back"])
  }
}

import KeyModel
import Testing

@testable import Narration

/// The Japanese voice of eSpeak NG calls each kanji "Chinese letter", so that none may be said.
struct JapaneseReadingTests {
  private static func isKanji(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isIdeographic && $0 != "々" }
  }

  @Test func `no phrase has kanji`() {
    for entry in PhrasesTests.entries(of: Phrases.japanese) {
      let kanji = ([entry.full] + entry.others).filter(Self.isKanji)
      #expect(kanji == [], "\(entry.path)")
    }
  }

  @Test func `no mark on a keyboard has a name in kanji`() {
    for character in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~¡¿§©®°·•…«»“”‘’–—€£¥。、「」・⌫⏎⇧⇪←→↑↓"
      .map({ String($0) }) + NameTable.japanese.namedCharacters
    {
      let name = CharacterNames().name(of: character, in: "ja")
      #expect(!Self.isKanji(name.words), "\(character) is called \(name.words)")
    }
  }
}

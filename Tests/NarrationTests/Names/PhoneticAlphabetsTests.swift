import Testing

@testable import Narration

@Suite struct PhoneticAlphabetsTests {
  private let alphabets = PhoneticAlphabets()

  @Test(arguments: [
    ("a", "en", "Alfa"), ("Q", "en-GB", "Quebec"), ("x", "en", "X ray"), ("9", "en", "Niner"),
    ("ä", "de", "Ärger"), ("A\u{308}", "de-AT", "Ärger"), ("2", "de", "Zwo"), ("é", "fr", "Émile"),
    ("ñ", "es", "Ñoño"), ("ж", "ru", "Женя"), ("Я", "ru", "Яков"), ("Σ", "el", "Σοφός"),
    ("ב", "he", "בועז"), ("ب", "ar", "بيت"), ("क", "hi", "कबूतर"), ("あ", "ja", "朝日のア"),
    ("ㄱ", "ko", "기러기"), ("I", "tr", "Isparta"), ("İ", "tr", "İzmir"), ("i", "tr", "İzmir"),
    ("ø", "nn", "Østen"),
  ]) func `a letter has the word of its language`(
    _ letter: String, _ language: String, _ word: String
  ) {
    #expect(alphabets.word(for: letter, in: language) == word)
  }

  @Test(arguments: [("ж", "en"), ("b", "ru"), ("!", "en"), ("", "en"), ("a", "zh"), ("😀", "de")])
  func `what an alphabet hasn't has no word`(_ letter: String, _ language: String) {
    #expect(alphabets.word(for: letter, in: language) == nil)
  }

  @Test(arguments: PhoneticAlphabets.languages)
  func `each letter that a voice reads by itself has a word of its own`(_ language: String) throws {
    let table = try #require(SpokenLanguage.best(for: language)?.names())
    var words: Set<String> = []
    for letter in table.readLetters where letter.first?.isNumber == false {
      if Self.without[language, default: ""].contains(letter) { continue }
      let word = try #require(alphabets.word(for: letter, in: language), "\(letter)")
      let isNew = words.insert(word).inserted
      #expect(isNew || letter == "ς" || letter == "σ", "\(word) stands for two letters")
      #expect(word.first?.isLetter == true)
    }
  }

  /// Letters that no word of the language begins with, or forms of a letter with a mark.
  static let without: [String: String] = [
    "ar": "ءأؤإئةى", "el": "άέήίόύώϊϋΐΰ", "cs": "áéěíúůýóň", "pl": "ąęń", "ro": "ăâîq", "tr": "qwx",
  ]
}

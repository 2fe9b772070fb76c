import KeyModel
import Testing

struct `Long text` {
  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    var text: String
  }

  static let samples: [Sample] = {
    let repeated = [
      ("Khmer", "ខ្មែរភាសា"), ("Tibetan", "བོད་སྐད་"), ("Burmese", "မြန်မာဘာသာ"), ("Thai", "ภาษาไทย"),
      ("Tamil", "அஆகிகீ"), ("flags", "🇩🇪🇺🇸🇫🇷🇬🇧"), ("stacked", "က\u{1039}တ"),
      ("emoji", "👨‍👩‍👧❤️🏴\u{E0067}\u{E007F}"),
    ].map { Sample(testDescription: $0, text: String(repeating: $1, count: 60)) }
    var generator = SeededGenerator(seed: 7)
    let awkward = (1...4).map { number in
      let parts = (0..<40).map { _ in AwkwardScalars.text(upTo: 60, using: &generator) }
      return Sample(testDescription: "awkward \(number)", text: parts.joined())
    }
    return repeated + awkward
  }()

  @Test(arguments: samples)
  func `the caret walks by Swift's characters both ways`(sample: Sample) {
    let text = sample.text
    var document = TextDocument(text, selection: 0..<0)
    for character in text {
      #expect(document.characterAfterCaret == character)
      document.adjustTextPosition(byCharacterOffset: 1)
    }
    #expect(document.caret == text.utf8.count)
    for character in text.reversed() {
      #expect(document.characterBeforeCaret == character)
      document.adjustTextPosition(byCharacterOffset: -1)
    }
    #expect(document.caret == 0)
  }

  @Test(arguments: samples)
  func `the surroundings in the middle are whole characters`(sample: Sample) {
    let text = sample.text
    let characters = Array(text)
    let before = String(characters[..<(characters.count / 2)])
    let after = String(characters[(characters.count / 2)...])
    let document = TextDocument(before: before, after: after)
    for size in 0..<80 {
      let told = document.before(maxBytes: size)
      #expect(before.hasSuffix(told))
      #expect(told.utf8.count <= size)
      #expect(document.after(maxBytes: size).utf8.count <= size)
      #expect(after.hasPrefix(document.after(maxBytes: size)))
    }
  }

  @Test func `an edit far from the last one finds its place`() {
    let line = "0123456789\n"
    var document = TextDocument(String(repeating: line, count: 10_000))
    var expected = Array(repeating: line, count: 10_000)
    for index in [9999, 0, 5000, 4999, 9999, 1] {
      _ = document.apply(.moveCaret(.start, nil))
      for _ in 0..<index { _ = document.apply(.moveCaret(.right, .line)) }
      if index > 0 { document.adjustTextPosition(byCharacterOffset: 1) }
      document.insertText("é")
      expected[index] = "é" + expected[index]
    }
    #expect(document.text == expected.joined())
  }
}

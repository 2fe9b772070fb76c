/// Where words begin and end.
///
/// A word is a run of characters that begin with a letter, a mark or a number, and of apostrophes (' and ’)
/// between two such; a hyphen parts words. Scripts that don't part their words, such as Chinese or Thai, give a
/// word for each run.
public enum WordBoundary {
  /// Whether the character makes words, apostrophes aside.
  public static func isWordCharacter(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case ..<0x80: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }

  /// The last word of the text, whatever follows it; nil where there is none.
  public static func lastWord(in text: String) -> Substring? {
    let start = start(ofWordBefore: text.endIndex, in: text)
    guard start < text.endIndex, isWordCharacter(text[start]) else { return nil }
    return text[start..<end(ofWordAfter: start, in: text)]
  }

  /// Where the last word before a place begins; the text's start where there is none.
  public static func start(ofWordBefore place: String.Index, in text: String) -> String.Index {
    var start = place
    while start > text.startIndex {
      let previous = text.index(before: start)
      start = previous
      if isWordCharacter(text[previous]) { break }
    }
    return runStart(from: start, in: text)
  }

  /// Where the first word after a place ends; the text's end where there is none.
  public static func end(ofWordAfter place: String.Index, in text: String) -> String.Index {
    var end = place
    while end < text.endIndex {
      let character = text[end]
      end = text.index(after: end)
      if isWordCharacter(character) { break }
    }
    return runEnd(from: end, in: text)
  }

  /// The word that a place is in or at an edge of; nil where it touches none.
  public static func range(around place: String.Index, in text: String) -> Range<String.Index>? {
    let start = runStart(from: place, in: text)
    let end = runEnd(from: place, in: text)
    return start < end ? start..<end : nil
  }

  /// Goes back over what joins on to what is right of the place.
  private static func runStart(from place: String.Index, in text: String) -> String.Index {
    var start = place
    while start > text.startIndex {
      let previous = text.index(before: start)
      guard isInWord(previous, in: text) else { break }
      start = previous
    }
    return start
  }

  private static func runEnd(from place: String.Index, in text: String) -> String.Index {
    var end = place
    while end < text.endIndex, isInWord(end, in: text) { end = text.index(after: end) }
    return end
  }

  /// Whether the character makes a word, or joins the two beside it into one.
  private static func isInWord(_ place: String.Index, in text: String) -> Bool {
    let character = text[place]
    if isWordCharacter(character) { return true }
    guard character == "'" || character == "\u{2019}", place > text.startIndex else { return false }
    let next = text.index(after: place)
    guard next < text.endIndex else { return false }
    return isWordCharacter(text[text.index(before: place)]) && isWordCharacter(text[next])
  }
}

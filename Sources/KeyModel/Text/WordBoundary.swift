/// Where words begin and end.
///
/// A word is a run of characters that begin with a letter, a mark or a number, and of what joins them as UAX #29
/// has it: an apostrophe (' or ’) or an underscore between two of them, a full stop between two letters or two
/// digits, a comma between two digits. A hyphen and a colon part words. Scripts that don't part their words, such as Chinese or Thai, give a
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
    guard let joined = joiners[character], place > text.startIndex else { return false }
    let nextPlace = text.index(after: place)
    guard nextPlace < text.endIndex else { return false }
    let (before, after) = (text[text.index(before: place)], text[nextPlace])
    switch joined {
    case .all: return isWordCharacter(before) && isWordCharacter(after)
    case .digits: return before.isNumber && after.isNumber
    case .alike:
      return before.isNumber && after.isNumber
        || isWordCharacter(before) && isWordCharacter(after) && !before.isNumber && !after.isNumber
    }
  }

  /// What a character may join to one word.
  private enum Joined {
    case all
    case digits
    /// Two digits, or two that are none.
    case alike
  }

  private static let joiners: [Character: Joined] = [
    "'": .all, "\u{2019}": .all, "_": .all, ".": .alike, ",": .digits,
  ]
}

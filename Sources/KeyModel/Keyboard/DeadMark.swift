/// The mark of a dead key, waiting for the letter that gets it.
struct DeadMark: Hashable, Sendable {
  /// The mark that waits; nil where none does.
  private var mark: String?

  /// A dead key is pressed: its mark waits; the second of two is inserted by itself.
  mutating func press(_ mark: String) -> KeyAction {
    guard let waiting = self.mark else {
      self.mark = mark
      return .deadKey(mark: mark)
    }
    self.mark = nil
    return .insert(waiting == mark ? mark : waiting + mark)
  }

  /// The text with the mark that waited: a combining mark goes onto the letter, any other before
  /// it; a space gives the mark alone.
  mutating func take(for text: String) -> String {
    guard let mark else { return text }
    self.mark = nil
    guard text != " " else { return mark }
    let isCombining = mark.unicodeScalars.allSatisfy {
      $0.properties.canonicalCombiningClass != .notReordered
    }
    return isCombining && text.count == 1 ? text + mark : mark + text
  }
}

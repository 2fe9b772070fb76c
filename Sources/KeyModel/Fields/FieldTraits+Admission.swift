extension FieldTraits {
  /// Whether the field takes a text that a key or a paste brings.
  ///
  /// It is taken whole or not at all, as by a host that answers UIKit's
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`: half a pasted number would be a
  /// wrong number, and what was cut off would be lost unheard.
  ///
  /// The cost grows with the text, not with what the field holds.
  /// - Parameters:
  ///   - text: What is to be inserted.
  ///   - length: How many characters the field holds.
  ///   - replaced: How many of them the text replaces.
  ///   - previous: The character that the text comes after; nil at the start. A mark that joins it,
  ///     such as an accent, makes the field no longer.
  /// - Returns: The text, accepted or refused; what isn't accepted must not be inserted.
  public func admit(
    _ text: String, length: Int, replacing replaced: Int = 0, after previous: Character? = nil
  ) -> Admission {
    if let refusal = refusal(ofCharactersIn: text) { return .refused(text, refusal) }
    guard let maximumLength, !text.isEmpty else { return .accepted(text) }
    let added = previous.map { (String($0) + text).count - 1 } ?? text.count
    // In a field that its host has filled too far, what makes it no longer is still taken.
    guard added > replaced, length - replaced + added > maximumLength else {
      return .accepted(text)
    }
    return .refused(text, .maximumLength(maximumLength))
  }

  private func refusal(ofCharactersIn text: String) -> Admission.Refusal? {
    for character in text {
      guard !character.isNewline else {
        if lines == .single { return .newlineInSingleLine }
        continue
      }
      guard allowedCharacters.allows(character) else { return .characterNotAllowed(character) }
    }
    return nil
  }
}

/// Whether a field takes a text.
public enum Admission: Hashable, Sendable {
  /// Why a field doesn't.
  public enum Refusal: Hashable, Sendable {
    /// The field would hold more than this many characters.
    case maximumLength(Int)
    /// The field doesn't take this character, the first such of the text.
    case characterNotAllowed(Character)
    /// The field has a single line, and the text has a line break.
    case newlineInSingleLine
  }

  /// The field takes the text, as it is.
  case accepted(String)
  /// The field takes nothing of the text, which is carried whole so that it can be told and isn't
  /// lost.
  case refused(String, Refusal)
}

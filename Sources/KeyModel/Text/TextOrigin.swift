/// Who or what brought an edit about, which decides how it is heard.
public enum TextOrigin: String, Hashable, Sendable, CaseIterable {
  /// A key of the keyboard on the screen, or a command of the person.
  case key
  /// A physical key.
  case hardware
  /// The person pasted what was copied elsewhere.
  case paste
  /// The host changed its text by itself.
  case host
  /// The document was called directly, past the keyboard.
  case proxy
}

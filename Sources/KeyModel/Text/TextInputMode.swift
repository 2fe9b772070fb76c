/// What a document is written in; UIKit's `UITextInputMode`.
public struct TextInputMode: Hashable, Sendable {
  /// The language as a BCP 47 tag such as `en-US`; nil where it isn't known.
  public var primaryLanguage: String?

  /// Makes the mode of a language.
  public init(primaryLanguage: String?) {
    self.primaryLanguage = primaryLanguage
  }
}

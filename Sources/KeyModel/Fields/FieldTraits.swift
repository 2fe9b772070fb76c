/// What a text field says of itself: what it takes and what keyboard it wants; the part of UIKit's
/// `UITextInputTraits` that typing depends on, and the limits that a host keeps.
public struct FieldTraits: Hashable, Sendable {
  /// How many lines a field holds.
  public enum Lines: String, Hashable, Sendable, CaseIterable {
    /// One: the return key ends editing, as in a `UITextField`.
    case single
    /// Any number: the return key begins another, as in a `UITextView`.
    case many
  }

  /// What the keyboard should be good at.
  public var keyboardType: KeyboardType = .default
  /// What the return key promises.
  public var returnKeyType: ReturnKeyType = .default
  /// Which letters become capitals by themselves, as the field wants it.
  public var autocapitalizationType: AutoCapitalization = .sentences
  /// Whether what is typed is hidden, and never said.
  public var isSecureTextEntry = false
  /// Whether the field holds code, which no rule may change while it is typed.
  public var isCode = false
  /// How many characters the field holds at most; nil means any number.
  public var maximumLength: Int?
  /// Which characters it takes.
  public var allowedCharacters: AllowedCharacters = .any
  /// How many lines it holds.
  public var lines: Lines = .many
  /// The language of what is typed, a BCP 47 tag; nil where the keyboard's layout tells.
  public var language: String?

  /// Makes a field of many lines that takes any text.
  public init() {}

  /// Whether the typing rules may change what keys insert: full stops, quotes and dashes are for
  /// prose, not for code, addresses, numbers and passwords.
  public var rewritesTyping: Bool {
    keyboardType.isForProse && !isCode && !isSecureTextEntry
  }

  /// Which letters do become capitals by themselves.
  ///
  /// None in passwords and code, nor where sentences would be looked for in addresses and numbers;
  /// words and all characters are kept for names and forms.
  public var effectiveAutocapitalization: AutoCapitalization {
    if isSecureTextEntry || isCode { return .none }
    if autocapitalizationType == .sentences, !keyboardType.isForProse { return .none }
    return autocapitalizationType
  }
}

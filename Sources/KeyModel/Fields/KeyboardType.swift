/// What a field asks its keyboard to be good at; UIKit's `UIKeyboardType`.
public enum KeyboardType: Int, Hashable, Sendable, CaseIterable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // UIKit's name.
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  /// Whether sentences are typed there, so that capitals and full stops may come by themselves.
  public var isForProse: Bool {
    switch self {
    case .default, .asciiCapable, .twitter: true
    case .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
      .decimalPad, .webSearch, .asciiCapableNumberPad:
      false
    }
  }
}

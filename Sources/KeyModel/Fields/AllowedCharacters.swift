/// Which characters a field takes; newlines apart, which its number of lines rules.
public enum AllowedCharacters: Hashable, Sendable {
  case any
  /// The decimal digits 0 to 9 of any script, since a number pad inserts its language's own.
  case digits
  /// Digits and a decimal separator, of which no count is kept.
  case decimal(separator: Character)
  /// These, and no others.
  case listed(Set<Character>)

  /// Whether the field takes the character.
  public func allows(_ character: Character) -> Bool {
    switch self {
    case .any: true
    case .digits: isDigit(character)
    case .decimal(let separator): character == separator || isDigit(character)
    case .listed(let characters): characters.contains(character)
    }
  }

  private func isDigit(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return character.unicodeScalars.count == 1 && scalar.properties.numericType == .decimal
  }
}

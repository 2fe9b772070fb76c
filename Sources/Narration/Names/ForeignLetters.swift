/// Letters that the voice of a language other than the listener's reads best.
enum ForeignLetters {
  /// Whether this is one of the letters a...z, in either case.
  static func isLatin(_ cluster: String) -> Bool {
    guard let scalar = cluster.unicodeScalars.first, cluster.unicodeScalars.count == 1 else {
      return false
    }
    return scalar.isASCII && scalar.properties.isAlphabetic
  }

  /// Whether this is a Chinese character, which has no name, only readings.
  static func isIdeograph(_ cluster: String) -> Bool {
    guard let scalar = cluster.unicodeScalars.first, cluster.unicodeScalars.count == 1 else {
      return false
    }
    return scalar.properties.isUnifiedIdeograph
  }
}

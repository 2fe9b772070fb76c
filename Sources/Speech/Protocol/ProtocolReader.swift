/// Takes the words of a line one after another, saying what was expected when one is missing.
struct ProtocolReader {
  private(set) var rest: ArraySlice<ProtocolWord>

  /// Reads the words of a line.
  ///
  /// - Throws: `ProtocolError` when the line can't be split into words.
  init(_ line: String) throws(ProtocolError) {
    rest = try ProtocolScanner.words(of: line)[...]
  }

  /// The next word, a name alone.
  mutating func name(_ what: String) throws(ProtocolError) -> String {
    guard let word = rest.first, word.value == nil else { throw expected(what) }
    rest.removeFirst()
    return word.name
  }

  /// The next word, a whole number.
  mutating func number(_ what: String) throws(ProtocolError) -> Int {
    guard let word = rest.first, word.value == nil, let number = Int(word.name) else {
      throw expected(what)
    }
    rest.removeFirst()
    return number
  }

  /// The next word, a text in quotes.
  mutating func text(_ what: String) throws(ProtocolError) -> String {
    guard let word = rest.first, word.name.isEmpty, let text = word.value else {
      throw expected(what)
    }
    rest.removeFirst()
    return text
  }

  /// The next word where it is a setting; nil at the first that isn't one.
  mutating func setting() -> (name: String, value: String)? {
    guard let word = rest.first, word.separator == .setting, let value = word.value else {
      return nil
    }
    rest.removeFirst()
    return (word.name, value)
  }

  /// The next word, whatever it is; nil at the end of the line.
  mutating func word() -> ProtocolWord? {
    rest.popFirst()
  }

  /// Checks that nothing follows.
  func end() throws(ProtocolError) {
    guard rest.isEmpty else { throw expected("the end of the line") }
  }

  private func expected(_ what: String) -> ProtocolError {
    .expected(what, found: rest.first?.written ?? "")
  }
}

extension Keyboard {
  /// The key that a person means by a name: an id of the page, else the label of exactly one key.
  public func key(named name: String) -> Result<Key, KeyLookupError> {
    let keys = page.keys
    if let key = keys.first(where: { $0.id == name }) { return .success(key) }
    let exact = keys.filter { $0.label == name }
    let loose = keys.filter { $0.label?.lowercased() == name.lowercased() }
    let found = exact.isEmpty ? loose : exact
    if found.count == 1 { return .success(found[0]) }
    guard found.isEmpty else { return .failure(.ambiguous(name, ids: found.map(\.id))) }
    let candidates = keys.map(\.id) + keys.compactMap(\.label)
    return .failure(.unknown(name, nearest: NearestMatch.of(name, in: candidates)))
  }

  /// The key of the page that inserts the text now, without a change of page or shift.
  public func key(inserting text: String) -> Key? {
    rawPage.keys.first { effectiveOutput(of: $0) == text }
  }

  /// What a press of the key would insert now; a return key inserts a newline.
  func effectiveOutput(of key: Key) -> String? {
    key.function == .returnKey ? "\n" : key.output(shifted: isShifted)
  }
}

/// Why a name means no key.
public enum KeyLookupError: Error, Hashable, Sendable {
  /// No key of the page has this id or label.
  case unknown(String, nearest: String?)
  /// Several keys of the page have this label.
  case ambiguous(String, ids: [String])
}

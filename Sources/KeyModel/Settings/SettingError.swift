/// Why something couldn't be set.
///
/// Names and values are as they were given: untrusted text.
public enum SettingError: Error, Hashable, Sendable {
  /// There is no setting of this name; `nearest` may have been meant.
  case unknownName(String, nearest: String?)
  /// The setting doesn't take this value; `expected` says in words what it takes.
  case badValue(name: String, value: String, expected: String)
}

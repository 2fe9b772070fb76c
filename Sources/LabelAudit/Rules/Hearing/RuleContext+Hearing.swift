internal import KeyModel

/// What rules that listen have in common.
extension RuleContext {
  /// The keys of which something is known to be heard, or not to be, with what it is.
  func heardKeys(_ keys: [AuditKey]? = nil) -> [(key: AuditKey, hearing: Hearing)] {
    (keys ?? self.keys).compactMap { key in heard?.hearing(of: key).map { (key, $0) } }
  }

  /// How sure a finding is that rests on what was heard of a key.
  ///
  /// A voice that doesn't speak its own language proves nothing. What is heard of words is heard by
  /// all; screen readers have tables of their own for characters.
  func confidence(hearing key: AuditKey) -> Confidence {
    if heard?.voiceFacts(of: key).isUnsound == true { return .review }
    return name(of: key).text.count == 1 && reader != .spokenKeyboard ? .likely : .certain
  }

  /// How much a finding matters at a key whose layout can't name it: no more than a warning.
  func severityWithinReach(_ severity: Severity, _ key: AuditKey) -> Severity {
    name(of: key).source == .derived && severity == .error ? .warning : severity
  }

  /// Keys by what they do and are called, so that the same on several pages is one finding.
  func grouped(_ keys: [AuditKey]) -> [[AuditKey]] {
    KeyGroups.by(keys) { $0.effect + "|" + name(of: $0).text }
  }

  /// Whether the name is no more than what a press types: then nobody has named the key.
  func isNamedByOutput(_ key: AuditKey) -> Bool {
    key.key.output(shifted: false) == name(of: key).text
  }
}

internal import KeyModel

/// What rules that listen have in common.
extension RuleContext {
  /// The keys of which something is known to be heard, or not to be, with what it is.
  func heardKeys(_ keys: [AuditKey]? = nil) -> [(key: AuditKey, hearing: Hearing)] {
    (keys ?? self.keys).compactMap { key in heard?.hearing(of: key).map { (key, $0) } }
  }

  /// The keys of which the same is so of all that is heard of them, in each way that counts.
  func heardKeys(where holds: (AuditKey, Hearing) -> Bool) -> [AuditKey] {
    heardKeys().map(\.key).filter { key in
      heard?.hearings(of: key).allSatisfy { holds(key, $0) } ?? false
    }
  }

  /// The text that is said for a key: its name, or the words that the reader has for it.
  func saidText(of key: AuditKey) -> String {
    heard?.request(of: key)?.text ?? name(of: key).text
  }

  /// How sure a finding is that rests on what was heard of a key.
  ///
  /// A voice that doesn't speak its own language proves nothing. What is heard of words is heard by
  /// all; screen readers have tables of their own for characters.
  func confidence(hearing key: AuditKey) -> Confidence {
    if heard?.voiceFacts(of: key).isUnsound == true { return .review }
    let name = name(of: key)
    let isRead = reader == .spokenKeyboard && name.source != .derived
    return name.text.count == 1 && !isRead ? .likely : .certain
  }

  /// How much a finding matters at a key whose layout can't name it: no more than a warning.
  func severityWithinReach(_ severity: Severity, _ key: AuditKey) -> Severity {
    name(of: key).source == .derived && severity == .error ? .warning : severity
  }

  /// A request to name keys, to those who can: not in a format that has no labels.
  func request(_ request: String, at key: AuditKey) -> String {
    let hasNoPlace = !subject.source.holdsLabels && name(of: key).source == .derived
    return hasNoPlace ? request + ", in a format that has labels" : request
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

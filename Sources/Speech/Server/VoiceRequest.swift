/// The voice asked for with a segment: its language, and perhaps a name and a variant.
struct VoiceRequest: Hashable, Sendable {
  /// The BCP 47 tag of what is to be said.
  var language: String
  /// The voice asked for by name, without its variant; nil for the best one of the language.
  var name: String?
  /// The variant, such as `f3`; nil for none.
  var variant: String?

  /// Takes a name such as `de+f3` or `+f3` apart.
  init(language: String, voice: String?) {
    self.language = language
    let parts = (voice ?? "").split(
      separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    if let name = parts.first, !name.isEmpty { self.name = String(name) }
    if parts.count == 2, !parts[1].isEmpty { self.variant = String(parts[1]) }
  }

  /// The voice for it: the named one for its own language, the best one for every other.
  ///
  /// Somebody who asks for a German voice wants English words said by an English one.
  func voice(from table: VoiceTable) -> Voice? {
    let named = name.flatMap { table.voice(named: $0) }
    guard let named else { return table.voice(forLanguage: language) }
    guard !named.speaks(language) else { return named }
    return table.voice(forLanguage: language) ?? named
  }
}

extension Voice {
  /// Whether the voice speaks the language of a BCP 47 tag, whatever the region.
  public func speaks(_ tag: String) -> Bool {
    let wanted = VoiceTable.candidates(for: tag).last
    return languages.contains { VoiceTable.candidates(for: $0.tag).last == wanted }
  }
}

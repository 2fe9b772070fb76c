internal import KeyModel
public import Narration

/// All that a rule knows: a layout, what is normal for keys, and what was heard.
public struct RuleContext: Sendable {
  /// The layout.
  public let subject: AuditSubject
  /// What is normal for keys.
  public let profile: KeyProfile
  /// How names of keys are handed to the engine.
  public let reader: Reader
  /// The language of labels that tell none themselves, a BCP 47 tag.
  public let language: String
  /// What was heard of the layout's keys; nil where nobody listened.
  public let heard: HeardLayout?
  /// Words of the layout's language.
  public let phrases: Phrases

  /// Keys that another rule has found the same cause at, and says it better.
  var claimed: Set<KeyLocation> = []
  private let names: [KeyLocation: SpokenName]
  private let seenKeys: [AuditKey]

  init(
    subject: AuditSubject, profile: KeyProfile = KeyProfile(), reader: Reader = .character,
    language: String = "en", heard: HeardLayout? = nil
  ) {
    self.subject = subject
    self.profile = profile
    self.reader = reader
    self.language = subject.labelLanguage ?? language
    self.heard = heard
    phrases = Phrases.best(for: self.language)
    seenKeys = subject.seenKeys
    names = Dictionary(
      subject.keys.map { ($0.location, subject.spokenName(of: $0, reader: reader)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What a screen reader calls a key.
  func name(of key: AuditKey) -> SpokenName {
    names[key.location] ?? subject.spokenName(of: key, reader: reader)
  }

  /// The keys that assistive technology sees and no better rule has claimed, in order.
  var keys: [AuditKey] { claimed.isEmpty ? seenKeys : seenKeys.filter(isFree) }

  /// The keys of a page that assistive technology sees and no better rule has claimed, in order.
  func keys(of page: AuditPage) -> [AuditKey] { page.seenKeys.filter(isFree) }

  private func isFree(_ key: AuditKey) -> Bool { !claimed.contains(key.location) }

  /// The words for what keys do, in the layout's language.
  var words: KeyVocabulary { phrases.keys }

  /// The language that a key's name is spoken in.
  func language(of key: AuditKey) -> String { key.key.language ?? language }
}

extension AuditSubject {
  /// The first language that it declares and that is a tag, without extensions, which tell of the
  /// keyboard and not of the language ("de-t-k0-windows"); nil where there is none.
  var labelLanguage: String? { Self.language(of: locales) }

  /// The language of labels of a layout that declares these.
  public static func language(of locales: [String]) -> String? {
    locales.lazy.compactMap(LanguageTag.init).first { !$0.isUndetermined }?.withoutExtensions
  }
}

/// The quotation marks of a language: what the keys `"` and `'` stand for.
public struct QuotationMarks: Hashable, Sendable {
  /// What `"` opens a quotation with.
  public let opening: String
  /// What `"` closes it with.
  public let closing: String
  /// What `'` opens a quotation with.
  public let singleOpening: String
  /// What `'` closes it with.
  public let singleClosing: String

  private init(_ opening: String, _ closing: String, _ single: String, _ singleEnd: String) {
    self.opening = opening
    self.closing = closing
    singleOpening = single
    singleClosing = singleEnd
  }

  /// The marks of a language.
  ///
  /// A region's own marks come before its language's; a language that isn't known has English's.
  /// - Parameter language: A BCP 47 tag.
  public init(language: String?) {
    let parts = (language ?? "en").lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let name = parts.first ?? "en"
    let region = parts.dropFirst().first { $0.count == 2 }
    let regional = region.flatMap { Self.byLanguage["\(name)-\($0)"] }
    self = regional ?? Self.byLanguage[name] ?? Self.english
  }

  private static let english = Self("“", "”", "‘", "’")
  private static let german = Self("„", "“", "‚", "‘")
  private static let polish = Self("„", "”", "‚", "’")
  private static let swedish = Self("”", "”", "’", "’")
  private static let russian = Self("«", "»", "„", "“")
  private static let guillemets = Self("«", "»", "‘", "’")
  private static let swiss = Self("«", "»", "‹", "›")
  /// French sets its guillemets off with spaces that no line breaks at.
  private static let french = Self("«\u{A0}", "\u{A0}»", "‘", "’")

  private static let byLanguage: [String: Self] = [
    "bg": german, "cs": german, "da": swedish, "de": german, "de-ch": swiss, "de-li": swiss,
    "el": guillemets, "en": english, "es": guillemets, "et": german, "fi": swedish,
    "fr": french, "fr-ch": swiss, "hr": polish, "hu": polish, "hy": guillemets, "is": german,
    "it": guillemets, "it-ch": swiss, "lt": german, "nb": guillemets, "nn": guillemets,
    "no": guillemets, "pl": polish, "pt-pt": guillemets, "ro": polish, "ru": russian,
    "sk": german, "sl": german, "sv": swedish, "uk": russian,
  ]
}

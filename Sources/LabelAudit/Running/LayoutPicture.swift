public import KeyModel

/// The keys of a layout as they lie, and what is said for each: what a report shows and plays.
public struct LayoutPicture: Hashable, Sendable {
  /// The language of the labels, a BCP 47 tag; nil where nobody knows.
  public var language: String?
  /// The pages, in the order of the layout.
  public var pages: [Page]

  /// One page.
  public struct Page: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// Its keys row by row, in the order of reading.
    public var rows: [[PicturedKey]]
  }

  /// One key.
  public struct PicturedKey: Hashable, Sendable {
    /// What findings call it.
    public var name: KeyName
    /// What is printed on it; empty where that is a picture that can't be written.
    public var print: String
    /// Where it lies; nothing where nobody knows.
    public var frame: Frame
    /// Whether assistive technology doesn't see it.
    public var isHidden: Bool
    /// The language of its name, where that isn't the layout's.
    public var language: String?
    /// What the engine is asked for when it has the focus; nil where it has no name or no language.
    public var request: HearingRequest?

    /// Where it is.
    public var location: KeyLocation { KeyLocation(page: name.page, key: name.id) }
  }

  /// What is said for the keys, each once, in their order.
  public var requests: [HearingRequest] {
    var seen: Set<HearingRequest> = []
    return pages.flatMap(\.rows).flatMap { $0.compactMap(\.request) }
      .filter { seen.insert($0).inserted }
  }
}

extension Audit {
  /// The keys of a layout as they lie, with what is said for them.
  public func picture(of subject: AuditSubject) -> LayoutPicture {
    let reader = settings.reader(for: subject)
    let language = subject.labelLanguage ?? settings.language
    var plan = HearingPlan(reader: reader)
    let requests =
      language.map { plan.requests(for: subject, language: $0) } ?? [:]
    return LayoutPicture(
      language: language,
      pages: subject.pages.map { page in
        LayoutPicture.Page(
          id: page.id,
          rows: page.rows.map { row in
            row.map { key in
              LayoutPicture.PicturedKey(
                name: KeyName(key, name: subject.spokenName(of: key, reader: reader).text),
                print: key.readableTitle ?? "", frame: key.key.frame, isHidden: key.isHidden,
                language: key.key.language, request: requests[key.location]?.asRead)
            }
          })
      })
  }
}

extension KeyName {
  init(_ key: AuditKey, name: String) {
    self.init(
      page: key.page, id: key.key.id, title: key.key.title, name: name,
      function: key.key.function.name, place: key.key.place)
  }
}

/// A keyboard: its pages of keys, and what it is called.
public struct Layout: Hashable, Sendable, Identifiable {
  /// What the layout is asked for by, such as "numeric-decimal".
  public var id: String
  /// What a person calls it, such as "Numeric"; nil where only the id tells.
  public var name: String?
  /// The language that it types, a BCP 47 tag; nil where it types none in particular.
  public var language: String?
  /// The pages, of which the first is shown at the start; never empty.
  public var pages: [Page]
  /// Whether caps lock is on when the keyboard is shown first.
  public var startsInCapsLock: Bool
  /// What kind of field the keyboard is made for.
  public var field: FieldTraits

  /// Makes a layout of at least one page.
  public init(
    id: String, name: String? = nil, language: String? = nil, pages: [Page],
    startsInCapsLock: Bool = false, field: FieldTraits = FieldTraits()
  ) {
    precondition(!pages.isEmpty, "a layout has at least one page")
    self.id = id
    self.name = name
    self.language = language
    self.pages = pages
    self.startsInCapsLock = startsInCapsLock
    self.field = field
  }

  /// What a person calls it, else its id.
  public var displayName: String { name ?? id }

  /// The page of this id, or nil.
  public func page(_ id: String) -> Page? {
    pages.first { $0.id == id }
  }
}

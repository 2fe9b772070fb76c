internal import KeyModel

/// Short ways to write the small layouts of examples.
extension AuditSubject {
  /// A layout of pages in English.
  static func example(
    _ pages: AuditPage..., locales: [String] = ["en"], source: Source = Source(format: "native")
  ) -> Self {
    AuditSubject(
      name: LayoutName(file: "example.json", id: "example"), locales: locales, pages: pages,
      source: source)
  }

  /// A layout of one page with one row.
  static func example(
    _ keys: [AuditKey], locales: [String] = ["en"], source: Source = Source(format: "native")
  ) -> Self {
    .example(.example("letters", keys), locales: locales, source: source)
  }
}

extension AuditPage {
  /// A page of rows, its keys beside each other and 100 points wide unless they have frames.
  static func example(_ id: String, _ rows: [AuditKey]...) -> Self {
    AuditPage(
      id: id,
      rows: rows.enumerated().map { row, keys in
        keys.enumerated().map { column, key in
          var key = key
          key.page = id
          if key.key.frame == .zero {
            key.key.frame = Frame(
              x: Double(column) * 100, y: Double(row) * 100, width: 100, height: 100)
          }
          return key
        }
      })
  }
}

extension AuditKey {
  /// A key of an example; its id is its title, and it has the trait of keys.
  static func example(
    _ title: String, _ label: GivenLabel = .missing, id: String? = nil, _ function: KeyFunction,
    hint: String? = nil, value: String? = nil, traits: AccessibilityTraits = .keyboardKey,
    frame: Frame = .zero, isHidden: Bool = false, hasReadableTitle: Bool = true,
    parent: String? = nil, language: String? = nil
  ) -> Self {
    AuditKey(
      page: "letters",
      key: Key(
        id: id ?? title, title: title, label: label.text, hint: hint, value: value,
        traits: traits, language: language, function: function, frame: frame),
      label: label, traits: traits, hasReadableTitle: hasReadableTitle, isHidden: isHidden,
      parent: parent)
  }

  /// A key of an example without a label.
  static func example(
    _ title: String, _ function: KeyFunction, traits: AccessibilityTraits = .keyboardKey,
    frame: Frame = .zero
  ) -> Self {
    .example(title, .missing, id: nil, function, traits: traits, frame: frame)
  }

  /// A key that types its title.
  static func letter(_ title: String, label: String? = nil) -> Self {
    .example(title, label.map(GivenLabel.text) ?? .missing, .insert(title))
  }

  /// A key that deletes, labelled as it should be.
  static let delete = example("⌫", "Delete", id: "delete", .deleteBackward)
}

extension AuditKey.GivenLabel: ExpressibleByStringLiteral {
  /// A label that the source gives.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// The text; nil where there is none.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

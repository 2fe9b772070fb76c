internal import KeyModel
internal import LabelAudit
internal import LayoutFiles
internal import Narration

extension AuditSubject {
  /// The layouts of a file: one for each form.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - format: the id of its format.
  ///   - file: the file as it was named.
  /// - Returns: the layouts in the order of the forms.
  static func all(of document: LayoutDocument, format: String, file: String) -> [AuditSubject] {
    document.forms.map { form in
      AuditSubject(document, form, format: format, file: file)
    }
  }

  private init(_ document: LayoutDocument, _ form: LayoutForm, format: String, file: String) {
    let layout = document.layout(form: form.id)
    let language = AuditSubject.language(of: document.locales) ?? "en"
    let facts = FormatFacts.of(format, origin: document.source?.format)
    let pages = layout.pages.map { page in
      let source = form.pages.first { $0.id == page.id }
      let keys = Dictionary(
        (source?.keys ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      return AuditPage(
        id: page.id,
        rows: page.rows.map { row in
          // Keys that a file leaves out to the keyboard aren't its to be blamed for.
          row.flatMap { key in
            keys[key.id].map { source in
              [AuditKey(key, source, page: page.id, language: language)]
                + source.innerElements(of: key, page: page.id)
            } ?? []
          }
        },
        returnsToFirstPage: source?.mode == .latched,
        isShownFromOutside: source.map(facts.isShownFromOutside) ?? false,
        place: source?.place)
    }
    self.init(
      name: LayoutName(
        file: file, id: document.id, form: document.forms.count > 1 ? form.id : nil),
      locales: document.locales, pages: pages,
      source: Source(
        format: format, holdsLabels: Self.holdsLabels(document, facts),
        holdsTraits: Self.holdsTraits(document, format, facts),
        holdsLanguage: facts.holdsLanguage,
        hasScreenFrames: form.unit == .points && facts.hasPoints,
        placesKeys: facts.placesKeys(of: form),
        hasRewritingRules: document.transforms != nil || !document.displayMap.isEmpty
          || facts.hasRewritingRules),
      field: layout.field, isRightToLeft: document.direction == .rightToLeft)
  }

  /// Other formats have room for labels where one of their files has some.
  private static func holdsLabels(_ document: LayoutDocument, _ facts: FormatFacts) -> Bool {
    facts.holdsLabels || document.keys.contains { $0.accessibility.labelSource != .none }
  }

  /// A dump in which no element says that it is a keyboard key may be one that never says so.
  private static func holdsTraits(
    _ document: LayoutDocument, _ format: String, _ facts: FormatFacts
  ) -> Bool {
    guard facts.tellsKeyboardKeys else {
      return document.keys.contains { $0.accessibility.traits.contains(.keyboardKey) }
    }
    return format == LayoutFormat.native.id
      || document.keys.contains { !$0.accessibility.traits.isEmpty }
  }
}

extension AuditKey {
  fileprivate init(_ key: Key, _ source: LayoutKey?, page: String, language: String) {
    var key = key
    key.nameByMeaning(Phrases.best(for: language), layoutLanguage: language)
    let accessibility = source?.accessibility
    let isReadable = source.map { $0.title.kind != .privateUse && $0.title.kind != .icon } ?? true
    let isGuess = source?.function?.isGuess ?? false
    let provenance = source?.output?.provenance ?? .explicit
    self.init(
      page: page, key: key, label: GivenLabel(source),
      labels: Dictionary(
        (accessibility?.labels ?? []).map { ($0.language, $0.text) },
        uniquingKeysWith: { first, _ in first }),
      traits: accessibility?.traits ?? [], hasReadableTitle: isReadable,
      isMeaningCertain: !isGuess && [.explicit, .id].contains(provenance),
      isHidden: accessibility?.isHidden ?? false, gesturePages: source?.gesturePages ?? [])
  }

  /// A key of a layout that comes with the program, as the program shows it.
  init(builtIn key: Key, page: String, language: String) {
    var key = key
    key.nameByMeaning(Phrases.best(for: language), layoutLanguage: language)
    self.init(
      page: page, key: key, label: key.label.map(GivenLabel.text) ?? .missing, traits: key.traits)
  }
}

extension LayoutKey {
  /// The elements inside the key that assistive technology stops at, where the key was found in a
  /// tree of elements.
  fileprivate func innerElements(of key: Key, page: String) -> [AuditKey] {
    let elements = extras.lazy.compactMap { $0.value["elements"] }.first
    guard case .array(let elements)? = elements else { return [] }
    return elements.enumerated().compactMap { number, element in
      guard element["stops"] == .bool(true) else { return nil }
      let label = element["label"]?.string ?? element["text"]?.string
      var inner = Key(
        id: "\(key.id)/\(number + 1)", title: element["text"]?.string ?? "", label: label,
        traits: .button, function: key.function, frame: key.frame)
      inner.place = place
      inner.spokenFunction = key.spokenFunction
      return AuditKey(
        page: page, key: inner, label: label.map(AuditKey.GivenLabel.text) ?? .missing,
        traits: .button, isMeaningCertain: false, parent: key.id)
    }
  }

  /// Pages that long presses, more taps and flicks lead to.
  fileprivate var gesturePages: [String] {
    gestures.keys.flatMap { key -> [String] in
      var pages = key.nextPage.map { [$0] } ?? []
      if case .page(let id) = key.function?.function { pages.append(id) }
      return pages
    }
  }
}

extension AuditKey.GivenLabel {
  /// The label of a source, the one by language where there is no other.
  fileprivate init(_ source: LayoutKey?) {
    guard let accessibility = source?.accessibility else {
      self = .missing
      return
    }
    switch accessibility.label {
    case .text(let text): self = .text(text)
    case .null: self = .null
    case .missing: self = accessibility.labels.first.map { .text($0.text) } ?? .missing
    }
  }
}

extension Key {
  /// Gives a key without a label the one that this program shows it with.
  fileprivate mutating func nameByMeaning(_ phrases: Phrases, layoutLanguage: String) {
    guard label == nil else { return }
    let meaning = spokenFunction ?? function
    label = phrases.keys.label(for: meaning)
    labelSource = .derived
    // Where the program has no words of the layout's language, it says those that it has in theirs.
    let isInLayoutLanguage = LanguageName.isSame(phrases.language, layoutLanguage)
    switch meaning {
    case .insert(let text) where text != " " && text != "\t": break
    case .deadKey, .unknown: break
    default: if !isInLayoutLanguage { language = phrases.language }
    }
  }
}

/// Languages by their tags.
enum LanguageName {
  /// Whether two tags are of the same language, whatever their regions.
  static func isSame(_ one: String, _ other: String) -> Bool {
    primary(one) == primary(other)
  }

  private static func primary(_ tag: String) -> String {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["no": "nb", "nn": "nb", "iw": "he", "cmn": "zh"][primary] ?? primary
  }
}

internal import KeyModel
internal import Narration

extension Rule {
  /// A key that does something, and is called by what is printed on it.
  static let labelFromTitle = Rule(
    id: "label-from-title", severity: .error,
    summary: "A key that does something else than typing its title has no label.",
    rationale: """
      Without a label a screen reader falls back to the title. What is short on a key is no word: \
      “CP” is spelled out, “⌫” is silent or a number in hexadecimal, “123” is a quantity. The \
      listener hears something, but not what the key does.
      """,
    remedy: "Give the key a label that says what a press does, in the language of the keyboard.",
    references: [.nameRoleValue, .headingsAndLabels, .accessibilityLabel, .contentDescription],
    examples: RuleExamples(
      fails: .example([.example("CP", id: "caps", .capsLock)]),
      passes: .example([.example("CP", "Caps lock", id: "caps", .capsLock)])),
    yieldsTo: ["label-missing"], check: LabelFromTitle.check)
}

private enum LabelFromTitle {
  static func check(_ context: RuleContext) -> RuleResult {
    guard !context.subject.namesAreDerived(context.reader) else {
      return .notApplicable("what shows the layout names its keys by what they do")
    }
    let keys = context.keys.filter {
      context.name(of: $0).source == .title && $0.meaning.isCommand && !isWord($0, context)
    }
    let groups = KeyGroups.by(keys) { $0.meaning.name + "|" + $0.key.title }
    return .observed(groups.map { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation {
    let key = keys[0]
    return Observation(
      "no label: it is called by its title \(Quotation.naming(key.key.title)), "
        + "which doesn't say what it does",
      at: keys, cause: key.key.title,
      evidence: context.heard?.evidence(
        of: key, mode: context.reader.mode(for: key.key.title)) ?? [],
      suggestion: context.suggestion(for: key) ?? "label it by the page that it shows",
      fix: context.labelFix(for: keys))
  }

  /// Whether the title is a word for what the key does, in the layout's language or in English, or
  /// any word of three letters and more that isn't written as an abbreviation.
  private static func isWord(_ key: AuditKey, _ context: RuleContext) -> Bool {
    let title = key.key.title.lowercased()
    let known = [context.words, .english].map { $0.label(for: key.meaning).lowercased() }
    if known.contains(title) { return true }
    if case .page = key.meaning {
      let pages = context.words.pages.values.map { $0.lowercased() }
      return pages.contains(title) || looksLikeWord(key.key.title)
    }
    return looksLikeWord(key.key.title) && !abbreviations.contains(title)
  }

  private static func looksLikeWord(_ title: String) -> Bool {
    let letters = title.filter(\.isLetter)
    guard letters.count >= 2, title.allSatisfy({ $0.isLetter || $0.isWhitespace || $0 == "-" })
    else { return false }
    // Scripts without case have no abbreviations in capitals, and words of two letters.
    guard letters.contains(where: \.isCased) else { return true }
    return letters.count >= 3 && !letters.allSatisfy(\.isUppercase)
  }

  /// Common short forms of keys that are printed like words.
  private static let abbreviations: Set<String> = [
    "abc", "alt", "altgr", "bksp", "bkspc", "cmd", "ctl", "ctrl", "del", "ent", "entf", "esc", "fn",
    "ins", "opt", "pgdn", "pgup", "ret", "shft", "shf", "spc", "strg", "sup", "suppr", "sym",
    "tabs",
    "umsch", "win",
  ]
}

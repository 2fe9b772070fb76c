internal import KeyModel

extension Rule {
  /// A layout that doesn't say what language its labels are in.
  static let languageMissing = Rule(
    id: "language-missing", severity: .error,
    summary: "A layout with words declares no language.",
    rationale: """
      A screen reader picks the voice by the language. Without it the words are read by whatever \
      voice is on: “Umschalttaste” by an English one is nonsense.
      """,
    remedy: "Declare the language of the layout as a BCP 47 tag, such as “de” or “pt-BR”.",
    references: [.languageOfPage],
    examples: RuleExamples(
      fails: .example([.delete], locales: []), passes: .example([.delete], locales: ["en"])),
    check: LanguageMissing.check)
}

private enum LanguageMissing {
  static func check(_ context: RuleContext) -> RuleResult {
    guard context.subject.source.holdsLanguage else {
      return .notApplicable("the format has no place for a language")
    }
    guard context.subject.locales.isEmpty else { return .observed([]) }
    let speaks = context.subject.seenKeys.contains { key in
      key.key.language == nil && context.name(of: key).text.contains(where: \.isLetter)
    }
    guard speaks else { return .notApplicable("no key has a name of letters") }
    return .observed([
      Observation(
        "no language is declared, so that no voice can be chosen",
        suggestion: "declare one as a BCP 47 tag, such as “en-US”")
    ])
  }
}

internal import KeyModel

extension Rule {
  /// A language that is no tag.
  static let languageInvalid = Rule(
    id: "language-invalid", severity: .error,
    summary: "A language isn't a well-formed BCP 47 tag.",
    rationale:
      "No screen reader finds a voice for “english” or “de_AT”: it is as if there were none.",
    remedy: "Write the tag with hyphens: language, script, region, as in “sr-Latn-RS”.",
    references: [.languageOfPage, .languageOfParts],
    examples: RuleExamples(
      fails: .example([.delete], locales: ["en_US"]),
      passes: .example([.delete], locales: ["en-US", "sr-Latn-RS", "de-CH-1996", "en-x-any"])),
    yieldsTo: ["language-missing"], check: LanguageInvalid.check)
}

private enum LanguageInvalid {
  static func check(_ context: RuleContext) -> RuleResult {
    // Where the format has no place for it, the tag is another file's.
    let layout =
      context.subject.source.holdsLanguage
      ? context.subject.locales.filter { LanguageTag($0) == nil } : []
    let keys = context.keys.filter { key in key.key.language.map { LanguageTag($0) == nil } ?? false
    }
    let ofLayout = layout.map { tag in
      Observation(
        "\(Quotation.of(tag)) is no language tag", cause: tag,
        suggestion: better(tag).map { "write \(Quotation.of($0))" } ?? "write a BCP 47 tag",
        fix: layout.count == 1 && context.subject.locales.count == 1
          ? better(tag).map { Fix(.language($0)) } : nil)
    }
    let ofKeys = KeyGroups.by(keys) { $0.key.language }.map { keys in
      let tag = keys[0].key.language ?? ""
      return Observation(
        "the language of its label, \(Quotation.of(tag)), is no language tag", at: keys, cause: tag,
        isKnownByCause: true,
        suggestion: better(tag).map { "write \(Quotation.of($0))" } ?? "write a BCP 47 tag")
    }
    return .observed(ofLayout + ofKeys)
  }

  /// The tag with hyphens, without what follows a "." or "@"; nil where that is none either.
  private static func better(_ tag: String) -> String? {
    let name = tag.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" || $0.isWhitespace }
    let better = parts.joined(separator: "-")
    return LanguageTag(better) == nil || better == tag ? nil : better
  }
}

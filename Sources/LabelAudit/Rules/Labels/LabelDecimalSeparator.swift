internal import KeyModel

extension Rule {
  /// A decimal key that types, or says, another language's separator.
  static let labelDecimalSeparator = Rule(
    id: "label-decimal-separator", severity: .warning,
    summary: "The decimal key of a number pad isn't that of the layout's language.",
    rationale: """
      A price with a point where the language has a comma is another number, or none. Seen on the \
      key it is noticed; heard as “comma” or “period” among digits it isn't.
      """,
    remedy: "Insert the language's separator, and label the key by its name.",
    references: [.languageOfPage, .nameRoleValue],
    examples: RuleExamples(
      fails: .example(DecimalSeparator.pad("."), locales: ["de"]),
      passes: .example(DecimalSeparator.pad(","), locales: ["de"])),
    yieldsTo: ["label-contradicts-output"], check: DecimalSeparator.check)
}

private enum DecimalSeparator {
  static func pad(_ separator: String) -> [AuditKey] {
    (0...9).map { .letter(String($0)) } + [.letter(separator)]
  }

  static func check(_ context: RuleContext) -> RuleResult {
    // What a modifier makes of a keyboard's keys is no number pad.
    let keys = context.subject.pages.filter { !$0.isShownFromOutside }.flatMap {
      decimalKeys(on: $0)
    }
    guard !keys.isEmpty else { return .notApplicable("there is no number pad with a decimal key") }
    guard let separator = DecimalSeparators.separator(language: context.language) else {
      return .notApplicable("the decimal separator of \(context.language) isn't known")
    }
    let wrong = keys.filter { $0.key.output(shifted: false) != separator }
    return .observed(
      KeyGroups.by(wrong) { $0.effect }.map { keys in
        let text = keys[0].key.output(shifted: false) ?? ""
        return Observation(
          "the decimal key inserts \(Quotation.naming(text)); numbers in \(context.language) have "
            + Quotation.naming(separator),
          at: keys, confidence: .likely,
          suggestion: "insert \(Quotation.of(separator)), or name the region in the language")
      })
  }

  /// The key for the separator of a page of digits: "." or "," alone, on a page without letters.
  private static func decimalKeys(on page: AuditPage) -> [AuditKey] {
    let texts = page.keys.compactMap { $0.key.output(shifted: false) }
    let digits = Set(
      texts.filter { $0.count == 1 && $0.first?.isASCII == true && $0.first?.isNumber == true })
    guard digits.count == 10, !texts.contains(where: { $0.contains(where: \.isLetter) }) else {
      return []
    }
    let separators = page.seenKeys.filter { [".", ","].contains($0.key.output(shifted: false)) }
    // A page of symbols has both.
    return Set(separators.map(\.effect)).count == 1 ? separators : []
  }
}

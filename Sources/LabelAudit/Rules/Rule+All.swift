extension Rule {
  /// All rules, each behind those that it yields to; otherwise by what they are about.
  public static let all: [Rule] =
    labels + states + languages + targets + navigation

  private static let labels: [Rule] = [
    labelMissing, labelFromHint, labelFromTitle, labelInvisible, labelDuplicate, labelLeak,
    labelContradictsOutput, labelDecimalSeparator, roleHeardTwice, labelRole, labelState,
    labelAction, labelPunctuation, labelCapitals, labelDoubled, labelLength, labelInconsistent,
    labelTitleMismatch, hintRepeatsLabel,
  ]

  private static let states: [Rule] = [
    roleHeard, traitMissing, traitConflict, stateNotAnnounced, keyDisabled, labelCasePair,
  ]

  private static let languages: [Rule] = [languageMissing, languageInvalid]

  private static let targets: [Rule] = [targetSize, targetOverlap]

  private static let navigation: [Rule] = [
    readingOrder, pageUnreachable, pageWithoutReturn, focusTrapped, keyHidden, keyNested,
    deleteMissing, nextKeyboardMissing,
  ]

  /// The rule of an id; nil where there is none.
  public static func rule(_ id: RuleID) -> Rule? {
    all.first { $0.id == id }
  }
}

internal import KeyModel
internal import Narration

extension Rule {
  /// A label with characters that nobody can hear.
  static let labelInvisible = Rule(
    id: "label-invisible", severity: .error,
    summary:
      "A label has characters for private use, controls or invisible ones, or is a lone mark.",
    rationale: """
      Characters for private use mean something in one font alone. Controls of the direction of \
      text turn what stands around them; invisible spaces and lone accents are silent in every \
      voice. A joiner between letters or inside an emoji is part of writing and is let be.
      """,
    remedy: "Use the name of the character, in the language of the keyboard.",
    references: [.nonTextContent, .nameRoleValue],
    examples: RuleExamples(
      fails: .example([
        .example("ctrl", "\u{202E}lortnoC", id: "control", .modifier(.control)),
        .example("´", "\u{301}", id: "acute", .deadKey("\u{301}")),
      ]),
      passes: .example([
        .example("ctrl", "Control", id: "control", .modifier(.control)),
        .example("´", "acute accent", id: "acute", .deadKey("\u{301}")),
        .letter("👩‍💻", label: "👩‍💻"), .delete,
      ])),
    yieldsTo: ["label-missing"], check: LabelInvisible.check)
}

private enum LabelInvisible {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.keys.filter {
      [.label, .title].contains(context.name(of: $0).source)
    }
    let groups = KeyGroups.by(keys) { key -> [UInt32]? in
      let text = context.name(of: key).text
      return culprit(in: text) == nil ? nil : text.unicodeScalars.map(\.value)
    }
    return .observed(groups.compactMap { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation? {
    let text = context.name(of: keys[0]).text
    guard let culprit = culprit(in: text) else { return nil }
    let what = context.name(of: keys[0]).source == .label ? "label" : "title, its only name,"
    let isMark = culprit.properties.isMark
    return Observation(
      isMark
        ? "the \(what) is a lone mark, \(CharacterDescription.name(culprit)), which has no sound"
        : "the \(what) holds \(CharacterDescription.name(culprit)), which can't be heard",
      at: keys, cause: String(culprit.value, radix: 16), severity: isMark ? .warning : nil,
      evidence: context.evidence(of: keys[0]),
      suggestion: context.suggestion(for: keys[0]) ?? "label it in words",
      fix: context.labelFix(for: keys))
  }

  /// The first character that can't be heard; nil where all can.
  private static func culprit(in text: String) -> Unicode.Scalar? {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar.properties.generalCategory {
      case .control, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return scalar
      case .format where !isPartOfWriting(scalar, at: index, of: scalars): return scalar
      default: continue
      }
    }
    return scalars.first.flatMap { $0.properties.isMark ? $0 : nil }
  }

  /// Joiners and selectors between other characters, and the tags of flags.
  private static func isPartOfWriting(
    _ scalar: Unicode.Scalar, at index: Int, of scalars: [Unicode.Scalar]
  ) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: index > 0 && index + 1 < scalars.count
    case 0xAD: index > 0
    case 0xE0020...0xE007F: index > 0
    default: false
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the character is a mark that goes on another.
  var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

internal import KeyModel

/// The manual of rules, made from the rules themselves.
public enum RuleManual {
  /// One line a rule: id, severity, summary.
  public static var list: String {
    Rule.all.sorted { $0.id < $1.id }.map { rule in
      "\(rule.id): \(rule.summary) [\(rule.severity.rawValue)\(rule.listens ? ", by listening" : "")]\n"
    }.joined()
  }

  /// A rule's entry as plain text.
  public static func entry(of rule: Rule) -> String {
    var lines = [
      "\(rule.id): \(rule.summary)", "",
      "Severity: \(rule.severity.rawValue). Since preset \(rule.since)."
        + (rule.listens ? " Found by listening." : ""),
    ]
    if !rule.yieldsTo.isEmpty {
      lines.append("Not told of keys at which these are found: \(names(rule.yieldsTo)).")
    }
    lines += ["", "Why: \(rule.rationale)", "", "What to do: \(rule.remedy)", ""]
    lines += ["Fails:"] + keys(rule.examples.fails.subject).map { "  \($0)" }
    lines += ["Passes:"] + keys(rule.examples.passes.subject).map { "  \($0)" }
    lines += ["", "References:"]
    lines += rule.references.map { "  \($0.title)\($0.address.map { ": \($0)" } ?? "")" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Why a rule is there, what to do, and where it is asked for, as plain text.
  static func help(of rule: Rule) -> String {
    let references = rule.references.map { "\($0.title)\($0.address.map { ": \($0)" } ?? "")" }
    return ([rule.rationale, rule.remedy] + references).joined(separator: "\n")
  }

  /// The same as Markdown.
  static func markdownHelp(of rule: Rule) -> String {
    let references = rule.references.map(link).joined()
    return "\(rule.rationale)\n\n**What to do:** \(rule.remedy)\n\n\(references)"
  }

  private static func link(_ reference: Reference) -> String {
    reference.address.map { "- [\(reference.title)](\($0))\n" } ?? "- \(reference.title)\n"
  }

  /// The whole manual as Markdown: `docs/rules.md`.
  public static var markdown: String {
    var text = """
      # Rules

      What `spoken-keyboard audit` looks for. This page is made from the rules; the test of
      `RuleManual` compares it, and `UPDATE_GOLDEN=1 swift test --filter RuleManual` writes it anew.

      | rule | severity | finds |
      |---|---|---|

      """
    let rules = Rule.all.sorted { $0.id < $1.id }
    for rule in rules {
      text += "| [\(rule.id)](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.summary) |\n"
    }
    for rule in rules { text += "\n" + markdown(of: rule) }
    return text
  }

  private static func markdown(of rule: Rule) -> String {
    let yields = rule.yieldsTo.map { "[\($0)](#\($0))" }.joined(separator: ", ")
    var text = "## \(rule.id)\n\n\(rule.summary)\n\n"
    text += "Severity \(rule.severity.rawValue), since preset \(rule.since)"
    text += rule.listens ? ", by listening.\n" : ".\n"
    if !yields.isEmpty { text += "Not told of keys at which these are found: \(yields).\n" }
    text += "\n\(rule.rationale)\n\n\(rule.remedy)\n\nFails:\n\n```\n"
    text += keys(rule.examples.fails.subject).joined(separator: "\n")
    text += "\n```\n\nPasses:\n\n```\n"
    text += keys(rule.examples.passes.subject).joined(separator: "\n") + "\n```\n\n"
    return text + rule.references.map(link).joined()
  }

  private static func names(_ ids: [RuleID]) -> String {
    ids.map(\.rawValue).joined(separator: ", ")
  }

  /// The keys of an example, a line each.
  private static func keys(_ subject: AuditSubject) -> [String] {
    let languages =
      subject.locales.isEmpty ? "no language" : subject.locales.joined(separator: ", ")
    return ["\(Quotation.plain(languages)):"]
      + subject.pages.flatMap { page in
        page.keys.map { key in
          let several = subject.pages.count > 1 ? "page \(page.id): " : ""
          return "  " + several + line(key)
        }
      }
  }

  private static func line(_ key: AuditKey) -> String {
    var parts = [key.key.title.isEmpty ? "no title" : "title \(Quotation.of(key.key.title))"]
    switch key.label {
    case .missing, .null: parts.append("no label")
    case .text(let text): parts.append("label \(Quotation.of(text))")
    }
    if let hint = key.key.hint { parts.append("hint \(Quotation.of(hint))") }
    if let value = key.key.value { parts.append("value \(Quotation.of(value))") }
    if key.traits != .keyboardKey {
      parts.append("traits: \(key.traits.names.joined(separator: " "))")
    }
    if key.isHidden { parts.append("hidden") }
    if let parent = key.parent { parts.append("inside \(Quotation.of(parent))") }
    parts.append(Quotation.plain(key.key.function.name))
    return parts.joined(separator: ", ")
  }
}

internal import KeyModel
internal import LabelAudit
internal import LayoutFiles

/// A file of choices for audits: JSON with comments.
///
/// `preset`, `reader`, `language`, `sizes` ("strict" notes keys below 44 points), `select`, `ignore`,
/// `severity`; `paths`, a list of a `path` and the last three for it; `suppressions`, a list of a
/// `rule`, a `reason`, and optionally `path`, `page`, `key` and `expires`.
enum AuditSettingsFile {
  /// Reads a file.
  ///
  /// - Throws: `ImportError` at the first thing that means nothing: a rule that is misspelt would
  ///   else be run, or not run, without anybody's knowing.
  static func read(_ file: SourceFile, into settings: inout AuditSettings) throws(ImportError) {
    let json = try PositionedJSON.parse(file, syntax: [.comments, .trailingCommas])
    for member in try members(json, expected: "an object of choices") {
      switch member.name {
      case "preset": settings.preset = try preset(member.value)
      case "reader": settings.reader = try choice(member.value, Reader.self)
      case "language": settings.language = try text(member.value)
      case "sizes": settings.profile = try sizes(member.value)
      case "select", "ignore", "severity": try choose(member, &settings.choices)
      case "paths":
        for element in try list(member.value) {
          settings.choicesByPath.append(try pathChoices(element))
        }
      case "suppressions":
        for element in try list(member.value) {
          settings.suppressions.append(try suppression(element))
        }
      default: throw unknown(member)
      }
    }
  }

  private static func choose(
    _ member: PositionedJSON.Member, _ choices: inout RuleChoices
  ) throws(ImportError) {
    switch member.name {
    case "select": choices.selected = try rules(member.value)
    case "ignore": choices.ignored = try rules(member.value)
    default:
      for choice in try members(member.value, expected: "an object of rules and severities") {
        choices.severities[try rule(choice.name, at: choice.place)] = try self.choice(
          choice.value, Severity.self)
      }
    }
  }

  private static func pathChoices(_ json: PositionedJSON) throws(ImportError) -> PathChoices {
    var path: String?
    var choices = RuleChoices()
    for member in try members(json, expected: "choices for a path") {
      switch member.name {
      case "path": path = try text(member.value)
      case "select", "ignore", "severity": try choose(member, &choices)
      default: throw unknown(member)
      }
    }
    guard let path else { throw missing("path", json) }
    return PathChoices(path: Glob(path), choices: choices)
  }

  private static func suppression(_ json: PositionedJSON) throws(ImportError) -> Suppression {
    var texts: [String: String] = [:]
    for member in try members(json, expected: "a suppression") {
      guard ["rule", "reason", "path", "page", "key", "expires"].contains(member.name) else {
        throw unknown(member)
      }
      texts[member.name] = try text(member.value)
    }
    guard let rule = texts["rule"] else { throw missing("rule", json) }
    guard let reason = texts["reason"], !reason.isEmpty else { throw missing("reason", json) }
    if let day = texts["expires"], !isDay(day), let value = json["expires"] {
      throw value.mismatch(expected: "a day as YYYY-MM-DD", remedy: "write \"2030-12-31\"")
    }
    return Suppression(
      rule: try self.rule(rule, at: json["rule"]?.place ?? json.place),
      path: texts["path"].map { Glob($0) }, page: texts["page"].map { Glob($0) },
      key: texts["key"].map { Glob($0) }, reason: reason, expires: texts["expires"])
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return false }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == 3 && (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
  }
}

// MARK: Values

extension AuditSettingsFile {
  private static func members(
    _ json: PositionedJSON, expected: String
  ) throws(ImportError) -> [PositionedJSON.Member] {
    guard let members = json.object else { throw json.mismatch(expected: expected) }
    return members
  }

  private static func list(_ json: PositionedJSON) throws(ImportError) -> [PositionedJSON] {
    guard let elements = json.array else { throw json.mismatch(expected: "a list") }
    return elements
  }

  private static func text(_ json: PositionedJSON) throws(ImportError) -> String {
    guard let text = json.string else { throw json.mismatch(expected: "a text") }
    return text
  }

  private static func rules(_ json: PositionedJSON) throws(ImportError) -> Set<RuleID> {
    var rules: Set<RuleID> = []
    for element in try list(json) {
      rules.insert(try rule(try text(element), at: element.place))
    }
    return rules
  }

  private static func rule(_ name: String, at place: SourcePlace) throws(ImportError) -> RuleID {
    guard let rule = Rule.rule(RuleID(rawValue: name)) else {
      let nearest = NearestMatch.of(name, in: Rule.all.map(\.id.rawValue))
      throw ImportError(
        .badValue, at: place, expected: "the id of a rule", found: Excerpt.quoted(name),
        remedy: nearest.map { "did you mean '\($0)'?" } ?? "'spoken-keyboard explain' lists them")
    }
    return rule.id
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ json: PositionedJSON, _ type: Choice.Type
  ) throws(ImportError) -> Choice {
    let name = try text(json)
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw json.mismatch(expected: "one of \(names)", remedy: "write one of them")
    }
    return choice
  }

  private static func preset(_ json: PositionedJSON) throws(ImportError) -> Int {
    guard let number = json.double, let preset = Int(exactly: number),
      (1...AuditSettings.latestPreset).contains(preset)
    else { throw json.mismatch(expected: "a preset, 1 to \(AuditSettings.latestPreset)") }
    return preset
  }

  private static func sizes(_ json: PositionedJSON) throws(ImportError) -> KeyProfile {
    switch json.string {
    case "keys": return KeyProfile()
    case "strict": return .strict
    default: throw json.mismatch(expected: "\"keys\" or \"strict\"")
    }
  }

  private static func unknown(_ member: PositionedJSON.Member) -> ImportError {
    ImportError(
      .badValue, at: member.place, expected: "a choice that audits have",
      found: Excerpt.quoted(member.name), remedy: "remove it, or write it as the manual does")
  }

  private static func missing(_ name: String, _ json: PositionedJSON) -> ImportError {
    ImportError(
      .missing, at: json.place, expected: "'\(name)' in this object", found: "none",
      remedy: "add it")
  }
}

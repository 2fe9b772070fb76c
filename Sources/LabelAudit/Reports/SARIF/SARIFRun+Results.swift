internal import KeyModel
internal import ReportText

// MARK: Findings

extension SARIFRun {
  /// All findings, those that are accepted as well.
  var results: [JSONValue] {
    var occurrences: [String: Int] = [:]
    return report.files.flatMap { file in
      file.layouts.flatMap { layout in
        layout.findings.map { ($0, nil, "new") }
          + layout.known.map { ($0, nil, "unchanged") }
          + layout.suppressed.map { ($0.finding, $0.reason, "new") }
      }.map { (finding: Finding, reason: String?, state: String) in
        occurrences[finding.fingerprint, default: 0] += 1
        return result(
          finding, in: file, reason: reason, state: state,
          occurrence: occurrences[finding.fingerprint] ?? 1)
      }
    }
  }

  private func result(
    _ finding: Finding, in file: FileReport, reason: String?, state: String, occurrence: Int
  ) -> JSONValue {
    let isReview = finding.confidence == .review
    var members: [JSONValue.Member] = [
      JSONValue.Member(name: "ruleId", value: .string(finding.rule.rawValue)),
      JSONValue.Member(name: "ruleIndex", value: index(of: finding.rule)),
      // What a person has to judge is neither right nor wrong yet, and has no level.
      JSONValue.Member(name: "kind", value: .string(isReview ? "review" : "fail")),
      JSONValue.Member(
        name: "level", value: .string(isReview ? "none" : finding.severity.rawValue)),
      JSONValue.Member(
        name: "message",
        value: Self.message(
          "\(FindingWords.subject(finding)): \(FindingWords.sentence(finding))")),
      JSONValue.Member(name: "locations", value: .array([location(finding, in: file)])),
    ]
    if !finding.related.isEmpty {
      members.append(
        JSONValue.Member(name: "relatedLocations", value: .array(related(finding, in: file))))
    }
    members += [
      JSONValue.Member(
        name: "partialFingerprints",
        value: .members([
          "spokenKeyboard/v1": .string(finding.fingerprint),
          "primaryLocationLineHash": .string("\(finding.fingerprint):\(occurrence)"),
        ])),
      JSONValue.Member(
        name: "suppressions",
        value: .array(
          reason.map {
            [.members(["kind": .string("external"), "justification": Self.visible($0)])]
          } ?? [])),
    ]
    if report.hasBaseline {
      members.append(JSONValue.Member(name: "baselineState", value: .string(state)))
    }
    members.append(JSONValue.Member(name: "properties", value: properties(finding)))
    return .object(members)
  }

  private func location(_ finding: Finding, in file: FileReport) -> JSONValue {
    let physical = physicalLocation(finding.place, in: file)
    var members =
      physical.map { [JSONValue.Member(name: "physicalLocation", value: $0)] } ?? []
    members.append(
      JSONValue.Member(
        name: "logicalLocations",
        value: .array([
          logicalLocation(finding.layout, page: finding.page, key: finding.key?.id)
        ])))
    return .object(members)
  }

  /// Other keys that services show with a finding; the message tells how many there are.
  private static let mostRelated = 50

  /// Other keys of the same cause, numbered from 1.
  private func related(_ finding: Finding, in file: FileReport) -> [JSONValue] {
    finding.related.prefix(Self.mostRelated).enumerated().map { number, key in
      var members = [
        JSONValue.Member(name: "id", value: .integer(number + 1)),
        JSONValue.Member(name: "message", value: Self.message(FindingWords.name(of: key))),
      ]
      if let place = key.place, let physical = physicalLocation(place, in: file) {
        members.append(JSONValue.Member(name: "physicalLocation", value: physical))
      }
      members.append(
        JSONValue.Member(
          name: "logicalLocations",
          value: .array([logicalLocation(finding.layout, page: key.page, key: key.id)])))
      return .object(members)
    }
  }

  /// Layout, form, page and key; "/" and "~" in them are written as "~1" and "~0".
  private func logicalLocation(_ layout: LayoutName, page: String?, key: String?) -> JSONValue {
    let parts = [layout.id, layout.form, page, key].compactMap(\.self)
    let path = parts.map { part in
      VisibleText(part).description.reduce(into: "") { text, character in
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.append(character)
        }
      }
    }
    return .members([
      "name": Self.visible(parts.last ?? ""),
      "fullyQualifiedName": .string(path.joined(separator: "/")),
      "kind": .string(key != nil ? "key" : page != nil ? "page" : "layout"),
    ])
  }

  private func properties(_ finding: Finding) -> JSONValue {
    .members([
      "confidence": .string(finding.confidence.rawValue),
      "severity": .string(finding.severity.rawValue),
      "isFixable": .bool(finding.fix != nil),
      "evidence": .array(
        finding.evidence.map { evidence in
          .members([
            "text": Self.visible(evidence.text), "language": Self.visible(evidence.language),
            "mode": .string(evidence.mode.rawValue), "voice": Self.visible(evidence.voice),
            "phonemes": Self.visible(evidence.phonemes),
            "seconds": .decimal(evidence.seconds, places: 1),
          ])
        }),
    ])
  }
}

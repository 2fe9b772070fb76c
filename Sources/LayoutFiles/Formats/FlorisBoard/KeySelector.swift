internal import KeyModel

/// Keys that are something else under conditions, as FlorisBoard and HeliBoard write them: an object
/// whose `$` names what is looked at, with a key for each value of it.
struct KeySelector: Hashable, Sendable {
  /// The condition's name in the model.
  let condition: String
  /// The member that counts where nothing else is told; the first of them that is there.
  let plain: [String]
  /// The names of values in the model, where they aren't the source's.
  var values: [String: String] = [:]

  /// All selectors by the word in `$`.
  static let all: [String: KeySelector] = [
    "case_selector": KeySelector(
      condition: "shift", plain: ["lower"], values: ["upper": "shifted", "lower": "unshifted"]),
    "shift_state_selector": KeySelector(
      condition: "shift", plain: ["unshifted", "default"],
      values: ["shiftedManual": "manual", "shiftedAutomatic": "auto"]),
    "variation_selector": KeySelector(condition: "field", plain: ["default", "normal"]),
    "layout_direction_selector": KeySelector(condition: "direction", plain: ["ltr"]),
    "char_width_selector": KeySelector(condition: "width", plain: ["full"]),
    "kana_selector": KeySelector(condition: "kana", plain: ["hira"]),
    "keyboard_state_selector": KeySelector(condition: "state", plain: ["default"]),
  ]

  /// Words in `$` that are kinds of keys and no selectors.
  static let keyKinds: Set<String> = ["text_key", "auto_text_key", "multi_text_key"]

  private static let mostBranches = 64

  /// What is known of the keyboard that keys are chosen for.
  struct Situation: Hashable, Sendable {
    /// Whether the layout runs from right to left.
    var isRightToLeft = false
    /// States of the keyboard that hold, for its `keyboard_state_selector`.
    var states: Set<String> = []
  }

  /// A key, and when it is there.
  struct Branch {
    var conditions: [KeyVariant.Condition]
    var json: PositionedJSON
  }

  /// The key of a value, and those that it is instead under conditions.
  ///
  /// - Returns: branches, of which the first has no conditions where there is a key without any.
  static func branches(
    _ json: PositionedJSON, _ situation: Situation, _ context: inout ImportContext,
    under conditions: [KeyVariant.Condition] = []
  ) throws(ImportError) -> [Branch] {
    let word = json["$"]?.string
    guard let selector = word.flatMap({ all[$0] }) else {
      if let word, !keyKinds.contains(word) {
        context.warn(
          .unknownValue, at: json["$"]?.place ?? json.place,
          "\(Excerpt.quoted(word)) is no known kind of key; it is read as a plain one")
      }
      return [Branch(conditions: conditions, json: json)]
    }
    let members = (json.object ?? []).filter { $0.name != "$" }
    guard !members.isEmpty else {
      throw ImportError(
        .missing, at: json.place, expected: "a key for each case of \(Excerpt.quoted(word ?? ""))",
        found: "none", remedy: "add the cases")
    }
    let plain = selector.plainMember(of: members.map(\.name), situation)
    var branches: [Branch] = []
    if let member = members.first(where: { $0.name == plain }) {
      branches = try self.branches(member.value, situation, &context, under: conditions)
    }
    for member in members where member.name != plain {
      let value = selector.values[member.name] ?? member.name
      branches += try self.branches(
        member.value, situation, &context,
        under: conditions + [KeyVariant.Condition(selector.condition, value)])
      // A selector in each case of another doubles what there is with every level.
      guard branches.count <= mostBranches else {
        throw ImportError(
          .limit, at: json.place, expected: "a key of at most \(mostBranches) cases",
          found: "more", remedy: "write fewer cases")
      }
    }
    return branches
  }

  private func plainMember(of names: [String], _ situation: Situation) -> String? {
    if condition == "direction" { return situation.isRightToLeft ? "rtl" : "ltr" }
    if condition == "state", let held = names.first(where: situation.states.contains) {
      return held
    }
    return plain.first(where: names.contains)
  }
}

import LayoutFiles

/// Checks values against as much of JSON Schema as the published schema uses.
struct SchemaCheck {
  let root: JSON
  /// Whether members pass that the schema doesn't name.
  var allowsOtherMembers = true

  func faults(of value: JSON) -> [String] { faults(of: value, by: root, at: "") }

  private func faults(of value: JSON, by schema: JSON, at path: String) -> [String] {
    var faults: [String] = []
    if let name = schema["$ref"]?.string?.split(separator: "/").last {
      let definition = root["$defs"]?[String(name)] ?? .bool(false)
      faults += self.faults(of: value, by: definition, at: path)
    }
    if schema == .bool(false) { faults.append("\(path) isn't allowed") }
    if let constant = schema["const"], constant != value { faults.append("\(path) is another") }
    if case .array(let choices)? = schema["enum"], !choices.contains(value) {
      faults.append("\(path) is none of those listed")
    }
    if let type = schema["type"], !types(type).contains(self.type(of: value)) {
      return faults + ["\(path) is no \(types(type).joined(separator: " or "))"]
    }
    faults += faultsOfMembers(value, schema, path) + faultsOfElements(value, schema, path)
    if case .array(let rules)? = schema["allOf"] {
      for rule in rules { faults += faultsOfCondition(value, rule, path) }
    }
    return faults
  }

  private func faultsOfMembers(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    var faults: [String] = []
    if case .array(let names)? = schema["required"] {
      faults += names.compactMap(\.string).filter { value[$0] == nil }
        .map { "\(path)/\($0) is missing" }
    }
    for member in members {
      let place = "\(path)/\(member.name)"
      if let rule = schema["properties"]?[member.name] {
        faults += self.faults(of: member.value, by: rule, at: place)
      } else if let rule = schema["additionalProperties"] {
        faults += self.faults(of: member.value, by: rule, at: place)
      } else if schema["properties"] != nil, schema["if"] == nil, !allowsOtherMembers {
        faults.append("\(place) isn't described")
      }
    }
    return faults
  }

  private func faultsOfElements(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    guard case .array(let elements) = value else { return [] }
    var faults: [String] = []
    if case .number(let least)? = schema["minItems"], elements.count < Int(least) ?? 0 {
      faults.append("\(path) has too few")
    }
    guard let rule = schema["items"] else { return faults }
    for (index, element) in elements.enumerated() {
      faults += self.faults(of: element, by: rule, at: "\(path)/\(index)")
    }
    return faults
  }

  private func faultsOfCondition(_ value: JSON, _ rule: JSON, _ path: String) -> [String] {
    guard let condition = rule["if"], let then = rule["then"] else { return [] }
    let holds = SchemaCheck(root: root).faults(of: value, by: condition, at: path).isEmpty
    return holds ? faults(of: value, by: then, at: path) : []
  }

  private func types(_ json: JSON) -> [String] {
    guard case .array(let names) = json else { return [json.string].compactMap(\.self) }
    return names.compactMap(\.string)
  }

  private func type(of value: JSON) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

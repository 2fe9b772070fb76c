import LayoutFiles

extension JSON {
  /// The value with members by name, and numbers as numbers also where they stand as texts.
  var normalized: JSON { normalized(isNumeric: false) }

  private static let numericMembers: Set<String> = ["width", "pad", "sp", "id", "leftOffset"]

  private func normalized(isNumeric: Bool) -> JSON {
    switch self {
    case .number(let text): return .number(Double(text) ?? 0)
    case .string(let text):
      let digits = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
      guard isNumeric, digits, !text.isEmpty, let number = Double(text) else { return self }
      return .number(number)
    case .array(let elements): return .array(elements.map { $0.normalized(isNumeric: false) })
    case .object(let members):
      return .object(
        members.map { member in
          Member(
            member.name,
            member.value.normalized(isNumeric: Self.numericMembers.contains(member.name)))
        }.sorted { $0.name < $1.name })
    case .null, .bool: return self
    }
  }

  /// The path to the first difference, for messages.
  func firstDifference(from other: JSON) -> String? {
    switch (self, other) {
    case (.array(let old), .array(let new)):
      if old.count != new.count { return "[\(old.count) elements, then \(new.count)]" }
      for (index, pair) in zip(old, new).enumerated() {
        if let rest = pair.0.firstDifference(from: pair.1) { return "[\(index)]\(rest)" }
      }
      return nil
    case (.object(let old), .object(let new)):
      let names = Set(old.map(\.name)).union(new.map(\.name)).sorted()
      for name in names where self[name] != other[name] {
        guard let first = self[name], let second = other[name] else {
          return ".\(name) only in \(self[name] == nil ? "new" : "old"): \(old.map(\.name))"
        }
        return ".\(name)\(first.firstDifference(from: second) ?? "")"
      }
      return nil
    default: return self == other ? nil : " \(text(.compact)) then \(other.text(.compact))"
    }
  }
}

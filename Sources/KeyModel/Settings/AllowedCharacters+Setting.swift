extension SettingCodec where Value == AllowedCharacters {
  /// `any`, `digits`, `decimal:` and the separator (`decimal` alone has a full stop), or `only:` and
  /// the characters.
  public static let allowedCharacters = Self(
    values: .text("any, digits, decimal:SEPARATOR or only:CHARACTERS"),
    write: { allowed in
      switch allowed {
      case .any: "any"
      case .digits: "digits"
      case .decimal(let separator): "decimal:\(separator)"
      case .listed(let characters): "only:" + String(characters.sorted())
      }
    },
    read: { text in
      switch text {
      case "any": return .any
      case "digits": return .digits
      case "decimal": return .decimal(separator: ".")
      default: break
      }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let first = parts[1].first else { return nil }
      switch parts[0] {
      case "decimal" where parts[1].count == 1: return .decimal(separator: first)
      case "only": return .listed(Set(parts[1]))
      default: return nil
      }
    })
}

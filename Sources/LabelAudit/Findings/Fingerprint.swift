internal import KeyModel

/// What a finding is known by when the layout has changed around it.
enum Fingerprint {
  /// - Parameters:
  ///   - rule: the rule.
  ///   - layout: the layout's id.
  ///   - key: what the key does, by ``identity(of:)``; nil where the finding is about no single key.
  ///   - cause: what tells findings of the same rule and key apart; not translated, not measured.
  /// - Returns: 16 hexadecimal digits.
  static func of(rule: RuleID, layout: String, key: String?, cause: String) -> String {
    // Parts are separated by a character that none of them can hold unescaped.
    let parts = [rule.rawValue, layout, key ?? "", cause].map(escaped)
    let hash = hash(parts.joined(separator: "|"))
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What a key is known by wherever it lies and whatever its page is called.
  static func identity(of key: Key) -> String {
    switch key.function {
    // Pages are renamed more often than what leads to them is printed anew.
    case .page: "page:\(key.title)"
    case .insert(let text): "insert:\(text)"
    case .none: "none:\(key.title)"
    default: key.function.name
    }
  }

  private static func escaped(_ part: String) -> String {
    part.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "|" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }

  /// FNV-1a of 64 bits: short, the same everywhere, no secret in it.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

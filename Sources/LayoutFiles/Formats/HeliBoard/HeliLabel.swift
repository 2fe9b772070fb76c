internal import KeyModel

/// What HeliBoard reads out of a label: `shown|output`, `!icon/NAME`, `!code/NAME`, escapes.
struct HeliLabel: Hashable, Sendable {
  /// What is shown: text, or the name of a picture or of a word of the app.
  var title: KeyTitle
  /// What the key does; nil where only the title tells.
  var meaning: HeliWords.Meaning?
  /// The text that the key inserts; nil where it does something else.
  var output: KeyOutput?
  /// A code behind `!code/` that isn't known.
  var unknownCode: String?

  /// - Parameter spec: the label as the file has it.
  init(_ spec: String) {
    let (shown, behind) = Self.parts(spec)
    title = Self.title(shown, raw: spec)
    if let behind {
      setOutput(behind)
    } else if let word = HeliWords.labels[spec] {
      meaning = word
      title = KeyTitle(kind: .icon, raw: .text(spec), icon: spec)
    } else if let sign = HeliWords.currency(spec) {
      output = KeyOutput(sign, .guess)
      title = KeyTitle(kind: .token, text: sign, raw: .text(spec))
    } else {
      output = title.text.map { KeyOutput($0, .label) } ?? KeyOutput(nil, .unknown)
    }
  }

  private mutating func setOutput(_ behind: String) {
    guard behind.hasPrefix("!code/") else {
      output = KeyOutput(Self.unescaped(behind), .explicit)
      return
    }
    let name = String(behind.dropFirst("!code/".count))
    if let known = HeliWords.codes[name] {
      meaning = known
    } else if let code = Int(name), let function = FlorisCodes.functions[code] {
      meaning = .function(function)
    } else if let code = Int(name), code > 0,
      let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    {
      output = KeyOutput(String(scalar), .explicit)
    } else {
      unknownCode = name
      meaning = .function(.unknown(name))
    }
  }

  private static func title(_ shown: String, raw: String) -> KeyTitle {
    for (prefix, kind) in [("!icon/", KeyTitle.Kind.icon), ("!string/", .token)]
    where shown.hasPrefix(prefix) {
      return KeyTitle(
        kind: kind, raw: .text(raw), icon: kind == .icon ? String(shown.dropFirst(6)) : nil)
    }
    var title = KeyTitle(text: unescaped(shown))
    title.raw = .text(raw)
    return title
  }

  /// What is before and behind the first bar that isn't escaped; a bar alone is itself.
  private static func parts(_ spec: String) -> (shown: String, behind: String?) {
    let scalars = Array(spec.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\\" {
        index += 2
        continue
      }
      if scalars[index] == "|", index > 0, index + 1 < scalars.count {
        return (text(scalars[..<index]), text(scalars[(index + 1)...]))
      }
      index += 1
    }
    return (spec, nil)
  }

  /// A backslash makes the next character mean itself; one at the end is a backslash.
  private static func unescaped(_ text: String) -> String {
    guard text.unicodeScalars.contains("\\"), text.unicodeScalars.count > 1 else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      result.append(scalar)
      isEscaped = false
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}

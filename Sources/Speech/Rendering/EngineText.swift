/// Text that is safe to hand to the engine, whatever it was made of.
///
/// Text comes from layout files that others wrote. The engine is given plain text, with neither
/// SSML nor phoneme input turned on, so `<`, `&` and `[[` mean nothing to it. What means something
/// to it even then is removed here: controls (U+0001 starts a command, U+0000 ends the text),
/// U+0530 and U+0557 (the engine's own signs for emphasis and for a break), everything
/// unassigned or private, and marks of direction and of emoji style, which hide words from it.
struct EngineText: Hashable, Sendable {
  /// What the engine gets: composed (NFC), without controls, without white space at either end.
  let string: String

  /// Makes the safe form of a text.
  init(_ text: String) {
    var safe = String.UnicodeScalarView()
    var owesSpace = false
    for scalar in CanonicalComposition.composed(text).unicodeScalars {
      switch Self.treatment(of: scalar) {
      case .drop:
        continue
      case .space:
        owesSpace = !safe.isEmpty
      case .keep:
        if owesSpace {
          safe.append(" ")
          owesSpace = false
        }
        safe.append(scalar)
      }
    }
    self.string = String(safe)
  }

  /// The text as SSML that has its characters named; nothing of the text is markup in it.
  var spelled: String {
    var escaped = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "<speak><say-as interpret-as=\"characters\">\(escaped)</say-as></speak>"
  }

  /// Whether there is nothing to say.
  var isEmpty: Bool { string.isEmpty }

  /// Whether it is one letter or digit standing alone, which the engine shortens at high rates.
  var isIsolated: Bool {
    guard let only = string.first, string.dropFirst().isEmpty else { return false }
    return only.isLetter || only.isNumber
  }

  private enum Treatment {
    case keep
    case space
    case drop
  }

  private static func treatment(of scalar: Unicode.Scalar) -> Treatment {
    // The joiners are format characters, and words of some scripts are misspelled without them.
    if scalar.value == 0x200C || scalar.value == 0x200D { return .keep }
    if scalar.properties.isVariationSelector { return .drop }
    switch scalar.properties.generalCategory {
    case .control:
      return scalar.properties.isWhitespace ? .space : .drop
    case .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return .space
    case .format, .surrogate, .privateUse, .unassigned:
      return .drop
    default:
      return .keep
    }
  }
}

extension JSONWriter {
  /// Adds a text in quotes; what can't be seen, or joins what stands before it, is escaped.
  mutating func writeText(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { write(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": escape(UInt8(ascii: "\""))
    case "\\": escape(UInt8(ascii: "\\"))
    case "\n": escape(UInt8(ascii: "n"))
    case "\r": escape(UInt8(ascii: "r"))
    case "\t": escape(UInt8(ascii: "t"))
    default:
      guard Self.isPlain(scalar) else { return writeNumber(of: scalar) }
      bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
  }

  private mutating func escape(_ letter: UInt8) {
    bytes += [UInt8(ascii: "\\"), letter]
  }

  /// `\uXXXX`, twice for a character beyond the first plane.
  private mutating func writeNumber(of scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
      escape(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] {
        bytes.append(Self.digits[Int(unit >> UInt16(shift)) & 0xF])
      }
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    @unknown default: false
    }
  }
}

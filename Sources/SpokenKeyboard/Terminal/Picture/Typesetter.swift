/// Turns text of any origin into cells that are safe to write to a terminal.
///
/// Control characters, and those that would reorder or hide what stands beside them, are replaced
/// by something that is seen; what the terminal's locale can't show becomes a question mark.
struct Typesetter: Sendable {
  /// How many columns a character takes by the locale: 0 for a mark on the one before it, negative
  /// for what the locale can't show; C's `wcwidth`.
  let columns: @Sendable (Unicode.Scalar) -> Int

  /// Whether the character takes exactly one column of this terminal.
  func canShow(_ scalar: Unicode.Scalar) -> Bool { columns(scalar) == 1 }

  /// The first of the two that the terminal can show; the second has to be ASCII.
  func symbol(_ preferred: Unicode.Scalar, or ascii: Unicode.Scalar) -> String {
    String(Character(canShow(preferred) ? preferred : ascii))
  }

  /// Whether the terminal can show all of a text as it is.
  func canShow(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { columns($0) >= 0 && replacement(of: $0) == nil }
  }

  /// The cells of a text, in its order.
  func cells(_ text: String, style: CellStyle = []) -> [StyledCell] {
    var cells: [StyledCell] = []
    for character in text { append(character, style: style, to: &cells) }
    return cells
  }

  private func append(_ character: Character, style: CellStyle, to cells: inout [StyledCell]) {
    let isPicture = character.unicodeScalars.first?.properties.isEmoji ?? false
    var marks = 0
    var isOnBase = false
    for scalar in character.unicodeScalars {
      // Parts of an emoji that only choose or join forms: terminals differ in what they make of
      // them, so that all behind would be misplaced.
      if isPicture, scalar.joinsEmoji { continue }
      if let replacement = replacement(of: scalar) {
        for part in replacement.unicodeScalars {
          cells.append(
            StyledCell(text: String(Character(part)), width: 1, style: style.union(.dim)))
        }
        isOnBase = false
        continue
      }
      switch columns(scalar) {
      case 0 where isOnBase:
        // A terminal's cell holds a few marks only; ncurses takes four.
        marks += 1
        if marks <= 4 { cells[cells.count - 1].text.unicodeScalars.append(scalar) }
      case 0:
        var base = symbol("\u{25CC}", or: "?")
        base.unicodeScalars.append(scalar)
        cells.append(StyledCell(text: base, width: 1, style: style))
        (isOnBase, marks) = (true, 1)
      case let width where width > 0:
        cells.append(StyledCell(text: String(Character(scalar)), width: width, style: style))
        (isOnBase, marks) = (true, 0)
      default:
        cells.append(StyledCell(text: "?", width: 1, style: style))
        isOnBase = false
      }
    }
  }

  /// What stands for a character that must not reach the terminal, in ASCII or control pictures.
  private func replacement(of scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .control where scalar.value < 0x20 || scalar.value == 0x7F:
      let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
      if let symbol = Unicode.Scalar(picture), canShow(symbol) { return String(symbol) }
      return "^\(Character(Unicode.Scalar(UInt8(scalar.value ^ 0x40))))"
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    default:
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// Zero-width joiner, variation selectors and tags.
  fileprivate var joinsEmoji: Bool {
    switch value {
    case 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F: true
    default: false
    }
  }
}

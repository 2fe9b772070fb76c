internal import KeyModel

extension Layout {
  /// The twelve keys of a telephone, for a field of one line.
  static let phonePad = Layout(
    id: "phone-pad", name: "Phone pad",
    pages: [
      pad([
        KeyRow.characters("*"), KeyRow.characters("0"),
        [.key(Key(id: "delete", title: "Del", function: .deleteBackward))],
      ])
    ],
    field: field(.phonePad, lines: .single))

  /// Digits for any target that takes key input.
  static let numeric = Layout(
    id: "numeric", name: "Numeric",
    pages: [pad([[.blank()], KeyRow.characters("0"), [deleteGlyph]])],
    field: field(.numberPad))

  /// Digits and the locale's decimal separator.
  static func numericDecimal(separator: String) -> Layout {
    let decimal = Key(
      id: "decimal", title: separator, label: separator, function: .insert(separator))
    return Layout(
      id: "numeric-decimal", name: "Numeric with decimals",
      pages: [pad([[.key(decimal)], KeyRow.characters("0"), [deleteGlyph]])],
      field: field(.decimalPad))
  }

  private static let deleteGlyph = RowGeometry.Cell.key(
    Key(id: "delete", title: "⌫", function: .deleteBackward))

  private static func field(_ type: KeyboardType, lines: FieldTraits.Lines = .many) -> FieldTraits {
    var field = FieldTraits()
    field.keyboardType = type
    field.lines = lines
    return field
  }

  /// Three rows of digits, and a last row of three cells.
  private static func pad(_ lastRow: [[RowGeometry.Cell]]) -> Page {
    Page(
      id: "numbers",
      rows: RowGeometry(width: 300).place(
        ["123", "456", "789"].map { KeyRow.characters($0) } + [lastRow.flatMap(\.self)]))
  }
}

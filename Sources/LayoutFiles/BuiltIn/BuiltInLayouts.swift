public import KeyModel

/// The layouts that come with the program.
public enum BuiltInLayouts {
  /// Their ids, in the order that they are listed.
  public static let ids = table.map(\.id)

  /// The layout of this id, or nil where there is none.
  ///
  /// - Parameters:
  ///   - id: one of ``ids``.
  ///   - decimalSeparator: what the locale separates whole numbers from fractions with.
  /// - Returns: the layout, its labels still to be derived where it gives none.
  public static func layout(_ id: String, decimalSeparator: String) -> Layout? {
    table.first { $0.id == id }?.make(decimalSeparator)
  }

  private static let table: [(id: String, make: @Sendable (String) -> Layout)] = [
    ("qwerty", { _ in .qwerty }),
    ("qwerty-classic", { _ in .qwertyClassic }),
    ("phone-pad", { _ in .phonePad }),
    ("numeric", { _ in .numeric }),
    ("numeric-decimal", { .numericDecimal(separator: $0) }),
  ]
}

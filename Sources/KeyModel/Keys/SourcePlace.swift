/// A place in a file: where a key, a warning or an error stands.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as it was named or found in its folder.
  public var file: String
  /// The line, 1-based; lines end in LF, CR LF or CR.
  public var line: Int
  /// The column, 1-based, in Unicode characters (code points), as SARIF's `unicodeCodePoints` has
  /// it; a tab is one.
  public var column: Int

  /// Makes a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as compilers write it: `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}

public import KeyModel

/// What a reader carries along: warnings, limits, counts.
public struct ImportContext: Sendable {
  /// The file that is read.
  public let file: SourceFile
  /// What was read around so far, in order.
  public private(set) var warnings: [ImportWarning] = []
  private var keyCount = 0
  private var isFull = false

  /// More warnings than this say nothing new.
  private static let mostWarnings = 1000

  /// Starts with a file.
  public init(_ file: SourceFile) {
    self.file = file
  }

  /// Notes something that is read around.
  public mutating func warn(_ kind: ImportWarning.Kind, at place: SourcePlace, _ message: String) {
    guard !isFull else { return }
    guard warnings.count < Self.mostWarnings else {
      isFull = true
      warnings.append(ImportWarning(.notRead, at: place, "more warnings follow that aren't listed"))
      return
    }
    warnings.append(ImportWarning(kind, at: place, message))
  }

  /// Counts a key, one of a gesture or a variant too.
  ///
  /// - Throws: `ImportError` with the reason `limit` where there are too many.
  public mutating func countKey(at place: SourcePlace) throws(ImportError) {
    keyCount += 1
    guard keyCount <= file.limits.keys else {
      throw ImportError(
        .limit, at: place, expected: "a layout of at most \(file.limits.keys) keys", found: "more",
        remedy: "split the layout")
    }
  }
}

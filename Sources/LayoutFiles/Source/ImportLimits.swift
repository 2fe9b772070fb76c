/// How much of a file is read before it is refused: all limits in one place.
///
/// Made for real files with room to spare (the largest known has 7440 keys and 1.2 MB), and so that
/// a hostile one costs no more than a second and a few hundred megabytes.
public struct ImportLimits: Hashable, Sendable {
  /// Bytes of one file.
  public var fileBytes = 32 << 20
  /// How deep values or elements are nested.
  public var depth = 256
  /// Bytes of one string, name or run of text, in UTF-8.
  public var stringBytes = 256 << 10
  /// Values of a JSON file, elements of an XML one.
  public var values = 2_000_000
  /// Keys of a layout, those of gestures and variants included.
  public var keys = 100_000
  /// Characters that references to entities may expand to, in one file.
  public var expandedCharacters = 1 << 20
  /// Other files that a file may name.
  public var includedFiles = 64
  /// Names of a folder that are looked at.
  public var folderEntries = 100_000

  /// Makes the usual limits.
  public init() {}
}

internal import CXML
internal import KeyModel

extension XMLDocument {
  /// Reads a file as XML.
  ///
  /// No other file is read, not by a document type and not by an entity; entities that the file
  /// declares as plain text are expanded, up to a limit. Nothing is printed.
  ///
  /// - Parameters:
  ///   - file: the file; UTF-16 is converted.
  ///   - syntax: what is allowed beyond XML 1.0.
  /// - Returns: the elements.
  /// - Throws: `ImportError` with the reason `encoding`, `limit` or `syntax`.
  public static func parse(
    _ file: SourceFile, syntax: XMLSyntax = .strict
  ) throws(ImportError) -> XMLDocument {
    let text = try XMLText(file)
    let scan = try XMLScan(text, file)
    let hidden =
      syntax.contains(.controlReferences) ? ControlReferences.hidden(in: text.bytes) : nil
    let builder = XMLBuilder(
      file, text: hidden ?? text.bytes, start: text.start, tags: scan.tags,
      restoresControls: hidden != nil)
    builder.parse()
    return try builder.document()
  }
}

/// Silences libxml2 and starts it, once for all threads.
enum XMLLibrary {
  static let isReady: Bool = {
    xmlInitParser()
    return true
  }()
}

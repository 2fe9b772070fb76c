extension LayoutFormat {
  /// Touch layouts of Keyman: the sources of keyboards, and the object inside compiled ones.
  public static let keyman = LayoutFormat(
    id: "keyman", name: "Keyman touch layout",
    recognises: { file in
      let peek = JSONPeek(file)
      if !peek.isJSON, KeymanScript.layout(in: file) != nil { return .byContent }
      if peek.innerNames.contains("layer"), peek.names.contains(where: isPlatform) {
        return .byContent
      }
      return file.lastPart.hasSuffix(".keyman-touch-layout") ? .byName : .no
    },
    read: { file throws(ImportError) in try KeymanReader.read(file) },
    write: { document throws(ExportError) in KeymanWriter.text(of: document) })

  private static func isPlatform(_ name: String) -> Bool {
    KeymanReader.platforms.contains(name)
  }
}

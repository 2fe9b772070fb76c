extension LayoutFormat {
  /// Layouts of FlorisBoard, with the layout that is put around them and the other pages where they
  /// lie in an extension.
  public static let florisBoard = LayoutFormat(
    id: "florisboard", name: "FlorisBoard layout",
    recognises: { file in
      let peek = JSONPeek(file)
      guard peek.isJSON, file.lastPart.hasSuffix(".json") else { return .no }
      if FlorisReader.isIndex(peek) || FlorisReader.isPopupMapping(peek) { return .byContent }
      let names = Set(peek.innerNames)
      let isList = peek.names.isEmpty && !names.isDisjoint(with: ["code", "label", "$"])
      return isList && FlorisReader.hasCodes(file.bytes) ? .byContent : .no
    },
    read: { file throws(ImportError) in try FlorisReader.read(file) })
}

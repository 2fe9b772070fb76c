extension LayoutFormat {
  /// Layouts of HeliBoard: JSON, and text with one key a line.
  public static let heliBoard = LayoutFormat(
    id: "heliboard", name: "HeliBoard layout",
    recognises: { file in
      if file.lastPart.hasSuffix(".txt") {
        if HeliText.isKeyTexts(file.bytes) { return .byContent }
        return HeliText.looksLikeKeys(file.bytes) ? .byName : .no
      }
      let peek = JSONPeek(file)
      let names = Set(peek.innerNames)
      guard peek.isJSON, peek.names.isEmpty, file.lastPart.hasSuffix(".json") else { return .no }
      let isLayout = !names.isDisjoint(with: HeliWords.ownMembers.union(["label", "$", "code"]))
      return isLayout ? .byContent : .no
    },
    read: { file throws(ImportError) in try HeliReader.read(file) })
}

extension LayoutFormat {
  /// Keyboards of CLDR up to 43.
  public static let legacyLDML = LayoutFormat(
    id: "ldml-legacy", name: "LDML keyboard (CLDR 43 and earlier)",
    recognises: { file in
      let peek = XMLPeek(file)
      guard peek.root == "keyboard", peek.rootAttributes.contains("locale") else { return .no }
      return peek.names.contains("keyMap") || peek.names.contains("names") ? .byContent : .byName
    },
    read: { file throws(ImportError) in try LegacyLDMLReader.read(file) })
}

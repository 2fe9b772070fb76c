extension LayoutFormat {
  /// Keyboards of CLDR 45 and later.
  public static let ldml = LayoutFormat(
    id: "ldml", name: "LDML keyboard3",
    recognises: { file in XMLPeek(file).root == "keyboard3" ? .byContent : .no },
    read: { file throws(ImportError) in try LDMLReader.read(file) })
}

extension LayoutFormat {
  /// Keyboard layouts of macOS.
  public static let keylayout = LayoutFormat(
    id: "keylayout", name: "macOS keyboard layout",
    recognises: { file in
      let peek = XMLPeek(file)
      let elements: Set<String> = ["modifierMap", "keyMapSet", "keyMapSelect"]
      if peek.root == "keyboard", peek.names.contains(where: elements.contains) {
        return .byContent
      }
      return file.name.lowercased().hasSuffix(".keylayout") ? .byName : .no
    },
    read: { file throws(ImportError) in try KeylayoutReader.read(file) })
}

extension LayoutFormat {
  /// Layouts of the on-screen keyboard of GNOME Shell.
  public static let gnome = LayoutFormat(
    id: "gnome", name: "GNOME on-screen keyboard",
    recognises: { file in
      let peek = JSONPeek(file)
      let isGNOME = peek.names.contains("levels") && peek.innerNames.contains("rows")
      return isGNOME ? .byContent : .no
    },
    read: { file throws(ImportError) in try GNOMEReader.read(file) },
    write: { document throws(ExportError) in try GNOMEWriter.text(of: document) })
}

extension LayoutFormat {
  /// The project's own files: everything that any other format tells.
  public static let native = LayoutFormat(
    id: "native", name: "spoken-keyboard layout",
    recognises: { file in
      if JSONPeek(file).names.contains("schema"), NativeSchema.stands(in: file) {
        return .byContent
      }
      return file.lastPart.hasSuffix(NativeSchema.fileSuffix) ? .byName : .no
    },
    read: { file throws(ImportError) in try NativeReader.read(file) },
    write: { document throws(ExportError) in NativeWriter.text(of: document) })
}

/// What the project's own files call themselves.
enum NativeSchema {
  /// The member `schema` of every file.
  static let name = "spoken-keyboard/layout"
  /// The version that is written, and the newest that is read.
  static let version = 1
  /// How names of files end.
  static let fileSuffix = ".keyboard.json"

  /// Whether the bytes hold the name in quotes: enough, with a member called `schema`.
  static func stands(in file: SourceFile) -> Bool {
    let wanted = Array("\"\(name)\"".utf8)
    return file.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + wanted.count <= bytes.count {
        if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) {
          return true
        }
        index += 1
      }
      return false
    }
  }
}

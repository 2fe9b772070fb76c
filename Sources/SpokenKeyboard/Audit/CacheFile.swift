internal import Glibc
internal import Speech

/// A file of what was found out once: a line each, fields between tabs.
///
/// Lines are only added, each batch by one write, so that several programs may run at once. A cache
/// that can't be read or written costs time alone, so that nobody is told.
struct CacheFile: Sendable {
  private let folder: String
  private let path: String

  /// - Parameters:
  ///   - kind: what is in it.
  ///   - engine: the engine that it is about, with its version; that of our own preparation of
  ///     texts is added.
  ///   - folder: the folder that it is in.
  init(_ kind: String, engine: String, folder: String) {
    self.folder = folder
    let name = engine.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
    path = "\(folder)/\(kind)-\(SpeechRenderer.preparation)-\(String(name)).tsv"
  }

  /// The fields of each line; nothing where there is no file, or one of more bytes than these, which
  /// is given up.
  func read(atMost most: Int = Int.max) -> [[String]] {
    guard let bytes = contents(atMost: most) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { CacheText.read($0) }
    }
  }

  /// Adds lines.
  func add(_ lines: [[String]]) {
    let lines = lines.map { $0.map(CacheText.written).joined(separator: "\t") + "\n" }
    guard !lines.isEmpty, makeFolder() else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    FileDescriptorWriter.write(lines.sorted().joined(), to: descriptor)
  }

  private func makeFolder() -> Bool {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
    return FileKind(of: folder) == .folder
  }

  private func contents(atMost most: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= most else {
        unlink(path)
        return nil
      }
    }
  }
}

/// Text in a field of the cache: nothing in it ends a field or a line.
private enum CacheText {
  static func written(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.value < 0x20 || scalar == "\\" {
        result += "\\\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  static func read(_ field: ArraySlice<UInt8>) -> String {
    guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
    var result = ""
    var rest = String(decoding: field, as: UTF8.self)[...]
    while let escape = rest.firstIndex(of: "\\") {
      result += rest[..<escape]
      let digits = rest[rest.index(after: escape)...].prefix { $0 != ";" }
      if let scalar = UInt32(digits).flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[digits.endIndex...].dropFirst()
    }
    return result + rest
  }
}

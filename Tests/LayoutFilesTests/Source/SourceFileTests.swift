import Glibc
import KeyModel
import LayoutFiles
import Testing

struct SourceFileTests {
  private static func error(_ bytes: [UInt8]) -> ImportError? {
    do {
      _ = try LayoutFormats.read(SourceFile(name: "a.json", bytes: bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x7B, 0] as [UInt8], "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], "UTF-16"),
    ([0x7B, 0, 0x22, 0], "UTF-16, or no text at all"), ([0xFF, 0xFE, 0, 0], "UTF-32"),
    ([0, 0, 0, 0x7B], "UTF-32"), ([0x7B, 0xFF], "the byte 0xFF"),
    ([0x7B, 0xC0, 0x80], "the byte 0xC0"),
  ])
  func `what isn't UTF-8 is refused by the name of what it is`(
    bytes: [UInt8], found: String
  ) throws {
    let error = try #require(Self.error(bytes))
    #expect(error.reason == .encoding)
    #expect(error.found == found)
    #expect(error.remedy == "save the file as UTF-8")
  }

  @Test func `the place of a byte that isn't UTF-8 is told`() throws {
    let error = try #require(Self.error(Array("{\n \"é".utf8) + [0x80]))
    #expect((error.place.line, error.place.column) == (2, 4))
  }

  @Test func `a file of fifty megabytes is refused in words`() throws {
    let error = try #require(Self.error([UInt8](repeating: 0x20, count: 50 << 20)))
    #expect(error.reason == .limit)
    #expect(error.message.hasPrefix("expected a file of at most 32 MB, found 50 MB"))
  }

  @Test(arguments: [
    "../a.json", "/etc/passwd", "a/../../b", "", ".", "a//b", "a/./b", "http://x/y", "a\0b", "a\\b",
  ])
  func `a name that leads out of the folder is refused`(name: String) throws {
    let folder = SourceFolder(files: ["a.json": []])
    let error = #expect(throws: ImportError.self) { try folder.bytes(of: name) }
    #expect(error?.reason == .unsafePath)
  }

  @Test func `a sibling is found beside its file, named as messages have it`() throws {
    let folder = SourceFolder(files: ["x/a.json": [1], "x/y/b.json": [2], "c.json": [3]])
    let file = try SourceFile("x/a.json", in: folder, called: "here/x/a.json")
    let sibling = try file.sibling("y/b.json")
    #expect(sibling.bytes == [2])
    #expect(sibling.name == "here/x/y/b.json")
    let error = #expect(throws: ImportError.self) { try file.sibling("c.json") }
    #expect(error?.reason == .unreadable)
    #expect(error?.place.file == "here/x/a.json")
  }

  @Test(arguments: [("a/b.c.json", "b.c"), ("b", "b"), (".b", ".b"), ("a.b/c", "c")])
  func `the stem is the name without folders and extension`(name: String, stem: String) {
    #expect(SourceFile(name: name, bytes: []).stem == stem)
  }
}

/// Files on disk, in a folder of their own.
@Suite(.serialized)
struct DiskTests {
  /// Makes a folder, gives its path, and takes it away again.
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/layout-files-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    let path = String(cString: try #require(made))
    defer { _ = system("rm -r '\(path)'") }
    try body(path)
  }

  @Test func `links that lead out, pipes and folders aren't read; links inside are`() throws {
    try withFolder { path in
      try GoldenFile(path: path + "/a.json").write("{}")
      symlink("a.json", path + "/inside")
      symlink("/etc/hostname", path + "/outside")
      mkfifo(path + "/pipe", 0o600)
      mkdir(path + "/folder", 0o700)
      let folder = SourceFolder(path: path)
      #expect(try folder.bytes(of: "inside") == Array("{}".utf8))
      for (name, reason) in [
        ("outside", ImportError.Reason.unsafePath), ("pipe", .unreadable), ("folder", .unreadable),
        ("missing", .unreadable),
      ] {
        let error = #expect(throws: ImportError.self) { try folder.bytes(of: name) }
        #expect(error?.reason == reason, "\(name)")
      }
      #expect(try folder.names() == ["a.json"])
    }
  }

  @Test func `a file that a person names may be a link, and has its siblings where it really is`()
    throws
  {
    try withFolder { path in
      mkdir(path + "/real", 0o700)
      try GoldenFile(path: path + "/real/a.json").write("[]")
      try GoldenFile(path: path + "/real/b.json").write("{}")
      symlink("real/a.json", path + "/link.json")
      let file = try SourceFile(path: path + "/link.json")
      #expect(file.name == path + "/link.json")
      #expect(try file.sibling("b.json").bytes == Array("{}".utf8))
    }
  }

  @Test func `of a folder each layout is read or refused, and other files are left out`() throws {
    try withFolder { path in
      mkdir(path + "/sub", 0o700)
      try GoldenFile(path: path + "/sub/good.json").write(
        #"{"levels":[{"level":"default","mode":"default","rows":[[{"strings":["a"]}]]}]}"#)
      try GoldenFile(path: path + "/bad.json").write(
        #"{"levels":[{"level":"default","mode":"default","rows":[[{"strings":"#)
      try GoldenFile(path: path + "/README.md").write("levels")
      let entries = try LayoutFormats.read(folder: SourceFolder(path: path), called: "it/")
      #expect(entries.map(\.name) == ["it/bad.json", "it/sub/good.json"])
      #expect(throws: ImportError.self) { try entries[0].result.get() }
      #expect(try entries[1].result.get().document.keys.count == 1)
    }
  }
}

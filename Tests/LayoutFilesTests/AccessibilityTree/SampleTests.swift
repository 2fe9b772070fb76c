import KeyModel
import LayoutFiles
import Testing

/// Excerpts of real dumps that may lie beside the repository.
@Suite(.enabled(if: SharedLayouts.isThere, "../shared/samples is not there"))
struct SampleTests {
  private static let folder = SourceFolder(path: SharedLayouts.path + "/../samples")

  @Test func `keys of a third-party keyboard of iOS are read, each once`() throws {
    let file = try SourceFile("ios-kebbie-38-keyboardkit-pro.partial.xml", in: Self.folder)
    let page = try #require(LayoutFormats.read(file).document.forms.first?.pages.first)
    #expect(page.rows.map { $0.keys.map(\.id) } == [["K", "L"], ["N", "M"]])
    #expect(page.keys.map(\.position.x) == [294, 334, 255, 294])
    #expect(page.keys.allSatisfy { $0.accessibility.traits == .button })
    #expect(page.keys.compactMap(\.place?.line) == [4, 8, 12, 16])
  }

  @Test func `what is no layout is refused, and no file crashes a reader`() throws {
    for name in try Self.folder.names() {
      let file = try SourceFile(name, in: Self.folder)
      guard LayoutFormats.recognise(file) == nil else { continue }
      let error = #expect(throws: ImportError.self) { try LayoutFormats.read(file) }
      #expect(error?.reason == .unknownFormat, "\(name)")
      for format in LayoutFormats.all {
        // Each reader refuses what isn't its own, or makes of it what it can.
        _ = try? format.read(file)
      }
    }
  }
}

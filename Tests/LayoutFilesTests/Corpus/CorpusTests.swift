import KeyModel
import LayoutFiles
import Testing

/// Every real file of the formats is read, or refused with a place; how much is found is pinned.
@Suite(.enabled(if: SharedLayouts.isThere, "../shared/layouts is not there"))
struct CorpusTests {
  private static let golden = GoldenFile(
    path: SharedLayouts.root + "/Tests/LayoutFilesTests/Corpus/expected-counts.tsv")

  @Test func `every file gives the forms, pages, keys and functions that were counted`() throws {
    var lines = [CorpusLine.header]
    for reading in SharedLayouts.readings {
      lines.append(CorpusLine.of(reading))
      #expect(reading.time < .seconds(1), "\(reading.file.name) takes too long")
    }
    let table = lines.joined(separator: "\n") + "\n"
    if GoldenFile.isUpdating {
      try Self.golden.write(table)
      Issue.record("the table was rewritten; look at the difference and run again")
    }
    let expected = try Self.golden.text().split(separator: "\n").map(String.init)
    for (found, wanted) in zip(lines, expected) where found != wanted {
      Issue.record("found \(found), expected \(wanted)")
    }
    #expect(lines.count == expected.count)
  }

  @Test func `a layout written as our own file is read as the same, and written the same`() throws {
    let write = try #require(LayoutFormat.native.write)
    for reading in SharedLayouts.readings {
      guard let document = reading.document else { continue }
      let file = reading.file
      let text = try write(document)
      let again = SourceFile(name: "again.keyboard.json", bytes: Array(text.utf8))
      let imported = try LayoutFormats.read(again)
      let isEqual = imported.document.withoutPlaces() == document.withoutPlaces()
      #expect(isEqual, "\(file.name)")
      let second = try write(imported.document)
      let isSame = second == text
      #expect(isSame, "\(file.name)")
      // A page that isn't there is as far away in our own file.
      let warnings = imported.warnings.filter { $0.kind != .missingPage }
      #expect(warnings.isEmpty, "\(file.name): \(warnings.prefix(3))")
    }
  }

  @Test func `a layout written in its own format is what it was, but for how numbers are written`()
    throws
  {
    for reading in SharedLayouts.readings {
      guard let write = reading.format?.write, let document = reading.document else { continue }
      let file = reading.file
      let text = try write(document)
      let written = SourceFile(name: "again", bytes: Array(text.utf8))
      let old = try PositionedJSON.parse(file).plain.normalized
      let new = try PositionedJSON.parse(written).plain.normalized
      guard let difference = old.firstDifference(from: new) else { continue }
      Issue.record("\(file.name): \(difference)")
    }
  }

  @Test func `a layout that is typed on has keys with ids of their own, frames and labels`() throws
  {
    for reading in SharedLayouts.readings {
      guard let document = reading.document else { continue }
      let file = reading.file
      for form in document.forms {
        let layout = document.layout(form: form.id)
        for page in layout.pages {
          let keys = page.keys
          #expect(Set(keys.map(\.id)).count == keys.count, "\(file.name) \(page.id)")
          #expect(keys.allSatisfy { $0.frame.width >= 0 && $0.frame.height > 0 })
          // Keys may come of a file beside it, or of none: those that any keyboard has.
          let folder = file.name.prefix { $0 != "/" }
          #expect(keys.allSatisfy { $0.place?.file.hasPrefix(folder) ?? true })
          #expect(
            keys.contains { $0.place?.file == file.name } || keys.isEmpty
              || page.id != layout.pages[0].id)
        }
      }
    }
  }
}

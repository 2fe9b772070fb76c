import Foundation
import Testing

@testable import Narration

@Suite struct GeneratedNamesTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
  static let hasData = FileManager.default.fileExists(
    atPath: "/usr/share/unicode/cldr/common/annotations/en.xml")

  @Test(.enabled(if: hasData, "Debian's unicode-cldr-core isn't installed"))
  func `the names from CLDR are those that the script writes`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", Self.root.appending(path: "scripts/generate-names").path, "--check",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "run scripts/generate-names")
  }

  @Test func `a line is found by its text`() {
    let lines = TextLines("a\nab\nb\n\u{1F600}")
    #expect(lines.count == 4)
    #expect(lines.position(of: "ab") == 1)
    #expect(lines.position(of: "\u{1F600}") == 3)
    #expect(lines.position(of: "aa") == nil)
    #expect(lines.position(of: "z\u{1F601}") == nil)
    #expect(lines[2] == "b")
    #expect(TextLines("").count == 1)
  }
}

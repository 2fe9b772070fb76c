import Foundation
import LabelAudit
import Testing

/// Every rule is one file, and all of them are registered in an order in which they can yield.
struct RegistryTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `ids are unique`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test func `a rule stands behind those that it yields to`() {
    var before: Set<RuleID> = []
    for rule in Rule.all {
      #expect(before.isSuperset(of: rule.yieldsTo), "\(rule.id)")
      before.insert(rule.id)
    }
  }

  @Test func `each rule is a file of its name`() throws {
    let folder = Self.root.appending(path: "Sources/LabelAudit/Rules")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && $0.contains("/") }
    let names = try files.compactMap { file -> String? in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      guard text.contains("= Rule(") else { return nil }
      return URL(filePath: file).deletingPathExtension().lastPathComponent
    }
    #expect(Set(names) == Set(Rule.all.map { Self.fileName(of: $0.id) }))
  }

  @Test func `what a rule says ends as sentences do`() {
    for rule in Rule.all {
      for text in [rule.summary, rule.rationale, rule.remedy] {
        #expect(text.hasSuffix("."), "\(rule.id)")
      }
      #expect(!rule.references.isEmpty, "\(rule.id)")
    }
  }

  private static func fileName(of id: RuleID) -> String {
    id.rawValue.split(separator: "-").map(\.capitalized).joined()
  }
}

import KeyModel
import Testing

struct BackspaceVector: Decodable, CustomTestStringConvertible {
  struct Engines: Decodable {
    var swiftCharacter: CodePoints?
    var swiftScalar: CodePoints?
    var cfBackwardDeletion: CodePoints
  }

  var id: String
  var before: CodePoints
  var recommended: CodePoints?
  var recommendedSequence: [CodePoints]?
  var engines: Engines

  var testDescription: String { id }

  static let file = "backspace.json"
  static let all: [BackspaceVector] = {
    struct Table: Decodable { var vectors: [BackspaceVector] }
    do {
      return try SharedVectors.load(file, as: Table.self)?.vectors ?? []
    } catch {
      Issue.record("\(file): \(error)")
      return []
    }
  }()
}

@Suite(.enabled(if: SharedVectors.exists(BackspaceVector.file)))
struct `Backspace vectors` {
  @Test(arguments: BackspaceVector.all)
  func `one press after another empties the text as UIKit would`(vector: BackspaceVector) throws {
    let sequence = vector.recommendedSequence ?? [vector.engines.cfBackwardDeletion]
    var document = TextDocument(vector.before.text)
    if let recommended = vector.recommended {
      #expect(pressed(vector.before.text, .uikit).codePoints == recommended.text.codePoints)
    }
    for rest in sequence {
      let before = document.text
      let edited = document.apply(.deleteBackward)
      let change = try #require(edited)
      #expect(document.text.codePoints == rest.text.codePoints)
      #expect((rest.text + change.removed).codePoints == before.codePoints)
    }
    if vector.recommendedSequence != nil {
      let edited = document.apply(.deleteBackward)
      #expect(edited == nil)
    }
  }

  @Test(arguments: BackspaceVector.all.filter { $0.engines.swiftCharacter != nil })
  func `by clusters a press takes a whole character`(vector: BackspaceVector) throws {
    let expected = try #require(vector.engines.swiftCharacter).text
    #expect(pressed(vector.before.text, .graphemeCluster).codePoints == expected.codePoints)
  }

  @Test(arguments: BackspaceVector.all.filter { $0.engines.swiftScalar != nil })
  func `by scalars a press takes one scalar`(vector: BackspaceVector) throws {
    let expected = try #require(vector.engines.swiftScalar).text
    #expect(pressed(vector.before.text, .scalar).codePoints == expected.codePoints)
  }

  @Test(arguments: BackwardDeletion.allCases, BackspaceVector.all)
  func `the rule and the document agree`(mode: BackwardDeletion, vector: BackspaceVector) {
    var text = vector.before.text
    if let start = mode.start(in: text) { text.removeSubrange(start...) }
    #expect(pressed(vector.before.text, mode).codePoints == text.codePoints)
  }

  @Test func `the table is there whole`() {
    let presses = BackspaceVector.all.map { $0.recommendedSequence?.count ?? 1 }.reduce(0, +)
    print("\(BackspaceVector.file): \(BackspaceVector.all.count) vectors, \(presses) presses")
    #expect(BackspaceVector.all.count >= 100)
  }

  private func pressed(_ text: String, _ mode: BackwardDeletion) -> String {
    var document = TextDocument(text)
    document.backwardDeletion = mode
    document.deleteBackward()
    return document.text
  }
}

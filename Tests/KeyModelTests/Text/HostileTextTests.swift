import KeyModel
import Testing

/// Runs that rules about clusters must look back through: no edit may cost their length.
struct `Hostile text` {
  struct Run: CustomTestStringConvertible {
    var testDescription: String
    var unit: String
    var count = 800
  }

  static let runs = [
    Run(testDescription: "flags", unit: "🇩🇪"),
    Run(testDescription: "combining marks", unit: "\u{301}"),
    Run(testDescription: "emoji and joiners", unit: "👩\u{200D}"),
    Run(testDescription: "Indic conjuncts", unit: "क\u{94D}"),
    Run(testDescription: "Arabic marks", unit: "\u{64B}"),
    Run(testDescription: "leading jamo", unit: "\u{1100}"),
    Run(testDescription: "prepended marks", unit: "\u{600}"),
    Run(testDescription: "flags under marks", unit: "🇩🇪\u{301}"),
    Run(testDescription: "non-joiners", unit: "\u{200C}"),
  ]

  @Test(arguments: runs, BackwardDeletion.allCases)
  func `is deleted to nothing`(run: Run, mode: BackwardDeletion) {
    let text = "a" + String(repeating: run.unit, count: run.count)
    var document = TextDocument(text)
    document.backwardDeletion = mode
    var left = text.utf8.count
    while let change = document.apply(.deleteBackward) {
      left -= change.removed.utf8.count
      if document.utf8Count != left {
        Issue.record("\(left) bytes expected")
        return
      }
    }
    #expect(document.isEmpty)
    #expect(left == 0)
  }

  @Test(arguments: runs)
  func `lets the caret through both ways`(run: Run) {
    let text = "a" + String(repeating: run.unit, count: run.count)
    var document = TextDocument(text)
    while document.caret > 0 {
      document.adjustTextPosition(byCharacterOffset: -1)
    }
    document.adjustTextPosition(byCharacterOffset: .max)
    #expect(document.caret == text.utf8.count)
    document.adjustTextPosition(byCharacterOffset: .min)
    #expect(document.caret == 0)
  }

  @Test(arguments: runs)
  func `is typed into at its middle`(run: Run) {
    let half = String(repeating: run.unit, count: run.count / 2)
    var document = TextDocument(before: half, after: half)
    for _ in 0..<200 { document.insertText("\u{301}") }
    for _ in 0..<200 { document.deleteBackward() }
    #expect(document.utf8Count <= half.utf8.count * 2 + 400)
  }

  @Test(arguments: 0...9)
  func `an odd flag at the end of a run within reach goes alone`(pairs: Int) {
    var document = TextDocument(String(repeating: "🇩🇪", count: pairs * 50) + "🇺")
    document.deleteBackward()
    #expect(document.text == String(repeating: "🇩🇪", count: pairs * 50))
  }

  @Test func `a cluster within reach is one character`() {
    let cluster = "e" + String(repeating: "\u{301}", count: 500)
    var document = TextDocument("x" + cluster)
    #expect(document.characterBeforeCaret == Character(cluster))
    document.deleteBackward()
    #expect(document.text == "x")
  }

  @Test func `beyond reach a cluster is deleted by scalars`() {
    let marks = 600
    var document = TextDocument("xe" + String(repeating: "\u{301}", count: marks))
    document.deleteBackward()
    #expect(document.utf8Count == 2 + 2 * (marks - 1))
  }

  @Test func `beyond reach a chain of emoji is deleted by scalars, wherever a look begins`() {
    var document = TextDocument(String(repeating: "❤\u{200D}", count: 1000))
    for _ in 0..<100 {
      let change = document.apply(.deleteBackward)
      #expect(change?.removed.unicodeScalars.count == 1)
    }
  }
}

import KeyModel
import Testing

struct ProxyVector: Decodable, CustomTestStringConvertible {
  struct State: Decodable, Equatable {
    var before: String
    var selected: String
    var marked: String?
    /// Location and length, in UTF-16 units.
    var markedSelection: [Int]?
    var after: String
    var hasText: Bool
    var documentContextBeforeInput: String?
    var documentContextAfterInput: String?
    var selectedText: String?
  }

  struct Step: Decodable {
    var op: Operation
    var state: State
  }

  /// An edit as `["insertText", "a"]`, `["adjust", -1]` or `["setMarkedText", "ab", 2, 0]`.
  struct Operation: Decodable {
    var edit: TextEdit

    init(from decoder: any Decoder) throws {
      var words = try decoder.unkeyedContainer()
      switch try words.decode(String.self) {
      case "insertText": edit = .insertText(try words.decode(String.self))
      case "deleteBackward": edit = .deleteBackward
      case "adjust": edit = .adjustTextPosition(byCharacterOffset: try words.decode(Int.self))
      case "unmarkText": edit = .unmarkText
      case "setMarkedText":
        let text = try words.decode(String.self)
        let location = try words.decode(Int.self)
        let length = try words.decode(Int.self)
        edit = .setMarkedText(text, selectedRange: location..<location + length)
      case let other:
        throw DecodingError.dataCorruptedError(
          in: words, debugDescription: "unknown operation \(other)")
      }
    }
  }

  var id: String
  var initial: State
  var steps: [Step]

  var testDescription: String { id }

  static let file = "text_document_proxy.json"
  static let all: [ProxyVector] = {
    struct Table: Decodable { var vectors: [ProxyVector] }
    do {
      return try SharedVectors.load(file, as: Table.self)?.vectors ?? []
    } catch {
      Issue.record("\(file): \(error)")
      return []
    }
  }()
}

@Suite(.enabled(if: SharedVectors.exists(ProxyVector.file)))
struct `Document proxy vectors` {
  @Test(arguments: ProxyVector.all)
  func `each step leaves the state that UIKit's model has`(vector: ProxyVector) {
    let start = vector.initial
    var document = TextDocument(before: start.before, selected: start.selected, after: start.after)
    #expect(state(of: document) == start)
    for step in vector.steps {
      let old = state(of: document)
      let change = document.apply(step.op.edit)
      #expect(state(of: document) == step.state)
      #expect(
        (change == nil) == (old == step.state), "a change is told if and only if there is one")
    }
  }

  @Test(arguments: ProxyVector.all)
  func `UIKit's members do the same as the edits`(vector: ProxyVector) {
    let start = vector.initial
    var document = TextDocument(before: start.before, selected: start.selected, after: start.after)
    for step in vector.steps {
      switch step.op.edit {
      case .insertText(let text): document.insertText(text)
      case .adjustTextPosition(let offset): document.adjustTextPosition(byCharacterOffset: offset)
      case .setMarkedText(let text, let range):
        document.setMarkedText(text, selectedRange: range)
      case .unmarkText: document.unmarkText()
      default: document.deleteBackward()
      }
      #expect(state(of: document) == step.state)
    }
  }

  @Test func `the table is there whole`() {
    let steps = ProxyVector.all.map(\.steps.count).reduce(0, +)
    print("\(ProxyVector.file): \(ProxyVector.all.count) vectors, \(steps) steps")
    #expect(ProxyVector.all.count >= 20)
  }

  private func state(of document: TextDocument) -> ProxyVector.State {
    let context = document.context
    return ProxyVector.State(
      before: context.before, selected: context.selected, marked: document.markedText,
      markedSelection: document.markedSelection.map { [$0.lowerBound, $0.count] },
      after: context.after, hasText: document.hasText,
      documentContextBeforeInput: document.documentContextBeforeInput,
      documentContextAfterInput: document.documentContextAfterInput,
      selectedText: document.selectedText)
  }
}

import KeyModel
import Testing

struct `Random edits` {
  /// Together a million edits, in documents that live for some hundred each.
  @Test(arguments: UInt64(1)...4)
  func `a document never differs from a plain string`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var edits = 0
    var changes = 0
    while edits < 250_000 {
      let text = AwkwardScalars.text(upTo: 24, using: &generator)
      var document = TextDocument(text)
      var model = PlainTextModel(text)
      document.backwardDeletion = generator.pick(BackwardDeletion.allCases)
      document.offsetUnit = generator.pick(OffsetUnit.allCases)
      model.deletion = document.backwardDeletion
      model.unit = document.offsetUnit
      for _ in 0..<200 {
        edits += 1
        let edit = randomEdit(in: model, using: &generator)
        let before = document
        let change = document.apply(edit)
        let outcome = model.apply(edit)
        if change != nil { changes += 1 }
        if let difference = difference(document, change, model, outcome, edit) {
          Issue.record(
            "\(difference)\nafter \(edit)\nin \(before.text.codePoints) \(before.selection)")
          return
        }
      }
      // The comparison above takes é and e + \u{301} for the same; this doesn't.
      #expect(document.text.utf8.elementsEqual(model.text.utf8))
    }
    print("random edits, seed \(seed): \(edits), of which \(changes) changed something")
  }

  /// What differs, or nil.
  private func difference(
    _ document: TextDocument, _ change: TextChange?, _ model: PlainTextModel,
    _ outcome: PlainTextModel.Outcome?, _ edit: TextEdit
  ) -> String? {
    let text = document.text
    if text != model.text || document.utf8Count != model.text.utf8.count {
      return "text \(text.codePoints), expected \(model.text.codePoints)"
    }
    if document.anchor != model.state.anchor || document.caret != model.state.caret {
      return "\(document.anchor) \(document.caret), expected \(model.state)"
    }
    if document.markedRange != model.marked { return "marked \(document.markedRange as Any)" }
    if (change == nil) != (outcome == nil) { return "change \(change as Any), \(outcome as Any)" }
    guard let change, let outcome else { return nil }
    if edit != .undo, edit != .redo {
      if change.removed != outcome.removed { return "removed \(change.removed.codePoints)" }
      if change.inserted != outcome.inserted { return "inserted \(change.inserted.codePoints)" }
    }
    if change.passed != outcome.passed { return "passed \(change.passed.codePoints)" }
    let middle = model.marked ?? model.selection
    let length = model.text.utf8.count
    if length <= 512 {
      if change.new.before != model.slice(0..<middle.lowerBound) { return "before" }
      if change.new.after != model.slice(middle.upperBound..<length) { return "after" }
      if change.new.selected != model.slice(model.selection) { return "selected" }
    }
    return nil
  }

  private func randomEdit(
    in model: PlainTextModel, using generator: inout SeededGenerator
  ) -> TextEdit {
    let isLong = model.text.utf8.count > 150
    switch generator.below(100) {
    case ..<35 where !isLong: return .insertText(AwkwardScalars.text(upTo: 2, using: &generator))
    case ..<58: return .deleteBackward
    case ..<64: return .adjustTextPosition(byCharacterOffset: generator.below(9) - 4)
    case ..<74: return .moveCaret(direction(&generator), unit(&generator))
    case ..<82: return .extendSelection(direction(&generator), unit(&generator))
    case ..<87:
      let start = generator.below(4)
      return .setMarkedText(
        generator.below(5) == 0 ? "" : AwkwardScalars.text(upTo: 4, using: &generator),
        selectedRange: start..<start + generator.below(4))
    case ..<89: return .unmarkText
    case ..<90: return .selectAll
    case ..<91: return .replaceAll(AwkwardScalars.text(upTo: 24, using: &generator))
    case ..<96: return .undo
    default: return .redo
    }
  }

  private func direction(_ generator: inout SeededGenerator) -> TextEdit.Direction {
    generator.pick(TextEdit.Direction.allCases)
  }

  private func unit(_ generator: inout SeededGenerator) -> TextEdit.Unit? {
    generator.below(5) == 0 ? nil : generator.pick(TextEdit.Unit.allCases)
  }
}

internal import KeyModel

extension GestureForm {
  /// What a host does to its own text, and calls of the document past the keyboard.
  static let documents: [GestureForm] = [
    GestureForm(
      name: "host", arguments: "insert TEXT | delete | replace TEXT",
      summary: "the document changes by itself"
    ) { arguments throws(ScriptError) in
      .gesture(.host(try hostEdit(&arguments)))
    },
    GestureForm(
      name: "proxy",
      arguments:
        "insertText TEXT | deleteBackward | adjustTextPosition N | setMarkedText TEXT START END "
        + "| unmarkText",
      summary: "call the document directly; START and END count UTF-16 units"
    ) { arguments throws(ScriptError) in
      .gesture(.proxy(try call(&arguments)))
    },
  ]

  private enum HostEdit: String, CaseIterable {
    case insert
    case delete
    case replace
  }

  private static func hostEdit(_ arguments: inout ScriptArguments) throws(ScriptError) -> TextEdit {
    switch try arguments.choice(of: HostEdit.self) {
    case .insert: .insertText(try arguments.word("a text"))
    case .delete: .deleteBackward
    case .replace: .replaceAll(try arguments.word("a text"))
    }
  }

  private enum Call: String, CaseIterable {
    case insertText
    case deleteBackward
    case adjustTextPosition
    case setMarkedText
    case unmarkText
  }

  private static func call(_ arguments: inout ScriptArguments) throws(ScriptError) -> TextEdit {
    switch try arguments.choice(of: Call.self) {
    case .insertText: return .insertText(try arguments.word("a text"))
    case .deleteBackward: return .deleteBackward
    case .adjustTextPosition:
      return .adjustTextPosition(byCharacterOffset: try arguments.number("a number of characters"))
    case .setMarkedText:
      let text = try arguments.word("a text")
      let start: Int = try arguments.number("START")
      let end: Int = try arguments.number("END")
      let lower = min(max(start, 0), text.utf16.count)
      return .setMarkedText(text, selectedRange: lower..<min(max(end, lower), text.utf16.count))
    case .unmarkText: return .unmarkText
    }
  }
}

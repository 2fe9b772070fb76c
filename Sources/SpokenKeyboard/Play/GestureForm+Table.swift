internal import KeyModel

extension GestureForm {
  static let moves: [GestureForm] = FocusMove.allCases.map { move in
    GestureForm(name: move.rawValue, arguments: "", summary: summaries[move] ?? "") { _ in
      .gesture(.move(move))
    }
  }

  private static let summaries: [FocusMove: String] = [
    .next: "focus the next key in reading order",
    .previous: "focus the previous key in reading order",
    .up: "focus the nearest key above",
    .down: "focus the nearest key below",
    .left: "focus the nearest key on the left",
    .right: "focus the nearest key on the right",
    .first: "focus the first key of the page",
    .last: "focus the last key of the page",
  ]

  static let keys: [GestureForm] = [
    GestureForm(
      name: "focus", arguments: "KEY", summary: "focus a key, by its id or its label"
    ) { arguments throws(ScriptError) in
      .gesture(.focus(try arguments.word("a key")))
    },
    GestureForm(
      name: "press", arguments: "[KEY]", summary: "press a key, or the one that has the focus"
    ) { arguments in
      .gesture(.press(arguments.optional()?.text))
    },
    GestureForm(
      name: "hold", arguments: "[KEY] [N]",
      summary: "press a key long, choosing its alternative N; Delete repeats while time passes"
    ) { arguments throws(ScriptError) in
      .gesture(try hold(&arguments))
    },
    GestureForm(
      name: "type", arguments: "TEXT", summary: "press the keys that insert a text"
    ) { arguments throws(ScriptError) in
      .gesture(.type(try arguments.word("a text")))
    },
    GestureForm(
      name: "strike", arguments: "CHARACTER | delete",
      summary: "strike a physical key; the focus stays"
    ) { arguments throws(ScriptError) in
      .gesture(try strike(&arguments))
    },
    GestureForm(
      name: "touch", arguments: "X Y", summary: "put a finger on a point of the layout, in points"
    ) { arguments throws(ScriptError) in
      .gesture(
        .touch(
          Point(
            x: try arguments.number("X", in: -1e6...1e6),
            y: try arguments.number("Y", in: -1e6...1e6))))
    },
    GestureForm(
      name: "switch", arguments: "1 | 2",
      summary: "press a switch, of a person who scans; 'wait' lets scanning go on"
    ) { arguments throws(ScriptError) in
      let number: Int = try arguments.number("1 or 2")
      guard let pressed = ScanSwitch(rawValue: number) else {
        throw ScriptError(column: 8, message: "there is no switch \(number); usage: switch 1 | 2")
      }
      return .gesture(.pressSwitch(pressed))
    },
    GestureForm(name: "lift", arguments: "", summary: "lift the finger") { _ in .gesture(.lift) },
  ]

  static let texts: [GestureForm] = [
    GestureForm(
      name: "caret", arguments: "left|right|start|end [character|word|line]",
      summary: "move the caret"
    ) { arguments throws(ScriptError) in
      .gesture(
        .caret(
          try arguments.choice(of: TextEdit.Direction.self),
          try arguments.optionalChoice(of: TextEdit.Unit.self)))
    },
    GestureForm(
      name: "select", arguments: "left|right|start|end [character|word|line] | all",
      summary: "move the end of the selection, or select the whole text"
    ) { arguments throws(ScriptError) in
      .gesture(try select(&arguments))
    },
    GestureForm(
      name: "paste", arguments: "TEXT", summary: "insert a text that was copied elsewhere"
    ) { arguments throws(ScriptError) in
      .gesture(.paste(try arguments.word("a text")))
    },
    GestureForm(name: "undo", arguments: "", summary: "take the last edit back") { _ in
      .gesture(.undo)
    },
    GestureForm(name: "redo", arguments: "", summary: "make it again") { _ in .gesture(.redo) },
    GestureForm(
      name: "read", arguments: Reading.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "say something, move nothing"
    ) { arguments throws(ScriptError) in
      .gesture(.read(try arguments.choice(of: Reading.self)))
    },
  ]

  static let sessions: [GestureForm] = [
    GestureForm(
      name: "page", arguments: "next | previous | NAME",
      summary: "show another page of the keyboard"
    ) { arguments throws(ScriptError) in
      switch try arguments.word("next, previous, or the name of a page") {
      case "next": .gesture(.page(.next))
      case "previous": .gesture(.page(.previous))
      case let name: .gesture(.page(.named(name)))
      }
    },
    GestureForm(
      name: "find", arguments: "TEXT",
      summary: "focus the next key whose label holds a text, on this page or another"
    ) { arguments throws(ScriptError) in
      .gesture(.find(try arguments.word("a text")))
    },
    GestureForm(
      name: "keyboard", arguments: "next | NAME",
      summary: "show the next keyboard, or the named one"
    ) { arguments throws(ScriptError) in
      let name = try arguments.word("next, or the name of a keyboard")
      return .gesture(.keyboard(name == "next" ? nil : name))
    },
    GestureForm(name: "dismiss", arguments: "", summary: "put the keyboard away") { _ in
      .gesture(.dismiss)
    },
    GestureForm(name: "edit", arguments: "", summary: "begin editing: show the keyboard") { _ in
      .gesture(.beginEditing)
    },
    GestureForm(
      name: "set", arguments: "NAME VALUE", summary: "change a setting"
    ) { arguments throws(ScriptError) in
      .gesture(
        .set(name: try arguments.word("a setting"), value: try arguments.word("a value")))
    },
    GestureForm(
      name: "wait", arguments: "MS", summary: "let time pass, in milliseconds"
    ) { arguments throws(ScriptError) in
      let milliseconds: Int = try arguments.number("milliseconds", in: 0...86_400_000)
      return .gesture(.wait(.milliseconds(milliseconds)))
    },
  ]

  static let expectations: [GestureForm] = [
    GestureForm(
      name: "expect", arguments: "speech TEXT… | text TEXT | focus KEY | silence",
      summary: "fail where this is not so after the last gesture"
    ) { arguments throws(ScriptError) in
      .expect(try expectation(&arguments))
    }
  ]

  /// `hold KEY`, `hold KEY N`, `hold`; a number alone is a key, as on a pad of digits.
  private static func hold(_ arguments: inout ScriptArguments) throws(ScriptError) -> Gesture {
    guard let key = arguments.optional() else { return .hold(nil, alternative: nil) }
    guard let number = arguments.optional() else { return .hold(key.text, alternative: nil) }
    guard let value = Int(number.text), value > 0 else {
      throw ScriptError(
        column: number.column, message: "'\(number.text)' is no alternative; the first is 1")
    }
    return .hold(key.text, alternative: value)
  }

  private static func strike(_ arguments: inout ScriptArguments) throws(ScriptError) -> Gesture {
    guard let word = arguments.optional() else {
      return .strike(Character(try arguments.word("a character")))
    }
    if word.text == "delete" { return .strikeDelete }
    guard let character = word.text.first, word.text.count == 1 else {
      throw ScriptError(
        column: word.column, message: "'\(word.text)' is no single character, and not 'delete'")
    }
    return .strike(character)
  }

  private static func select(_ arguments: inout ScriptArguments) throws(ScriptError) -> Gesture {
    let names = TextEdit.Direction.allCases.map(\.rawValue) + ["all"]
    guard let word = arguments.optional() else {
      return .select(try arguments.choice(of: TextEdit.Direction.self), nil)
    }
    if word.text == "all" { return .selectAll }
    guard let direction = TextEdit.Direction(rawValue: word.text) else {
      throw arguments.unknown(word, names)
    }
    return .select(direction, try arguments.optionalChoice(of: TextEdit.Unit.self))
  }

  private enum ExpectationKind: String, CaseIterable {
    case speech
    case text
    case focus
    case silence
  }

  private static func expectation(
    _ arguments: inout ScriptArguments
  ) throws(ScriptError) -> Expectation {
    switch try arguments.choice(of: ExpectationKind.self) {
    case .speech: .speech([try arguments.word("what is said")] + arguments.remaining())
    case .text: .text(try arguments.word("a text"))
    case .focus: .focus(try arguments.word("a key"))
    case .silence: .silence
    }
  }
}

import KeyModel

extension KeyVocabulary {
  /// Words for tests, so that they don't depend on any language's file.
  static let test = KeyVocabulary(
    space: "Space", returnKey: "Return", delete: "Delete", shift: "Shift", capsLock: "Caps lock",
    nextKeyboard: "Next keyboard", dismiss: "Dismiss",
    returnKeys: ReturnKeyNames(
      go: "Go", join: "Join", next: "Next", route: "Route", search: "Search", send: "Send",
      done: "Done", emergencyCall: "Emergency call", continue: "Continue"),
    pages: ["letters": "Letters", "numbers": "Numbers", "symbols": "Symbols"], shiftOn: "on",
    capsLockOn: "on", capsLockOff: "off", selected: "Selected: %", selectedAlone: "Selected.",
    traits: TraitWords(
      dimmed: "Dimmed.", button: "Button.", backButton: "Back Button.",
      switchButton: "Switch Button.", on: "On.", off: "Off.", mixed: "Mixed.", tab: "Tab.",
      textField: "Text Field.", secureTextField: "Secure Text Field.", isEditing: "Is editing.",
      heading: "Heading.", link: "Link.", adjustable: "Adjustable.", image: "Image.",
      searchField: "Search Field."),
    functions: FunctionNames(
      tab: "Tab", backTab: "Back tab", escape: "Escape", deleteForward: "Forward delete",
      languageMenu: "Choose keyboard", undo: "Undo", redo: "Redo", selectAll: "Select all",
      none: "No function",
      caret: FunctionNames.CaretNames(
        left: "Left", right: "Right", up: "Up", down: "Down", lineStart: "Start of line",
        lineEnd: "End of line", pageUp: "Page up", pageDown: "Page down"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Graph", command: "Command", fn: "Function",
        numLock: "Num lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dictate", clipboard: "Clipboard", settings: "Settings",
        cut: "Cut", copy: "Copy", paste: "Paste", search: "Search", contextMenu: "Menu"),
      noEffect: "%1 has no effect"))
}

extension Layout {
  /// Two pages of letters and digits, with shift, delete, space and return, in frames of 100 points.
  static let small = Layout(
    id: "small", name: "Small", language: "en",
    pages: [
      Page(
        id: "letters",
        rows: RowGeometry(width: 300).place([
          [.letter("a"), .letter("b"), .letter("c")],
          [
            .key(Key(id: "shift", title: "⇧", function: .shift)), .letter("e"),
            .key(Key(id: "delete", title: "⌫", function: .deleteBackward)),
          ],
          [
            .key(Key(id: "numbers", title: "123", function: .page("numbers"))),
            .key(Key(id: "space", title: "", function: .insert(" "))),
            .key(Key(id: "return", title: "⏎", function: .returnKey)),
          ],
        ])),
      Page(
        id: "numbers",
        rows: RowGeometry(width: 300).place([
          [.letter("1"), .letter("2"), .letter("'")],
          [
            .key(Key(id: "letters", title: "ABC", function: .page("letters"))),
            .key(Key(id: "space", title: "", function: .insert(" "))),
            .key(Key(id: "next", title: "🌐", function: .nextKeyboard)),
          ],
        ]), returnsToFirstPage: true),
    ],
    field: .plain)
}

extension FieldTraits {
  /// A field that changes nothing by itself.
  static let plain: FieldTraits = {
    var field = FieldTraits()
    field.autocapitalizationType = .none
    return field
  }()
}

extension RowGeometry.Cell {
  static func letter(_ text: String, alternates: [String] = []) -> Self {
    .key(Key(id: text, title: text, function: .insert(text), alternates: alternates))
  }
}

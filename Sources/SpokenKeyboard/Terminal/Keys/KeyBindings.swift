internal import KeyModel

/// What the terminal's keys do: it is looked up, and it is what help tells.
///
/// No binding takes a key that writes: every character can be typed.
struct KeyBindings: Hashable, Sendable {
  /// All bindings, in the order of help; one whose keys do something else now has none.
  private(set) var all: [KeyBinding]
  private var indexByKey: [TerminalKey: Int] = [:]

  /// What the keys do until a person says otherwise.
  static let standard = KeyBindings(moving + typing + caret + selecting + hearing + program)

  private init(_ all: [KeyBinding]) {
    self.all = all
    for (index, binding) in all.enumerated() {
      for key in binding.keys { indexByKey[key] = index }
    }
  }

  /// What a key asks for; nil where it means nothing.
  func command(for key: TerminalKey) -> TerminalCommand? {
    if let binding = binding(of: key) { return binding.command }
    return key.writes ? .type : nil
  }

  /// The binding of a key; nil for keys that write, and those that mean nothing.
  func binding(of key: TerminalKey) -> KeyBinding? { indexByKey[key].map { all[$0] } }

  /// Gives a key something else to do, or nothing.
  ///
  /// - Parameters:
  ///   - key: a key that doesn't write.
  ///   - command: what it asks for from here on; nil for nothing.
  ///   - summary: what that is called in help, where no other key does it.
  mutating func bind(_ key: TerminalKey, to command: TerminalCommand?, _ summary: String) {
    if let former = indexByKey.removeValue(forKey: key) {
      all[former].keys.removeAll { $0 == key }
    }
    guard let command else { return }
    guard let index = all.firstIndex(where: { $0.command == command }) else {
      indexByKey[key] = all.count
      all.append(KeyBinding(key, does: command, summary))
      return
    }
    all[index].keys.append(key)
    indexByKey[key] = index
  }

  private static let moving = [
    KeyBinding(TerminalKey(.left), does: .gesture(.move(.left)), "Key to the left"),
    KeyBinding(TerminalKey(.right), does: .gesture(.move(.right)), "Key to the right"),
    KeyBinding(TerminalKey(.up), does: .gesture(.move(.up)), "Key above"),
    KeyBinding(TerminalKey(.down), does: .gesture(.move(.down)), "Key below"),
    KeyBinding(TerminalKey(.tab), does: .gesture(.move(.next)), "Next key"),
    KeyBinding(TerminalKey(.tab, .shift), does: .gesture(.move(.previous)), "Previous key"),
    KeyBinding(TerminalKey(.home), does: .gesture(.move(.first)), "First key"),
    KeyBinding(TerminalKey(.end), does: .gesture(.move(.last)), "Last key"),
  ]

  private static let typing = [
    KeyBinding(TerminalKey(.enter), does: .gesture(.press(nil)), "Press the focused key"),
    KeyBinding(
      TerminalKey(.enter, .alt), does: .gesture(.hold(nil, alternative: nil)),
      "Hold the focused key: what it offers is chosen from"),
    KeyBinding(
      TerminalKey(.backspace), does: .gesture(.strikeDelete), "Delete what is before the caret"),
    KeyBinding(TerminalKey(.function(4)), does: .gesture(.keyboard(nil)), "Next keyboard"),
    KeyBinding(TerminalKey(.pageDown), does: .gesture(.page(.next)), "Next page of keys"),
    KeyBinding(TerminalKey(.pageUp), does: .gesture(.page(.previous)), "Previous page of keys"),
    KeyBinding(TerminalKey(.character("p"), .alt), does: .pages, "List of the pages of keys"),
    KeyBinding(
      TerminalKey(.character("f"), .control), does: .find, "Find a key by a part of its name"),
    KeyBinding(
      TerminalKey(.character("_"), .control), TerminalKey(.character("z"), .alt),
      does: .gesture(.undo), "Undo"),
    KeyBinding(
      TerminalKey(.character("y"), .control), TerminalKey(.character("y"), .alt),
      does: .gesture(.redo), "Redo"),
  ]

  private static let caret = [
    KeyBinding(
      TerminalKey(.left, .alt), does: .gesture(.caret(.left, .character)),
      "Caret left by a character"),
    KeyBinding(
      TerminalKey(.right, .alt), does: .gesture(.caret(.right, .character)),
      "Caret right by a character"),
    KeyBinding(
      TerminalKey(.left, .control), does: .gesture(.caret(.left, .word)), "Caret left by a word"),
    KeyBinding(
      TerminalKey(.right, .control), does: .gesture(.caret(.right, .word)),
      "Caret right by a word"),
    KeyBinding(
      TerminalKey(.up, .alt), does: .gesture(.caret(.left, .line)), "Caret up by a line"),
    KeyBinding(
      TerminalKey(.down, .alt), does: .gesture(.caret(.right, .line)), "Caret down by a line"),
    KeyBinding(
      TerminalKey(.home, .alt), does: .gesture(.caret(.start, .line)),
      "Caret to the start of the line"),
    KeyBinding(
      TerminalKey(.end, .alt), does: .gesture(.caret(.end, .line)), "Caret to the end of the line"),
    KeyBinding(
      TerminalKey(.home, .control), does: .gesture(.caret(.start, nil)),
      "Caret to the start of the text"),
    KeyBinding(
      TerminalKey(.end, .control), does: .gesture(.caret(.end, nil)),
      "Caret to the end of the text"),
  ]

  private static let selecting = [
    KeyBinding(
      TerminalKey(.left, .shift), does: .gesture(.select(.left, .character)),
      "Select left by a character"),
    KeyBinding(
      TerminalKey(.right, .shift), does: .gesture(.select(.right, .character)),
      "Select right by a character"),
    KeyBinding(
      TerminalKey(.left, [.control, .shift]), does: .gesture(.select(.left, .word)),
      "Select left by a word"),
    KeyBinding(
      TerminalKey(.right, [.control, .shift]), does: .gesture(.select(.right, .word)),
      "Select right by a word"),
    KeyBinding(
      TerminalKey(.home, .shift), does: .gesture(.select(.start, nil)),
      "Select to the start of the text"),
    KeyBinding(
      TerminalKey(.end, .shift), does: .gesture(.select(.end, nil)),
      "Select to the end of the text"),
    KeyBinding(
      TerminalKey(.character("a"), .control), does: .gesture(.selectAll), "Select the whole text"),
    KeyBinding(
      TerminalKey(.character("k"), .control), does: .copy,
      "Copy what is selected, or all, to the terminal's clipboard"),
  ]

  private static let hearing = [
    KeyBinding(
      TerminalKey(.function(3)), TerminalKey(.character("c"), .alt),
      does: .gesture(.read(.character)), "Read the character at the caret"),
    KeyBinding(
      TerminalKey(.function(3), .shift), TerminalKey(.character("w"), .alt),
      does: .gesture(.read(.word)), "Read the word at the caret"),
    KeyBinding(
      TerminalKey(.function(3), .control), TerminalKey(.character("l"), .alt),
      does: .gesture(.read(.line)), "Read the line of the caret"),
    KeyBinding(
      TerminalKey(.function(3), .alt), TerminalKey(.character("a"), .alt),
      does: .gesture(.read(.all)), "Read the whole text"),
    KeyBinding(
      TerminalKey(.character("k"), .alt), does: .gesture(.read(.key)), "Read the focused key"),
    KeyBinding(
      TerminalKey(.function(6)), does: .gesture(.read(.phonetic)),
      "Spell the focused key by the phonetic alphabet"),
    KeyBinding(TerminalKey(.function(5)), does: .repeatLast, "Say the last thing again"),
    KeyBinding(TerminalKey(.function(7)), does: .rate(wordsPerMinute: -15), "Speak slower"),
    KeyBinding(TerminalKey(.function(8)), does: .rate(wordsPerMinute: 15), "Speak faster"),
    KeyBinding(
      TerminalKey(.function(9)), does: .nextValue(of: "echo", alsoFor: ["hardware-echo"]),
      "Change what is said while typing"),
    KeyBinding(
      TerminalKey(.function(10)), does: .nextValue(of: "verbosity", alsoFor: []),
      "Change how much is said"),
    KeyBinding(
      TerminalKey(.function(11)), TerminalKey(.character("s"), .alt), does: .settings,
      "List of settings, to hear and to change"),
    KeyBinding(TerminalKey(.function(12)), does: .stopSpeech, "Stop speech"),
  ]

  private static let program = [
    KeyBinding(TerminalKey(.function(1)), does: .help, "Help"),
    KeyBinding(
      TerminalKey(.function(2)), does: .inputHelp, "Input help: keys say what they do"),
    KeyBinding(TerminalKey(.character("l"), .control), does: .redraw, "Draw the screen anew"),
    KeyBinding(
      TerminalKey(.escape), does: .escape, "Put the keyboard away; once more ends the program"),
  ]
}

extension TerminalKey {
  /// Whether the key writes a character of its own.
  var writes: Bool {
    guard case .character = code else { return false }
    return modifiers.isSubset(of: .shift)
  }
}

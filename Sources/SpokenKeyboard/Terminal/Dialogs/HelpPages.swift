internal import KeyModel
internal import Narration

/// The help while it is open: a line for each thing that keys do, read one at a time.
struct HelpPages: Hashable, Sendable {
  /// All lines, in order.
  let lines: [Utterance]
  /// The line that is being read.
  var cursor: ListCursor

  /// Opens help at its first line.
  init(_ bindings: KeyBindings, _ narrator: Narrator) {
    let phrases = narrator.phrases
    let bound = bindings.all.filter { !$0.keys.isEmpty }.map { binding in
      narrator.utterance(of: binding, binding.keyNames)
    }
    let rest = [
      "\(phrases.commands.otherCharacters): \(phrases.commands.pressesTheirKeys)",
      "Ctrl-C: \(phrases.commands.endsProgram)",
    ]
    lines =
      [narrator.utterance(phrases.dialogs.help)] + bound + rest.map(narrator.utterance(ofEntry:))
    cursor = ListCursor(count: lines.count)
  }

  /// The line being read.
  var line: Utterance { lines[cursor.index] }
}

extension Narrator {
  /// What keys do.
  func utterance(of binding: KeyBinding, _ keys: String) -> Utterance {
    utterance(ofKeys: keys, command: binding.command.name, english: binding.summary)
  }
}

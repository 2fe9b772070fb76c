internal import Narration
internal import ReportText

/// Lists the texts that were left behind, and asks which one to type on with.
struct RecoveryDialog {
  let console: LineConsole
  let folder: JournalFolder

  private static let question =
    "Type a number to type on with its text, 'drop NUMBER' to throw it away, nothing to end."

  /// Asks until a text is chosen.
  ///
  /// - Parameter choice: the number chosen beforehand; empty for none.
  /// - Returns: the text; nil where none was chosen.
  /// - Throws: `UsageError` for a number beforehand that is no text's.
  func choose(_ choice: String) throws(UsageError) -> JournalFolder.Entry? {
    let entries = folder.entries()
    if !choice.isEmpty {
      guard let entry = Self.entry(choice, of: entries) else {
        let range = entries.isEmpty ? "there are none" : "they are numbered 1 to \(entries.count)"
        throw UsageError("no unsaved text '\(choice)'; \(range)")
      }
      return entry
    }
    list(entries)
    while !folder.entries().isEmpty {
      guard case .line(let line) = nextLine() else { break }
      let words = line.split(separator: " ").map { String($0) }
      guard let last = words.last else { break }
      let entry = Self.entry(last, of: entries)
      switch (words.count, words.first, entry) {
      case (1, _, let entry?): return entry
      case (2, "drop", let entry?):
        folder.remove(entry)
        say("\(last): thrown away")
      default: say("'\(line)' is no answer. \(Self.question)")
      }
    }
    _ = console.finishSpeaking()
    return nil
  }

  private func list(_ entries: [JournalFolder.Entry]) {
    guard !entries.isEmpty else { return say("No unsaved text") }
    for line in RecoveryList.lines(entries) { say(line) }
    say(Self.question)
  }

  /// The next answer; what the speech tells meanwhile is of no interest here.
  private func nextLine() -> LineConsole.Input {
    while true {
      let input = console.next()
      guard case .news = input else { return input }
    }
  }

  private func say(_ line: String) {
    StandardStream.output.write("\(VisibleText(line))\n")
    let utterance = Utterance(
      [.text(line)], language: "en-US", cause: .message, urgency: .message)
    console.speak([utterance])
  }

  private static func entry(
    _ number: String, of entries: [JournalFolder.Entry]
  ) -> JournalFolder.Entry? {
    guard let number = Int(number), entries.indices.contains(number - 1) else { return nil }
    return entries[number - 1]
  }
}

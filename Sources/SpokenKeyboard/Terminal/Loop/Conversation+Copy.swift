internal import KeyModel
internal import Narration

extension Conversation {
  /// Copies what is selected, else the whole text, where the person lets text out of the program.
  mutating func copy(at time: Duration) -> Reaction {
    guard preferences.terminal.clipboard else {
      return tellAlone(.setting(name: "clipboard", value: "off"), at: time)
    }
    guard !session.field.isSecureTextEntry else {
      let refusal = Refusal(text: "", reason: .characterNotAllowed("•"))
      return tellAlone(.refused(refusal), at: time)
    }
    let document = session.document
    let bytes = Array(document.text.utf8)
    let range = document.selection.isEmpty ? bytes.indices : document.selection
    guard range.count <= Self.mostCopiedBytes else {
      return announce(.notSaved("the text is too long for a terminal's clipboard"), at: time)
    }
    var reaction = announce(.copied, at: time)
    reaction.copied = String(decoding: bytes[range], as: UTF8.self)
    return reaction
  }

  /// What xterm takes, less than 75 000 characters of Base64.
  private static let mostCopiedBytes = 56_000
}

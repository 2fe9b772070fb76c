internal import KeyModel

extension Expectation {
  /// What is wrong about the expectation; nil where it holds.
  ///
  /// - Parameters:
  ///   - said: what was said since the last gesture.
  ///   - session: the session as it is now.
  /// - Returns: a sentence for a person.
  func complaint(said: [String], session: Session) -> String? {
    switch self {
    case .speech(let expected): Self.difference("speech", Self.list(expected), Self.list(said))
    case .silence: said.isEmpty ? nil : "expected silence, but \(Self.list(said)) was said"
    case .text(let text): complaint(about: text, in: session)
    case .focus(let name):
      session.focusedKey.map { $0.id == name || $0.label == name } == true
        ? nil : "expected focus on '\(name)', but it is on '\(session.focusedKey?.id ?? "no key")'"
    }
  }

  private func complaint(about text: String, in session: Session) -> String? {
    guard session.document.text != text else { return nil }
    guard !session.field.isSecureTextEntry else {
      return "expected another text; the field hides which one it holds"
    }
    return "expected text \"\(text)\", but it was \"\(session.document.text)\""
  }

  private static func difference(_ what: String, _ expected: String, _ found: String) -> String? {
    expected == found ? nil : "expected \(what) \(expected), but it was \(found)"
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing" : texts.map { "\"\($0)\"" }.joined(separator: " ")
  }
}

internal import Narration

/// The last things said, as text.
struct Captions: Hashable, Sendable {
  /// One entry for each thing said, the newest at the end.
  private(set) var texts: [String] = []

  /// As many as a large screen could show.
  private static let most = 40

  /// Adds what an utterance says; one of sounds alone is told by their names.
  mutating func add(_ utterance: Utterance, _ names: Phrases.SoundNames) {
    let text = utterance.caption(names)
    guard !text.isEmpty else { return }
    texts.append(text)
    if texts.count > Self.most { texts.removeFirst(texts.count - Self.most) }
  }
}

extension Utterance {
  /// What is shown of it: its words, or the names of its sounds where it is of sounds alone.
  func caption(_ names: Phrases.SoundNames) -> String {
    guard text.isEmpty, !sounds.isEmpty else { return text }
    return "(\(sounds.map(names.name(of:)).joined(separator: ", ")))"
  }
}

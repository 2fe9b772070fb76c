internal import KeyModel
internal import Narration

/// Which keys are shown, and how they would be said: what decides their names.
struct ShownKeys: Hashable {
  /// The most names that are worth synthesizing ahead.
  private static let limit = 150

  private let layout: Int
  private let page: String
  private let shift: ShiftState
  private let settings: NarrationSettings

  init(_ conversation: Conversation) {
    layout = conversation.session.keyboard.layoutIndex
    page = conversation.session.keyboard.pageID
    shift = conversation.session.shift
    settings = conversation.narrator.settings
  }

  /// What is said when each of the keys gets the focus, as it is said then.
  func names(in conversation: Conversation) -> [Utterance] {
    let page = conversation.session.page
    var narrator = conversation.narrator
    return page.keys.prefix(Self.limit).flatMap { key in
      narrator.utterances(for: .focus(key, page: page.id, cause: .named), at: .zero)
        .filter { $0.delay == .zero }.heardInOrder
    }
  }
}

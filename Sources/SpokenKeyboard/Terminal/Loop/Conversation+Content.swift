internal import KeyModel
internal import Narration

extension Conversation {
  /// What is to be seen now.
  ///
  /// - Parameter maxBytes: how much of the text on each side of the caret can be of interest.
  /// - Returns: the page, the text, what was said, help.
  func content(maxBytes: Int) -> ScreenContent {
    var content = ScreenContent(
      page: session.isEditing && dialog?.showsKeys != false ? session.page : nil,
      focus: session.focusedKey?.id, text: text(maxBytes: maxBytes),
      captions: captions.texts, status: status)
    content.offered = Set(session.offeredKeys)
    content.cursor = preferences.terminal.cursor
    content.hasBorders = preferences.terminal.borders
    content.captionCount = preferences.terminal.captionCount
    content.scale = preferences.terminal.scale
    content.isHighContrast = preferences.terminal.highContrast
    content.caretLeads = session.document.caret < session.document.anchor
    let phrases = narrator.phrases
    switch dialog {
    case .help(let pages):
      content.notice = pages.lines.map(\.text)
      content.noticeLine = pages.cursor.index
    case .choice(let list):
      content.notice = list.entries.indices.map { list.entries[$0].line(at: $0) }
      content.noticeLine = list.cursor.index
    case .settings(let list):
      content.notice = lines(of: list)
      content.noticeLine = list.cursor.index
    case nil where !session.isEditing:
      content.notice = [phrases.state.editingEnded.full, phrases.dialogs.awayKeys.full]
    case .search, nil: break
    }
    return content
  }

  private func text(maxBytes: Int) -> TextContext {
    let document = session.document
    var context = document.context
    context.before = document.before(maxBytes: maxBytes)
    context.after = document.after(maxBytes: maxBytes)
    guard session.field.isSecureTextEntry else { return context }
    return TextContext(
      before: Self.bullets(context.before), selected: Self.bullets(context.selected),
      marked: Self.bullets(context.marked), after: Self.bullets(context.after))
  }

  private static func bullets(_ text: String) -> String {
    String(repeating: "*", count: text.count)
  }

  /// The line at the bottom: what can't be seen elsewhere, and the way to help.
  private var status: String {
    let phrases = narrator.phrases
    if case .search(let search) = dialog {
      return "\(phrases.dialogs.find.brief): \(search.text)"
    }
    var parts = [narrator.name(ofLayout: session.layout.displayName)]
    if session.layout.pages.count > 1 { parts.append(narrator.name(ofPage: session.page.id)) }
    switch session.shift {
    case .off: break
    case .once: parts.append(phrases.state.shiftOn.full)
    case .locked: parts.append(phrases.state.capsLockOn.full)
    }
    if isInputHelp { parts.append(phrases.dialogs.inputHelpOn.full) }
    if let key = preferences.keys.all.first(where: { $0.command == .help })?.keys.first {
      parts.append(phrases.dialogs.helpKey(key.name))
    }
    return parts.joined(separator: " - ")
  }
}

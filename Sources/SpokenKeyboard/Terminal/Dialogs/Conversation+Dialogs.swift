internal import KeyModel
internal import Narration

extension Conversation {
  /// Gives a key to the dialog that is open.
  mutating func take(_ key: TerminalKey, in open: Dialog, at time: Duration) -> Reaction {
    if let command = preferences.keys.command(for: key), command.leavesDialogs {
      return perform(command, of: key, at: time)
    }
    return switch open {
    case .help(let pages): take(key, in: pages, at: time)
    case .choice(let list): take(key, in: list, at: time)
    case .settings(let list): take(key, in: list, at: time)
    case .search(let search): take(key, in: search, at: time)
    }
  }

  /// Opens help.
  mutating func openHelp(at time: Duration) -> Reaction {
    let pages = HelpPages(preferences.keys, narrator)
    dialog = .help(pages)
    let dialogs = narrator.phrases.dialogs
    let title = explanation(of: .help, by: dialogs.help)
    guard title.isEmpty else { return Reaction(utterances: say(title, at: time)) }
    return explain(dialogs.help.short, at: time)
  }

  private mutating func take(
    _ key: TerminalKey, in pages: HelpPages, at time: Duration
  ) -> Reaction {
    var pages = pages
    switch pages.cursor.take(key.code, sideways: true) {
    case nil: return close(at: time)
    case .end: return sayEnd(at: time)
    case .moved:
      dialog = .help(pages)
      return say(pages, at: time)
    }
  }

  private mutating func say(_ pages: HelpPages, at time: Duration) -> Reaction {
    Reaction(utterances: say([pages.line], at: time))
  }

  /// Leaves the dialog, and says so.
  private mutating func close(at time: Duration) -> Reaction {
    dialog = nil
    return explain(narrator.phrases.dialogs.closed, at: time)
  }

  /// There is nothing more that way.
  mutating func sayEnd(at time: Duration) -> Reaction {
    Reaction(utterances: say([narrator.utteranceOfListEnd()].compactMap(\.self), at: time))
  }
}

extension Conversation {
  /// Opens a list of what events offer to choose from, and says how; nothing where none does.
  mutating func openOffers(of events: [Event], at time: Duration) -> [Utterance] {
    for event in events {
      switch event {
      case .alternates(let key):
        let title = narrator.utterance(ofOffersOf: key)
        return open(ChoiceList(entries(of: key)), title, .offers, at: time)
      case .inputModes:
        let title = narrator.utterance(ofEntry: narrator.phrases.keys.functions.languageMenu)
        return open(ChoiceList(keyboardEntries), title, .offers, at: time)
      default: break
      }
    }
    return []
  }

  /// Opens the list of the keyboard's pages, at the one that is shown.
  mutating func openPages(at time: Duration) -> Reaction {
    let pages = session.layout.pages
    let entries = pages.map { page in
      let name = narrator.name(ofPage: page.id)
      return ChoiceList.Entry(
        title: name, said: narrator.utterance(ofEntry: name), gesture: .page(.named(page.id)))
    }
    let shown = pages.firstIndex { $0.id == session.page.id } ?? 0
    let title = narrator.utterance(narrator.phrases.dialogs.pages)
    return Reaction(utterances: open(ChoiceList(entries, at: shown), title, .pages, at: time))
  }

  /// Opens a list: what it is, what would be taken, and the first time how it is used.
  private mutating func open(
    _ list: ChoiceList?, _ title: Utterance, _ kind: Explanation, at time: Duration
  ) -> [Utterance] {
    guard opensDialogs, let list else { return [] }
    dialog = .choice(list)
    let keys = explanation(of: kind, by: narrator.phrases.dialogs.choosing)
    return say([title, list.current.said] + keys, at: time)
  }

  private func entries(of key: Key) -> [ChoiceList.Entry] {
    key.alternates.enumerated().map { index, output in
      ChoiceList.Entry(
        title: output, said: narrator.utterance(ofOffer: output),
        gesture: .hold(key.id, alternative: index + 1))
    }
  }

  private var keyboardEntries: [ChoiceList.Entry] {
    session.keyboard.layouts.map { layout in
      let name = narrator.name(ofLayout: layout.displayName)
      return ChoiceList.Entry(
        title: name, said: narrator.utterance(ofEntry: name), gesture: .keyboard(layout.id))
    }
  }

  private func isShown(by gesture: Gesture) -> Bool {
    switch gesture {
    case .page(.named(let id)): id == session.page.id
    case .keyboard(let id): id == session.layout.id
    default: false
    }
  }

  /// A key that means nothing here leaves the list and does what it does elsewhere.
  private mutating func take(
    _ key: TerminalKey, in list: ChoiceList, at time: Duration
  ) -> Reaction {
    var list = list
    switch (key.code, list.take(key)) {
    case (.escape, _): return close(at: time)
    case (.enter, _):
      dialog = nil
      // What is shown already is told, and stays.
      guard !isShown(by: list.current.gesture) else {
        return Reaction(utterances: say([list.current.said], at: time))
      }
      return perform([list.current.gesture], at: time)
    case (_, nil):
      dialog = nil
      return take(key, at: time)
    case (_, .end): return sayEnd(at: time)
    case (_, .moved):
      dialog = .choice(list)
      return Reaction(utterances: say([list.current.said], at: time))
    }
  }
}

extension Conversation {
  /// Begins to look for a key by its name.
  mutating func openSearch(at time: Duration) -> Reaction {
    guard session.isEditing else { return perform([.beginEditing], at: time) }
    dialog = .search(KeySearch(in: session))
    let phrase = narrator.phrases.dialogs.find
    let title = explanation(of: .search, by: phrase)
    guard title.isEmpty else { return Reaction(utterances: say(title, at: time)) }
    return explain(phrase.short, at: time)
  }

  private mutating func take(
    _ key: TerminalKey, in search: KeySearch, at time: Duration
  ) -> Reaction {
    switch key.code {
    case .escape:
      session = search.origin
      return close(at: time)
    case .enter:
      dialog = nil
      return perform([.read(.key)], at: time)
    case .backspace where !search.text.isEmpty:
      return find(String(search.text.dropLast()), search, at: time)
    case .down, .right, .tab:
      let events = search.findNext(in: &session, at: time)
      return events.isEmpty ? sayEnd(at: time) : Reaction(utterances: tell(events, at: time))
    case .character(let character) where key.writes:
      return find(search.text + String(character), search, at: time)
    default: return sayEnd(at: time)
    }
  }

  private mutating func find(
    _ text: String, _ search: KeySearch, at time: Duration
  ) -> Reaction {
    var search = search
    let events = search.find(text, in: &session, at: time)
    dialog = .search(search)
    return Reaction(utterances: tell(events, at: time))
  }
}

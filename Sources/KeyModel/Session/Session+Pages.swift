extension Session {
  /// Another page, past the keys that lead there.
  mutating func showPage(_ move: PageMove) -> [Event] {
    let pages = layout.pages
    let index = pages.firstIndex { $0.id == keyboard.pageID } ?? 0
    let target: String
    switch move {
    case .next: target = pages[(index + 1) % pages.count].id
    case .previous: target = pages[(index + pages.count - 1) % pages.count].id
    case .named(let name):
      guard let id = pageID(named: name) else {
        let names = pages.flatMap { [$0.id, keyboard.words.pages[$0.id]].compactMap(\.self) }
        return [.unmet(.noSuchPage(name, nearest: NearestMatch.of(name, in: names)))]
      }
      target = id
    }
    guard keyboard.show(page: target) else { return [.boundary(.focus)] }
    return [.page(id: target, origin: .command)] + focusAfterChange(.page)
  }

  /// The next key whose label holds the text, capitals making no difference: from the focus on,
  /// then on the pages behind this one, and round to where the search began.
  mutating func find(_ text: String) -> [Event] {
    let wanted = Array(text.lowercased().unicodeScalars)
    guard !wanted.isEmpty else { return [.unmet(.nothingFound(text, nearest: nil))] }
    let pages = layout.pages
    let start = pages.firstIndex { $0.id == keyboard.pageID } ?? 0
    let focused = pages[start].keys.firstIndex { $0.id == keyboard.focusedID } ?? -1
    // The page of the focus comes first behind the focus, and last up to it.
    for step in 0...pages.count {
      let page = pages[(start + step) % pages.count]
      var keys = page.keys[...]
      if step == 0 { keys = keys.dropFirst(focused + 1) }
      if step == pages.count { keys = keys.prefix(focused + 1) }
      if let key = keys.first(where: { keyboard.presented($0).holds(wanted) }) {
        return focus(on: key, of: page)
      }
    }
    let labels = pages.lazy.flatMap(\.keys).compactMap { [keyboard] in keyboard.presented($0).label
    }
    return [.unmet(.nothingFound(text, nearest: NearestMatch.of(text, in: labels)))]
  }

  private mutating func focus(on key: Key, of page: Page) -> [Event] {
    var events: [Event] = []
    if keyboard.show(page: page.id) { events.append(.page(id: page.id, origin: .command)) }
    return events + focus(key, cause: .named)
  }

  private func pageID(named name: String) -> String? {
    let pages = layout.pages
    if let page = pages.first(where: { $0.id == name }) { return page.id }
    let wanted = name.lowercased()
    return pages.first {
      $0.id.lowercased() == wanted || keyboard.words.pages[$0.id]?.lowercased() == wanted
    }?.id
  }
}

extension Key {
  /// Whether the label holds the text; compared by scalars, since a mark alone is part of a letter.
  fileprivate func holds(_ text: [Unicode.Scalar]) -> Bool {
    let label = Array((label ?? title).lowercased().unicodeScalars)
    guard label.count >= text.count else { return false }
    return (0...label.count - text.count).contains { label[$0...].starts(with: text) }
  }
}

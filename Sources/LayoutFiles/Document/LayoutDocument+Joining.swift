internal import KeyModel

extension LayoutDocument {
  /// One layout of several that show a page each, such as dumps of a screen taken one after the
  /// other.
  ///
  /// Forms of the same id become one, with the pages of all in order; a page whose id repeats gets
  /// another. Keys that show a page by what it is for (a guess from what they are called) get the
  /// page that is for it: a key called "numbers" shows the page that has the digits.
  ///
  /// - Parameter documents: at least one.
  /// - Returns: the first layout, with the pages of the others.
  public static func joining(_ documents: [LayoutDocument]) -> LayoutDocument {
    precondition(!documents.isEmpty, "at least one layout is joined")
    var joined = documents[0]
    guard documents.count > 1 else { return joined }
    joined.forms = []
    var ids: [String: UniqueIDs] = [:]
    for form in documents.flatMap(\.forms) {
      let renamed = form.withUniquePages(&ids[form.id, default: UniqueIDs()])
      if let index = joined.forms.firstIndex(where: { $0.id == form.id }) {
        joined.forms[index].pages += renamed.pages
      } else {
        joined.forms.append(renamed)
      }
    }
    for index in joined.forms.indices { joined.forms[index].connectPages() }
    var locales: [String] = []
    for locale in documents.flatMap(\.locales) where !locales.contains(locale) {
      locales.append(locale)
    }
    joined.locales = locales
    let paths = documents.compactMap { $0.source?.path }
    joined.source?.path = paths.isEmpty ? nil : paths.joined(separator: "+")
    return joined
  }
}

extension LayoutForm {
  /// The form with pages whose ids aren't taken, and keys that show them by their new ids.
  fileprivate func withUniquePages(_ ids: inout UniqueIDs) -> LayoutForm {
    var copy = self
    var names: [String: String] = [:]
    for index in pages.indices {
      copy.pages[index].id = ids.unique(pages[index].id)
      names[pages[index].id] = copy.pages[index].id
    }
    guard names.contains(where: { $0.key != $0.value }) else { return copy }
    copy.initialPage = initialPage.map { names[$0] ?? $0 }
    copy.changeKeys { key in
      key.nextPage = key.nextPage.map { names[$0] ?? $0 }
      if case .page(let id)? = key.function?.function, let name = names[id] {
        key.function?.function = .page(name)
      }
    }
    return copy
  }

  /// Lets keys that are guessed to show a page of a kind show the first page of that kind.
  fileprivate mutating func connectPages() {
    var byKind: [LayoutPage.Kind: String] = [:]
    for page in pages {
      if let kind = page.kind, byKind[kind] == nil { byKind[kind] = page.id }
    }
    let ids = Set(pages.map(\.id))
    for index in pages.indices {
      let kind = pages[index].kind
      changeKeys(ofPage: index) { key in
        guard var function = key.function, function.isGuess else { return }
        if case .page(let word) = function.function, !ids.contains(word),
          let target = LayoutPage.Kind(rawValue: word).flatMap({ byKind[$0] })
        {
          function.calledBy = function.calledBy ?? .page(word)
          function.function = .page(target)
          key.role = .pageSwitch
        } else if function.function == .shift, let capitals = byKind[.shift],
          let letters = byKind[.letters], kind == .letters || kind == .shift
        {
          function = LayoutFunction(
            .page(kind == .shift ? letters : capitals), calledBy: .shift, isGuess: true,
            native: function.native)
          key.role = .pageSwitch
        }
        key.function = function
      }
    }
  }

  private mutating func changeKeys(_ change: (inout LayoutKey) -> Void) {
    for index in pages.indices { changeKeys(ofPage: index, change) }
  }

  private mutating func changeKeys(ofPage page: Int, _ change: (inout LayoutKey) -> Void) {
    for row in pages[page].rows.indices {
      for key in pages[page].rows[row].keys.indices {
        change(&pages[page].rows[row].keys[key])
      }
    }
  }
}

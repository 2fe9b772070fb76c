extension Session {
  /// The next input mode, or the one of this id.
  mutating func showKeyboard(_ id: String?) -> [Event] {
    guard let id else {
      return keyboard.advanceToNextInputMode() ? keyboardChanged() : [.boundary(.keyboard)]
    }
    guard let index = keyboard.layouts.firstIndex(where: { $0.id == id }) else {
      let nearest = NearestMatch.of(id, in: keyboard.layouts.map(\.id))
      return [.unmet(.noSuchKeyboard(id, nearest: nearest))]
    }
    guard index != keyboard.layoutIndex else { return [] }
    keyboard.show(layout: index)
    return keyboardChanged()
  }

  /// Another keyboard is shown: its name, and where the focus is.
  mutating func keyboardChanged() -> [Event] {
    finger = nil
    followLanguage()
    capitalizeAutomatically()
    return [.keyboard(id: layout.id, name: layout.displayName, language: layout.language)]
      + focusAfterChange(.keyboard)
  }

  /// What is typed from now on is in the keyboard's language.
  mutating func followLanguage() {
    document.documentInputMode = TextInputMode(primaryLanguage: layout.language)
  }

  mutating func beginEditing() -> [Event] {
    guard !isEditing else { return [] }
    isEditing = true
    return [.field(isEditing: true, isSecure: field.isSecureTextEntry)] + keyboardChanged()
  }

  mutating func endEditing() -> [Event] {
    guard isEditing else { return [] }
    isEditing = false
    finger = nil
    scanner.stop()
    return [.field(isEditing: false, isSecure: field.isSecureTextEntry)]
  }

  /// A page that is for a character or two goes back to the first after a space or a mark.
  mutating func pageAfterTyping(_ text: String) -> [Event] {
    guard goesBack, let last = text.last, !last.isNumber else { return [] }
    guard keyboard.show(page: layout.pages[0].id) else { return [] }
    return [.page(id: keyboard.pageID, origin: .automatic)] + focusAfterChange(.page)
  }

  /// The page that a key leads to once it has typed.
  mutating func pageAfterTyping(_ key: Key) -> [Event] {
    guard keyboard.showPage(afterTyping: key) else { return [] }
    return [.page(id: keyboard.pageID, origin: .automatic)] + focusAfterChange(.page)
  }

  private var goesBack: Bool {
    switch settings.returnToLetters {
    case .layout: keyboard.rawPage.returnsToFirstPage
    case .on: true
    case .off: false
    }
  }
}

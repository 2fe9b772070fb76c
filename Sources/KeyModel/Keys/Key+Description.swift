extension Key {
  /// What a screen reader says when the key gets the focus; empty where nothing would be heard.
  ///
  /// Label, value, "Selected: ", then words for traits, in the order that AccessibilitySnapshot
  /// found VoiceOver to use (`UIAccessibility+SnapshotAdditions.swift`). `keyboardKey` is unspoken
  /// and silences "Button."; a key that says nothing says its hint.
  public func spokenDescription(_ words: KeyVocabulary) -> String {
    let isBackLabel = traits.contains(.backButton) && label == "Back"
    var description = isBackLabel ? "" : label ?? ""
    let isSwitch = traits.contains(.toggleButton)
    if let value, !value.isEmpty, !isSwitch {
      description = description.isEmpty ? value : "\(description): \(value)"
    }
    if traits.contains(.selected) {
      description =
        description.isEmpty
        ? words.selectedAlone : words.selected.replacingFirst("%", with: description)
    }
    if description.isEmpty { description = hint ?? "" }
    let specifiers = traitWords(words.traits)
    guard !specifiers.isEmpty else { return description }
    guard !description.isEmpty else { return specifiers.joined(separator: " ") }
    let stop = description.hasSuffix(".") ? "" : "."
    return "\(description)\(stop) \(specifiers.joined(separator: " "))"
  }

  private func traitWords(_ words: KeyVocabulary.TraitWords) -> [String] {
    let silencesButton: AccessibilityTraits = [
      .keyboardKey, .toggleButton, .tabBarItem, .backButton,
    ]
    var result: [String] = []
    if traits.contains(.notEnabled) { result.append(words.dimmed) }
    if traits.contains(.button), traits.isDisjoint(with: silencesButton) {
      result.append(words.button)
    }
    if traits.contains(.backButton) { result.append(words.backButton) }
    if traits.contains(.toggleButton) { result += switchWords(words) }
    if traits.contains(.tabBarItem) { result.append(words.tab) }
    if traits.contains(.textEntry) {
      let isSecure = traits.contains(.secureTextField)
      result.append(isSecure ? words.secureTextField : words.textField)
      if traits.contains(.isEditing) { result.append(words.isEditing) }
    }
    let plain: [(AccessibilityTraits, String)] = [
      (.header, words.heading), (.link, words.link), (.adjustable, words.adjustable),
      (.image, words.image), (.searchField, words.searchField),
    ]
    return result + plain.filter { traits.contains($0.0) }.map(\.1)
  }

  private func switchWords(_ words: KeyVocabulary.TraitWords) -> [String] {
    let role = traits.contains(.button) ? [words.switchButton] : []
    switch value {
    case "1": return role + [words.on]
    case "0": return role + [words.off]
    case "2": return role + [words.mixed]
    case .some(let other) where !other.isEmpty: return role + [other]
    default: return role
    }
  }
}

extension String {
  /// This text with the first occurrence of a mark replaced.
  fileprivate func replacingFirst(_ mark: Character, with text: String) -> String {
    guard let index = firstIndex(of: mark) else { return self + text }
    return String(self[..<index]) + text + String(self[self.index(after: index)...])
  }
}

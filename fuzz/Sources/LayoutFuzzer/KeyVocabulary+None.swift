import KeyModel

extension KeyVocabulary {
  /// No words at all: what keys are called doesn't matter here.
  static let none = KeyVocabulary(
    space: "", returnKey: "", delete: "", shift: "", capsLock: "", nextKeyboard: "", dismiss: "",
    returnKeys: ReturnKeyNames(
      go: "", join: "", next: "", route: "", search: "", send: "", done: "", emergencyCall: "",
      continue: ""),
    pages: [:], shiftOn: "", capsLockOn: "", capsLockOff: "", selected: "%", selectedAlone: "",
    traits: TraitWords(
      dimmed: "", button: "", backButton: "", switchButton: "", on: "", off: "", mixed: "", tab: "",
      textField: "", secureTextField: "", isEditing: "", heading: "", link: "", adjustable: "",
      image: "", searchField: ""),
    functions: FunctionNames(
      tab: "", backTab: "", escape: "", deleteForward: "", languageMenu: "", undo: "", redo: "",
      selectAll: "", none: "",
      caret: FunctionNames.CaretNames(
        left: "", right: "", up: "", down: "", lineStart: "", lineEnd: "", pageUp: "", pageDown: ""),
      modifiers: FunctionNames.ModifierNames(
        control: "", alt: "", altGr: "", command: "", fn: "", numLock: ""),
      system: FunctionNames.SystemNames(
        emoji: "", dictation: "", clipboard: "", settings: "", cut: "", copy: "", paste: "",
        search: "", contextMenu: ""),
      noEffect: ""))
}

internal import KeyModel

/// The words of Squeekboard's layouts for what buttons do and what views are for.
enum SqueekboardWords {
  /// Names of keysyms.
  static let keysyms: [String: KeyFunction] = [
    "BackSpace": .deleteBackward, "Delete": .deleteForward, "Return": .returnKey,
    "KP_Enter": .returnKey, "Tab": .tab, "ISO_Left_Tab": .backTab, "Escape": .escape,
    "Left": .moveCaret(.left), "Right": .moveCaret(.right), "Up": .moveCaret(.up),
    "Down": .moveCaret(.down), "Home": .moveCaret(.lineStart), "End": .moveCaret(.lineEnd),
    "Page_Up": .moveCaret(.pageUp), "Prior": .moveCaret(.pageUp),
    "Page_Down": .moveCaret(.pageDown), "Next": .moveCaret(.pageDown),
    "Menu": .system(.contextMenu),
  ]

  /// Modifiers, by the member `modifier`.
  static let modifiers: [String: KeyFunction] = [
    "Control": .modifier(.control), "Alt": .modifier(.alt), "Mod1": .modifier(.alt),
    "Mod4": .modifier(.command), "Mod5": .modifier(.altGr), "Shift": .shift,
    "Lock": .capsLock, "Mod2": .modifier(.numLock),
  ]

  /// Actions that are one word.
  static let actions: [String: KeyFunction] = [
    "erase": .deleteBackward, "show_prefs": .languageMenu,
  ]

  /// Views whose names tell what they are for.
  static let kinds: [String: LayoutPage.Kind] = [
    "base": .letters, "upper": .shift, "upper_accents": .shift, "numbers": .numbers,
    "symbols": .symbols, "eschars": .symbols, "accents": .other, "emoji": .emoji,
  ]

  /// What a key is called that shows a view; nil for a view whose name tells nothing.
  static func name(ofView id: String) -> KeyFunction? {
    kinds[id]?.switchName
  }
}

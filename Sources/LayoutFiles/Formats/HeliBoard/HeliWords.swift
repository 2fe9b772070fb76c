internal import KeyModel

/// The words of HeliBoard's layouts for what keys do.
enum HeliWords {
  /// Members and cases that FlorisBoard's layouts don't have.
  static let ownMembers: Set<String> = [
    "width", "labelFlags", "manualOrLocked", "alphabet", "moreSymbols", "languageKeyEnabled",
    "emojiKeyEnabled",
  ]

  /// What a label stands for that is a word.
  enum Meaning: Hashable, Sendable {
    case function(KeyFunction)
    case text(String)
    /// Shows another page: letters from symbols, symbols from letters.
    case symbolSwitch
    case page(HeliPage)
    /// Shift, which on a page of symbols shows more of them.
    case shift
  }

  /// Labels that are words.
  static let labels: [String: Meaning] = [
    "shift": .shift, "capslock": .function(.capsLock), "delete": .function(.deleteBackward),
    "action": .function(.returnKey), "enter": .function(.returnKey),
    "alpha": .page(.main), "symbol": .page(.symbols), "symbol_alpha": .symbolSwitch,
    "numpad": .page(.numpad), "comma": .text(","), "period": .text("."), "space": .text(" "),
    "zwnj": .text("\u{200C}"), "com": .text(".com"),
    "language_switch": .function(.nextKeyboard), "emoji": .function(.system(.emoji)),
    "emoji_search": .function(.system(.search)), "ctrl": .function(.modifier(.control)),
    "alt": .function(.modifier(.alt)), "fn": .function(.modifier(.fn)),
    "meta": .function(.modifier(.command)), "tab": .function(.tab),
    "escape": .function(.escape), "voice": .function(.system(.dictation)),
    "clipboard": .function(.system(.clipboard)), "settings": .function(.system(.settings)),
    "undo": .function(.undo), "redo": .function(.redo), "select_all": .function(.selectAll),
    "copy": .function(.system(.copy)), "cut": .function(.system(.cut)),
    "paste": .function(.system(.paste)), "left": .function(.moveCaret(.left)),
    "right": .function(.moveCaret(.right)), "up": .function(.moveCaret(.up)),
    "down": .function(.moveCaret(.down)), "full_left": .function(.moveCaret(.lineStart)),
    "full_right": .function(.moveCaret(.lineEnd)), "page_up": .function(.moveCaret(.pageUp)),
    "page_down": .function(.moveCaret(.pageDown)),
  ]

  /// Names of codes behind `!code/`.
  static let codes: [String: Meaning] = [
    "key_shift": .shift, "key_capslock": .function(.capsLock),
    "key_delete": .function(.deleteBackward), "key_enter": .function(.returnKey),
    "key_space": .text(" "), "key_tab": .function(.tab),
    "key_switch_alpha_symbol": .symbolSwitch, "key_switch_alpha": .page(.main),
    "key_switch_symbol": .page(.symbols), "key_action_next": .function(.returnKey),
    "key_action_previous": .function(.returnKey),
    "key_settings": .function(.system(.settings)),
    "key_shortcut": .function(.system(.dictation)),
    "key_clipboard": .function(.system(.clipboard)), "key_emoji": .function(.system(.emoji)),
    "key_language_switch": .function(.nextKeyboard), "key_unspecified": .function(.none),
  ]

  /// What `$$$` and `$$$1` … stand for unless the locale tells.
  static let currencies = ["$", "£", "€", "¥", "₹", "₱"]

  /// The sign of currency that a label asks for; nil for any other label.
  static func currency(_ label: String) -> String? {
    guard label.hasPrefix("$$$") else { return nil }
    let rest = label.dropFirst(3)
    guard !rest.isEmpty else { return currencies[0] }
    guard let number = Int(rest), currencies.indices.contains(number) else { return nil }
    return currencies[number]
  }
}

/// Kinds of layouts, by the names of their folders.
enum HeliPage: String, Hashable, Sendable, CaseIterable {
  case main
  case symbols
  case moreSymbols = "more_symbols"
  case numpad

  /// The id of the page.
  var id: String {
    switch self {
    case .main: "letters"
    case .symbols: "symbols"
    case .moreSymbols: "symbols2"
    case .numpad: "numbers"
    }
  }

  /// What the page is for.
  var kind: LayoutPage.Kind {
    switch self {
    case .main: .letters
    case .symbols, .moreSymbols: .symbols
    case .numpad: .numbers
    }
  }

  /// What a key is called that shows the page.
  var name: KeyFunction { .page(self == .moreSymbols ? "symbols" : id) }

  /// The states of the keyboard that hold on the page, those of settings too that keys are there for.
  var states: Set<String> {
    let own =
      switch self {
      case .main: "alphabet"
      case .symbols, .numpad: "symbols"
      case .moreSymbols: "moreSymbols"
      }
    return [own, "languageKeyEnabled", "emojiKeyEnabled", "emojiSearchAvailable"]
  }

  /// The file that HeliBoard has for the page.
  var usualFiles: [String] {
    switch self {
    case .main: []
    case .symbols: ["symbols/symbols.txt"]
    case .moreSymbols: ["more_symbols/symbols_shifted.txt"]
    case .numpad: ["numpad/numpad.json"]
    }
  }
}

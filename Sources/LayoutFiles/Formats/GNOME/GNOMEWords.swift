internal import KeyModel

/// The words of GNOME's layouts for what keys do and show.
enum GNOMEWords {
  /// Actions, but for the one that shows another level.
  static let actions: [(word: String, function: KeyFunction)] = [
    ("delete", .deleteBackward), ("hide", .dismissKeyboard), ("languageMenu", .languageMenu),
    ("emoji", .system(.emoji)),
  ]

  /// Numbers of X11 keysyms, in lower case.
  static let keyvals: [(number: String, function: KeyFunction)] = [
    ("0xff0d", .returnKey), ("0xff09", .tab), ("0xff08", .deleteBackward),
    ("0xffff", .deleteForward), ("0xff1b", .escape), ("0xff51", .moveCaret(.left)),
    ("0xff52", .moveCaret(.up)), ("0xff53", .moveCaret(.right)), ("0xff54", .moveCaret(.down)),
    ("0xff50", .moveCaret(.lineStart)), ("0xff57", .moveCaret(.lineEnd)),
    ("0xff55", .moveCaret(.pageUp)), ("0xff56", .moveCaret(.pageDown)),
    ("0xffe1", .shift), ("0xffe2", .shift), ("0xffe5", .capsLock),
    ("0xffe3", .modifier(.control)), ("0xffe4", .modifier(.control)),
    ("0xffe9", .modifier(.alt)), ("0xffea", .modifier(.alt)), ("0xfe03", .modifier(.altGr)),
    ("0xffeb", .modifier(.command)), ("0xffe7", .modifier(.command)),
  ]

  /// Pictures that tell what a key does where nothing else does, and what it is called by.
  static let icons: [(word: String, function: KeyFunction)] = [
    ("osk-delete-symbolic", .deleteBackward), ("osk-enter-symbolic", .returnKey),
    ("osk-hide-symbolic", .dismissKeyboard), ("osk-layout-symbolic", .languageMenu),
    ("osk-emoji-picker-symbolic", .system(.emoji)), ("osk-shift-symbolic", .shift),
    ("osk-caps-lock-symbolic", .capsLock), ("go-previous-symbolic", .moveCaret(.left)),
    ("go-next-symbolic", .moveCaret(.right)), ("go-up-symbolic", .moveCaret(.up)),
    ("go-down-symbolic", .moveCaret(.down)),
  ]

  /// Levels by their ids, with what they are for.
  static let kinds: [String: LayoutPage.Kind] = [
    "default": .letters, "shift": .shift, "opt": .numbers, "opt+shift": .symbols,
  ]

  /// What a key is called that shows a level; nil for a level that tells nothing.
  static func name(ofLevel id: String) -> KeyFunction? {
    switch kinds[id] {
    case .letters: .page("letters")
    case .shift: .shift
    case .numbers: .page("numbers")
    case .symbols: .page("symbols")
    case .caps: .capsLock
    case .emoji: .system(.emoji)
    case .other, nil: nil
    }
  }
}

internal import CXkbcommon
internal import KeyModel

/// What keysyms mean, beyond the text that most of them are.
enum XKBKeysyms {
  /// What a key does, by the name of its keysym.
  static let functions: [String: KeyFunction] = [
    "BackSpace": .deleteBackward, "Delete": .deleteForward, "KP_Delete": .deleteForward,
    "Tab": .tab, "KP_Tab": .tab, "ISO_Left_Tab": .backTab, "Return": .returnKey,
    "KP_Enter": .returnKey, "ISO_Enter": .returnKey, "Linefeed": .returnKey, "Escape": .escape,
    "Left": .moveCaret(.left), "Right": .moveCaret(.right), "Up": .moveCaret(.up),
    "Down": .moveCaret(.down), "Home": .moveCaret(.lineStart), "End": .moveCaret(.lineEnd),
    "Prior": .moveCaret(.pageUp), "Next": .moveCaret(.pageDown),
    "KP_Left": .moveCaret(.left), "KP_Right": .moveCaret(.right), "KP_Up": .moveCaret(.up),
    "KP_Down": .moveCaret(.down), "KP_Home": .moveCaret(.lineStart),
    "KP_End": .moveCaret(.lineEnd), "KP_Prior": .moveCaret(.pageUp),
    "KP_Next": .moveCaret(.pageDown), "Control_L": .modifier(.control),
    "Control_R": .modifier(.control), "Alt_L": .modifier(.alt), "Alt_R": .modifier(.alt),
    "Meta_L": .modifier(.alt), "Meta_R": .modifier(.alt), "Super_L": .modifier(.command),
    "Super_R": .modifier(.command), "Hyper_L": .modifier(.command),
    "Hyper_R": .modifier(.command), "Num_Lock": .modifier(.numLock),
    "Menu": .system(.contextMenu), "Undo": .undo, "Redo": .redo, "Find": .system(.search),
    "SunCopy": .system(.copy), "SunCut": .system(.cut), "SunPaste": .system(.paste),
    "XF86Copy": .system(.copy), "XF86Cut": .system(.cut), "XF86Paste": .system(.paste),
    "XF86Search": .system(.search),
  ]

  /// Keysyms that switch between pages: the modifier that they are for.
  static let modifiers: [String: XKBModifiers] = [
    "Shift_L": .shift, "Shift_R": .shift, "Shift_Lock": .shift, "ISO_Level2_Latch": .shift,
    "Caps_Lock": .lock, "ISO_Level3_Shift": .level3, "ISO_Level3_Latch": .level3,
    "ISO_Level3_Lock": .level3, "ISO_Level5_Shift": .level5, "ISO_Level5_Latch": .level5,
    "ISO_Level5_Lock": .level5,
  ]

  /// Keysyms that show the next or the previous group.
  static let groups: [String: Int] = [
    "ISO_Next_Group": 1, "ISO_Next_Group_Lock": 1, "ISO_Prev_Group": -1,
    "ISO_Prev_Group_Lock": -1,
  ]

  /// The name of a keysym, such as "adiaeresis"; hexadecimal where it has none.
  static func name(_ keysym: UInt32) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let length = xkb_keysym_get_name(keysym, &buffer, buffer.count)
    guard length > 0 else { return "0x" + String(keysym, radix: 16) }
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The text that a keysym inserts; nil for one that is no text.
  static func text(_ keysym: UInt32) -> String? {
    let value = xkb_keysym_to_utf32(keysym)
    guard value != 0, let scalar = Unicode.Scalar(value) else { return nil }
    // Those of keys such as Return are functions, which the table above has.
    guard scalar.properties.generalCategory != .control else { return nil }
    return String(scalar)
  }

  /// The mark of a dead key by the part of its name behind "dead_".
  static func mark(ofDead name: String) -> String? {
    guard name.hasPrefix("dead_") else { return nil }
    let word = String(name.dropFirst("dead_".count))
    if let mark = marks[word] { return mark }
    return word.unicodeScalars.count == 1 ? word : nil
  }

  private static let marks: [String: String] = [
    "grave": "\u{300}", "acute": "\u{301}", "circumflex": "\u{302}", "tilde": "\u{303}",
    "macron": "\u{304}", "breve": "\u{306}", "abovedot": "\u{307}", "diaeresis": "\u{308}",
    "hook": "\u{309}", "abovering": "\u{30A}", "doubleacute": "\u{30B}", "caron": "\u{30C}",
    "aboveverticalline": "\u{30D}", "doublegrave": "\u{30F}", "invertedbreve": "\u{311}",
    "abovecomma": "\u{313}", "psili": "\u{313}", "abovereversedcomma": "\u{314}",
    "dasia": "\u{314}", "horn": "\u{31B}", "belowdot": "\u{323}", "belowdiaeresis": "\u{324}",
    "belowring": "\u{325}", "belowcomma": "\u{326}", "cedilla": "\u{327}", "ogonek": "\u{328}",
    "belowverticalline": "\u{329}", "belowcircumflex": "\u{32D}", "belowbreve": "\u{32E}",
    "belowtilde": "\u{330}", "belowmacron": "\u{331}", "lowline": "\u{332}",
    "stroke": "\u{335}", "longsolidusoverlay": "\u{338}", "perispomeni": "\u{342}",
    "iota": "\u{345}", "voiced_sound": "\u{3099}", "semivoiced_sound": "\u{309A}",
    "currency": "¤", "greek": "µ", "hamza": "\u{654}", "small_schwa": "ə",
    "capital_schwa": "Ə", "SCHWA": "Ə", "schwa": "ə",
  ]
}

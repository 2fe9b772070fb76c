/// A key of the person's own keyboard, as a terminal tells it.
struct TerminalKey: Hashable, Sendable {
  enum Code: Hashable, Sendable {
    /// A key that writes; with `control`, the letter in lower case.
    case character(Character)
    case enter
    case tab
    case escape
    case backspace
    case delete
    case insert
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// F1 is 1.
    case function(Int)
  }

  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  var code: Code
  var modifiers: Modifiers

  init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

extension TerminalKey {
  /// What the key is called in help, such as "Alt-Left".
  var name: String {
    let held: [(Modifiers, String)] = [(.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-")]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + code.name
  }
}

extension TerminalKey.Code {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): character.uppercased()
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .function(let number): "F\(number)"
    }
  }
}

/// What the mouse did, on a terminal that reports it.
struct MouseReport: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case motion
    case press
    case release
  }

  var action: Action
  var place: ScreenPlace
}

/// One thing that a person did at the terminal.
enum TerminalInput: Hashable, Sendable {
  case key(TerminalKey)
  case paste(String)
  case mouse(MouseReport)
}

internal import KeyModel

extension TerminalCommand {
  /// What the command is called where keys are bound to it; nil where it can't be bound.
  var name: String? {
    switch self {
    case .gesture(let gesture): gesture.commandName
    case .type: nil
    case .escape: "escape"
    case .nextValue(let setting, _): "next-\(setting)"
    case .rate(let percent): percent < 0 ? "slower" : "faster"
    case .repeatLast: "repeat-last"
    case .stopSpeech: "stop-speech"
    case .copy: "copy"
    case .redraw: "redraw"
    case .help: "help"
    case .inputHelp: "input-help"
    case .settings: "settings"
    case .find: "find"
    case .pages: "pages"
    }
  }
}

extension Gesture {
  fileprivate var commandName: String? {
    switch self {
    case .move(let move): "focus-\(move.rawValue)"
    case .press(nil): "press"
    case .hold(nil, nil): "hold"
    case .strikeDelete: "delete-backward"
    case .keyboard(nil): "next-keyboard"
    case .page(.next): "next-page"
    case .page(.previous): "previous-page"
    case .dismiss: "dismiss"
    case .undo: "undo"
    case .redo: "redo"
    case .selectAll: "select-all"
    case .caret(let direction, let unit): Self.name("caret", direction, unit)
    case .select(let direction, let unit): Self.name("select", direction, unit)
    case .read(let reading): "read-\(reading.rawValue)"
    case .focus, .press, .hold, .type, .strike, .touch, .lift, .keyboard, .page, .find,
      .beginEditing, .paste, .set, .host, .proxy, .pressSwitch, .wait:
      nil
    }
  }

  private static func name(
    _ verb: String, _ direction: TextEdit.Direction, _ unit: TextEdit.Unit?
  ) -> String {
    ([verb, direction.rawValue] + (unit.map { [$0.rawValue] } ?? [])).joined(separator: "-")
  }
}

/// Everything that a key of the terminal can be made to do.
struct BindableCommand: Hashable, Sendable {
  let name: String
  let command: TerminalCommand
  /// What it does, as help tells it.
  let summary: String

  /// All of them: what keys do by themselves, what else the caret can do, and for each setting of a
  /// few values, to give it the next.
  static let all: [BindableCommand] = {
    var commands = KeyBindings.standard.all.compactMap { binding in
      binding.command.name.map {
        BindableCommand(name: $0, command: binding.command, summary: binding.summary)
      }
    }
    for setting in SettingsRouter.table {
      guard case .oneOf = setting.values else { continue }
      let command = TerminalCommand.nextValue(of: setting.name, alsoFor: [])
      guard let name = command.name, !commands.contains(where: { $0.name == name }) else {
        continue
      }
      commands.append(
        BindableCommand(name: name, command: command, summary: "Next value of \(setting.name)"))
    }
    return commands
  }()

  /// What takes a key's command away.
  static let nothing = "none"
}

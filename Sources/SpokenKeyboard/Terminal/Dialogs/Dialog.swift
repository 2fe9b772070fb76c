/// What takes a person's keys while it is open.
enum Dialog: Sendable {
  case help(HelpPages)
  case choice(ChoiceList)
  case settings(SettingsList)
  case search(KeySearch)

  /// Whether the keys of the keyboard are shown beside it.
  var showsKeys: Bool {
    switch self {
    case .search: true
    case .help, .choice, .settings: false
    }
  }
}

extension TerminalCommand {
  /// Whether the command can be given while a dialog is open, and leaves it as it is.
  var leavesDialogs: Bool {
    switch self {
    case .repeatLast, .stopSpeech, .redraw: true
    case .gesture, .type, .escape, .nextValue, .rate, .copy, .help, .inputHelp, .settings, .find,
      .pages:
      false
    }
  }
}

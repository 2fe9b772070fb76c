internal import KeyModel

/// `help`: all commands, or one of them with its options.
enum HelpCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    if let extra = invocation.operands.dropFirst().first {
      throw UsageError("help takes one command; '\(extra)' is too much")
    }
    guard let name = invocation.operands.first else {
      StandardStream.output.write(overview)
      return .clean
    }
    guard let command = Command(rawValue: name) else {
      let nearest = NearestMatch.of(name, in: Command.allCases.map(\.rawValue))
      throw .unknown("command", name, nearest: nearest, hint: "see 'spoken-keyboard --help'")
    }
    StandardStream.output.write(text(of: command))
    return .clean
  }

  static var overview: String {
    var text = "spoken-keyboard: a keyboard that is heard\n\n"
    for command in Command.allCases {
      text += "  spoken-keyboard \(command.usage)\n      \(command.summary)\n"
    }
    text += "\nLayouts: \(LayoutSource.builtInNames)\n"
    text += "Options of a command: spoken-keyboard help COMMAND\n"
    return text
  }

  static func text(of command: Command) -> String {
    var text = "spoken-keyboard \(command.usage)\n  \(command.summary)\n"
    let options = command.options
    if !options.isEmpty { text += "\nOptions:\n" }
    for option in options {
      let placeholder =
        option.placeholder.map { option.isValueOptional ? "[=\($0)]" : " \($0)" }
        ?? ""
      text += "  --\(option.rawValue)\(placeholder)\n      \(option.summary)\n"
    }
    if command == .play { text += gestures }
    if command == .type { text += keys }
    if options.contains(.set) { text += settings }
    return text
  }

  private static var gestures: String {
    var text =
      "\nGestures, one a line; # starts a comment. A word with spaces stands in double quotes,\n"
    text +=
      "in which \\n, \\t, \\\", \\\\ and \\u{…} (a code point in hexadecimal) may be written:\n"
    for form in GestureForm.all {
      let arguments = form.arguments.isEmpty ? "" : " \(form.arguments)"
      text += "  \(form.name)\(arguments)\n      \(form.summary)\n"
    }
    return text
  }

  private static var keys: String {
    var text = "\nCommands that keys can be made to do, in the settings file as\n"
    text += "\"keys\": { \"F11\": \"repeat-last\", \"F10\": \"none\" }:\n"
    for command in BindableCommand.all {
      text += "  \(command.name)\n      \(command.summary)\n"
    }
    return text
  }

  private static var settings: String {
    var text = "\nSettings, for --set NAME=VALUE, 'set NAME VALUE' and the settings file\n"
    text += "$XDG_CONFIG_HOME/spoken-keyboard/settings.json (~/.config unless set):\n"
    for setting in SettingsRouter.table {
      text += "  \(setting.name) \(setting.values.description) (\(setting.defaultValue))\n"
      text += "      \(setting.summary)\n"
    }
    return text
  }
}

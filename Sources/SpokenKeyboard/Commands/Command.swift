internal import Speech

/// What the program can be told to do.
enum Command: String, Hashable, Sendable, CaseIterable {
  case type
  case play
  case listen
  case layouts
  case voices
  case doctor
  case audit
  case explain
  case speechServer = "speech-server"
  case help
  case version

  /// What it is called on the command line.
  var name: String { self == .version ? "--version" : rawValue }

  /// What follows the name, as help writes it.
  var usage: String {
    switch self {
    case .type: "[type] [LAYOUT…]"
    case .play: "play [SCRIPT] [LAYOUT…]"
    case .listen: "listen LAYOUT"
    case .layouts: "layouts [list [FOLDER|xkb:] | show LAYOUT | convert LAYOUT --to FORMAT]"
    case .voices: "voices"
    case .doctor: "doctor"
    case .audit: "audit PATH…"
    case .explain: "explain [RULE]"
    case .speechServer: "speech-server"
    case .help: "help [COMMAND]"
    case .version: "--version"
    }
  }

  /// What it does, in one line without a full stop.
  var summary: String {
    switch self {
    case .type: "the interactive keyboard; several layouts are input modes"
    case .play: "gestures from a file or standard input (-); what is said goes out, a line each"
    case .listen: "what every key of a layout says, in focus order"
    case .layouts: "which layouts there are, the keys of one, and one written in another format"
    case .voices: "the voices that can speak; --language shows those of a language"
    case .doctor:
      "whether everything is there that the keyboard needs, and what to do where it isn't"
    case .audit: "what is wrong with the labels of layouts: built-in ones, files, folders"
    case .explain: "what a rule of the audit finds and why; all rules unless one is named"
    case .speechServer: "the part that speaks; the keyboard starts it, and you can drive it by hand"
    case .help: "how a command is used"
    case .version: "the version"
    }
  }

  /// The options that it takes.
  var options: [Option] {
    switch self {
    case .type:
      [
        .language, .voice, .rate, .pitch, .volume, .form, .noAudio, .plain, .scale, .output,
        .recover, .transcript,
      ] + Self.personal
    case .play:
      [
        .language, .voice, .rate, .pitch, .volume, .form, .print, .transcript, .wav, .captions,
      ] + Self.personal
    case .voices: [.language, .format, .help]
    case .doctor: [.language, .voice, .help]
    case .listen: [.language, .voice, .rate, .pitch, .volume, .form, .format] + Self.personal
    case .layouts: [.language, .to, .form, .output, .help]
    case .audit:
      [
        .language, .format, .output, .reader, .preset, .select, .ignore, .severity, .config,
        .baseline, .writeBaseline, .fix, .failOn, .verbose, .noCache, .help,
      ]
    case .explain: [.help]
    case .speechServer: [.noAudio, .help]
    case .help: [.help]
    case .version: [.version]
    }
  }

  /// What a person may choose about what they hear.
  private static let personal: [Option] = [
    .profile, .set, .settings, .names, .printSettings, .help,
  ]

  /// Does it.
  ///
  /// - Parameters:
  ///   - invocation: what was asked.
  ///   - speech: the speech server where one was started early.
  /// - Returns: the status that the program ends with.
  /// - Throws: `UsageError` where it can't be done.
  func run(_ invocation: Invocation, speech: SpeechClient?) throws(UsageError) -> ExitStatus {
    switch self {
    case .type: try TypeCommand.run(invocation, speech: speech)
    case .play: try PlayCommand.run(invocation)
    case .listen: try ListenCommand.run(invocation)
    case .layouts: try LayoutsCommand.run(invocation)
    case .voices: try VoicesCommand.run(invocation)
    case .doctor: try DoctorCommand.run(invocation)
    case .audit: try AuditCommand.run(invocation)
    case .explain: try ExplainCommand.run(invocation)
    case .speechServer: try SpeechServerCommand.run(invocation)
    case .help: try HelpCommand.run(invocation)
    case .version: try VersionCommand.run(invocation)
    }
  }
}

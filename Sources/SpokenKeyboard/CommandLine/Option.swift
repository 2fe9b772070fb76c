internal import LabelAudit
internal import Narration

/// Everything that can be said with two dashes; each command takes some of it.
enum Option: String, Hashable, Sendable, CaseIterable {
  case language
  case voice
  case rate
  case pitch
  case volume
  case noAudio = "no-audio"
  case plain
  case scale
  case output
  case recover
  case transcript
  case wav
  case captions
  case format
  case to
  case form
  case reader
  case preset
  case select
  case ignore
  case severity
  case config
  case baseline
  case writeBaseline = "write-baseline"
  case fix
  case failOn = "fail-on"
  case verbose
  case noCache = "no-cache"
  case print
  case set
  case profile
  case settings
  case printSettings = "print-settings"
  case names
  case help
  case version

  /// What stands for the value in help; nil for an option that takes none.
  var placeholder: String? {
    switch self {
    case .language: "TAG"
    case .voice: "NAME"
    case .rate: "WPM"
    case .pitch: "0...99"
    case .volume: "0...200"
    case .scale: "1...3"
    case .transcript, .output, .wav, .captions: "FILE"
    case .recover: "NUMBER"
    case .format: "NAME"
    case .to: "FORMAT"
    case .form: "NAME"
    case .print: "speech|text|events"
    case .set: "NAME=VALUE"
    case .profile: "NAME"
    case .settings, .names: "FILE"
    case .config, .baseline, .writeBaseline: "FILE"
    case .reader: "raw|character|spoken-keyboard"
    case .preset: "NUMBER"
    case .select, .ignore: "RULE,…"
    case .severity: "RULE=error|warning|note"
    case .fix: "FOLDER"
    case .failOn: "error|warning|note|never"
    case .noAudio, .plain, .printSettings, .verbose, .noCache, .help, .version: nil
    }
  }

  /// Whether the value may be left out; where it is given, it follows an equals sign.
  var isValueOptional: Bool { self == .recover }

  /// What it does, in one line without a full stop.
  var summary: String {
    switch self {
    case .language: "the language that is spoken, such as de-AT; your locale's unless given"
    case .voice:
      "the voice for what is in its language, by its name in eSpeak NG; a variant follows a plus: "
        + "en+f3"
    case .rate: "words a minute, 80...449"
    case .pitch: "how high the voice is; 50 is its own"
    case .volume: "how loud the voice is; 100 is its own"
    case .noAudio: "captions only"
    case .scale: "draw keys so many times as large, where the terminal has room for it"
    case .plain:
      "line mode: gestures are lines, what is said is a line; nothing of the screen is touched"
    case .output: "write the final text, or the report, to a file, whole or not at all"
    case .recover:
      "list texts of sessions that ended without saving, and ask which one to type on with"
    case .transcript: "write all that happens to a file, one JSON object a line"
    case .wav: "record what is said to a sound file; time passes while something is said"
    case .captions: "write what is said, and when, to a file: .vtt, .srt or .txt"
    case .format:
      "how it is written; each command has its own: listen table or json, audit \(reportFormats); audit takes NAME=FILE as well, several times"
    case .to: "the format to write: native, keyman or gnome"
    case .form:
      "the kind of keyboard, of layouts that have several: touch, iso, phone; the first unless given"
    case .reader:
      "how names of keys reach the engine: as running text, symbols by the engine's names, or as this keyboard says them; character for files with labels unless given"
    case .preset: "run the rules of this preset, so that an update brings no new ones"
    case .select: "run these rules alone; may be given again"
    case .ignore: "leave these rules out; may be given again"
    case .severity: "how much the findings of a rule matter; may be given again"
    case .config:
      "read choices of rules and suppressions from this file; .spoken-keyboard-audit.json unless given, none reads none"
    case .baseline: "don't count findings that are in this file"
    case .writeBaseline: "write all findings to this file, for --baseline"
    case .fix: "write layouts with the changes that findings propose to this folder"
    case .failOn:
      "end with status 1 at findings that matter this much or more; warning unless given"
    case .verbose: "tell notes of readers, accepted findings and all proofs as well"
    case .noCache: "listen to everything anew"
    case .print: "what goes to standard output: what is said, the final text, or all that happens"
    case .set: "change a setting from the start; may be given again"
    case .profile: "set all that is said at once: \(NarrationSettings.Profile.names)"
    case .settings: "read this settings file instead of your own; none reads none"
    case .printSettings: "print all settings in effect as a settings file, and end"
    case .names: "read your own names of characters from this file instead of your own one"
    case .help: "tell how a command is used"
    case .version: "tell the version"
    }
  }
}

/// The formats that an audit's report can have.
private let reportFormats: String = {
  let names = ReportFormat.all.map(\.id)
  return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
}()

extension NarrationSettings.Profile {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

internal import KeyModel
internal import Narration
internal import ReportText
internal import Speech

/// `listen`: what every key of a layout says, in focus order.
enum ListenCommand {
  enum Format: String, CaseIterable {
    case table
    case json
  }

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    guard let name = invocation.operands.first else {
      throw UsageError("listen needs a layout; the built-in ones are \(LayoutSource.builtInNames)")
    }
    if let extra = invocation.operands.dropFirst().first {
      throw UsageError("listen takes one layout; '\(extra)' is too much")
    }
    let format = try invocation.choice(.format, of: Format.self) ?? .table
    let choices = try Choices(invocation)
    let setup = try SessionSetup(invocation, choices, layouts: [name])
    if invocation.has(.printSettings) { return setup.printSettings() }
    choices.tellProblems()
    let configuration = SpeechConfiguration(setup.preferences.speech)
    let renderer = SpeechRenderer(
      executable: configuration.executable, settings: configuration.settings)
    // Before anything was typed: no automatic capital changes what the keys say.
    let keyboard = Keyboard(
      layouts: [setup.session.layout], words: setup.session.keyboard.words)
    var keys: [HeardKey] = []
    do throws(SpeechError) {
      for page in keyboard.layout.pages {
        for key in page.keys {
          keys.append(
            try HeardKey(
              keyboard.presented(key), page: page.id, narrator: setup.narrator,
              renderer: renderer))
        }
      }
    } catch {
      throw UsageError(error.description)
    }
    StandardStream.output.write(format == .table ? table(keys) : json(keys))
    return .clean
  }

  private static func table(_ keys: [HeardKey]) -> String {
    var table = TextTable(
      columns: ["PAGE", "KEY", "FUNCTION", "LABEL", "SAYS", "PHONEMES", "SECONDS"])
    for heard in keys {
      table.add([
        heard.page, heard.key.id, heard.key.function.name, heard.key.label ?? "", heard.words,
        heard.speech.phonemes,
        JSONValue.decimal(heard.speech.seconds, places: 2).line,
      ])
    }
    return table.text
  }

  private static func json(_ keys: [HeardKey]) -> String {
    JSONValue.array(keys.map(\.json)).lines() + "\n"
  }
}

/// A key, and what is heard of it.
private struct HeardKey {
  let key: Key
  let page: String
  /// What a listener would write down.
  let words: String
  let language: String
  let speech: HeardSpeech

  init(
    _ key: Key, page: String, narrator: Narrator, renderer: SpeechRenderer
  ) throws(SpeechError) {
    var narrator = narrator
    let said = narrator.utterances(
      for: .focus(key, page: page, cause: .named), at: .zero
    ).filter { $0.delay == .zero }
    self.key = key
    self.page = page
    words = said.map(\.text).joined(separator: " ")
    language = said.first?.language ?? narrator.language
    var phonemes: [String] = []
    var seconds = 0.0
    for utterance in said {
      let heard = try renderer.phonemes(of: utterance)
      phonemes.append(heard.phonemes)
      seconds += heard.seconds
    }
    speech = HeardSpeech(phonemes: phonemes.joined(separator: " "), seconds: seconds)
  }

  var json: JSONValue {
    .members([
      "page": .string(page), "id": .string(key.id), "function": .string(key.function.name),
      "title": .string(key.title), "label": .optional(key.label),
      "labelSource": .string(key.labelSource.rawValue),
      "traits": .array(key.traits.names.map(JSONValue.string)),
      "words": .string(words), "language": .string(language),
      "phonemes": .string(speech.phonemes), "seconds": .decimal(speech.seconds, places: 3),
    ])
  }
}

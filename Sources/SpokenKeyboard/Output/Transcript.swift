internal import KeyModel
internal import Narration
internal import ReportText

/// Writes what happens in a session as JSON lines, as `docs/transcript.md` describes them.
enum Transcript {
  /// The lines of an event; `time` is since the session's start.
  static func line(_ event: Event, at time: Duration) -> String {
    members(of: event).map { line($0, at: time) } ?? ""
  }

  /// The lines of an utterance: one for what is said, sounds among its commands; one for each sound
  /// where nothing is said.
  static func lines(_ utterance: Utterance, at time: Duration) -> String {
    guard utterance.text.isEmpty else {
      return line(
        .members([
          "event": .string("speech"), "text": .string(utterance.text),
          "language": .string(utterance.language), "cause": .string(utterance.cause.rawValue),
          "commands": .array(utterance.commands.map(\.json)),
        ]), at: time)
    }
    return utterance.sounds.map { sound in
      line(.members(["event": .string("sound"), "name": .string(sound.rawValue)]), at: time)
    }.joined()
  }

  /// The line of an interruption: what was being said is cut off.
  static func interrupt(at time: Duration) -> String {
    line(.members(["event": .string("interrupt")]), at: time)
  }

  private static func line(_ members: JSONValue, at time: Duration) -> String {
    guard case .object(let rest) = members else { return "" }
    let start = JSONValue.Member(name: "t", value: .decimal(time.seconds, places: 3))
    return JSONValue.object([start] + rest).line + "\n"
  }

  /// What is written of an event; nil where another line tells it, as that of a sound does.
  private static func members(of event: Event) -> JSONValue? {
    switch event {
    case .focus(let key, let page, let cause):
      return JSONValue.members([
        "event": .string("focus"), "page": .string(page), "key": .string(key.id),
        "cause": .string(cause.name),
      ])
    case .press(let key, let page, let origin):
      return JSONValue.members([
        "event": .string("press"), "page": .string(page), "key": .string(key.id),
        "origin": .string(origin.rawValue),
      ])
    case .text(let change, let origin): return text(change, origin)
    case .boundary: return nil
    case .shift(let state, let origin):
      return JSONValue.members([
        "event": .string("shift"), "state": .string(state.rawValue),
        "origin": .string(origin.rawValue),
      ])
    case .page(let id, let origin):
      return JSONValue.members([
        "event": .string("page"), "page": .string(id), "origin": .string(origin.rawValue),
      ])
    case .keyboard(let id, _, _):
      return JSONValue.members(["event": .string("keyboard"), "layout": .string(id)])
    case .field(let isEditing, let isSecure):
      return JSONValue.members([
        "event": .string("field"), "editing": .bool(isEditing), "secure": .bool(isSecure),
      ])
    case .alternates(let key):
      return JSONValue.members([
        "event": .string("alternates"), "key": .string(key.id),
        "alternates": .array(key.alternates.map(JSONValue.string)),
      ])
    case .inputModes(let names):
      return JSONValue.members([
        "event": .string("inputModes"), "names": .array(names.map(JSONValue.string)),
      ])
    case .refused(let refusal):
      return JSONValue.members([
        "event": .string("refused"), "text": .string(refusal.text),
        "reason": .string(refusal.reason.name),
      ])
    case .reading(let reading, let text):
      return JSONValue.members([
        "event": .string("reading"), "what": .string(reading.rawValue), "text": .string(text),
      ])
    case .scan(let event): return scan(event)
    case .setting(let name, let value):
      return JSONValue.members([
        "event": .string("setting"), "name": .string(name), "value": .string(value),
      ])
    case .unmet(let request):
      return JSONValue.members(["event": .string("unmet"), "message": .string(request.message)])
    }
  }

  private static func scan(_ event: ScanEvent) -> JSONValue {
    switch event {
    case .row(let keys, let number):
      .members([
        "event": .string("scan"), "offer": .string("row"), "row": .integer(number),
        "keys": .array(keys.map { .string($0.id) }),
      ])
    case .rows: .members(["event": .string("scan"), "offer": .string("rows")])
    case .paused: .members(["event": .string("scan"), "offer": .string("nothing")])
    }
  }

  private static func text(_ change: TextChange, _ origin: Origin) -> JSONValue {
    .members([
      "event": .string("text"), "change": .string(change.edit.name),
      "origin": .string(origin.rawValue), "removed": .string(change.removed),
      "inserted": .string(change.inserted), "before": .string(change.new.before),
      "selected": .string(change.new.selected), "marked": .string(change.new.marked),
      "after": .string(change.new.after),
    ])
  }
}

extension Duration {
  /// Seconds with a fraction.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension SpeechCommand {
  /// The command as a transcript has it: one member, named for what it is.
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .members(["text": .string(text)])
    case .character(let text): .members(["character": .string(text)])
    case .spelling(let text): .members(["spelling": .string(text)])
    case .pitch(let percent): .members(["pitch": .integer(percent)])
    case .rate(let percent): .members(["rate": .integer(percent)])
    case .volume(let percent): .members(["volume": .integer(percent)])
    case .pause(let milliseconds): .members(["pause": .integer(milliseconds)])
    case .language(let tag): .members(["language": .string(tag)])
    case .sound(let sound): .members(["sound": .string(sound.rawValue)])
    case .mark(let number): .members(["mark": .integer(number)])
    }
  }
}

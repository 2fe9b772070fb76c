internal import ReportText
internal import Speech

/// `voices`: the voices that can speak, all or those of a language.
enum VoicesCommand {
  enum Format: String, CaseIterable {
    case table
    case json
  }

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    try invocation.refuseOperands()
    let format = try invocation.choice(.format, of: Format.self) ?? .table
    let renderer = SpeechRenderer(executable: SpeechConfiguration.ownPath)
    var voices: [Voice]
    do throws(SpeechError) {
      voices = try renderer.voices()
    } catch {
      throw UsageError(error.description)
    }
    if let tag = invocation.value(.language) {
      voices = voices.filter { $0.speaks(tag) }
      guard !voices.isEmpty else {
        throw UsageError(
          "no voice speaks '\(tag)'; 'spoken-keyboard voices' lists the languages that have one")
      }
    }
    StandardStream.output.write(format == .table ? table(voices) : json(voices))
    return .clean
  }

  private static func table(_ voices: [Voice]) -> String {
    var table = TextTable(columns: ["LANGUAGE", "NAME", "FILE", "ALSO"])
    for voice in voices {
      let tags = voice.languages.map(\.tag)
      table.add([
        tags.first ?? "", voice.name, voice.identifier,
        tags.dropFirst().joined(separator: " "),
      ])
    }
    return table.text
  }

  private static func json(_ voices: [Voice]) -> String {
    let values = voices.map { voice in
      JSONValue.members([
        "name": .string(voice.name), "identifier": .string(voice.identifier),
        "languages": .array(voice.languages.map { .string($0.tag) }),
      ])
    }
    return JSONValue.array(values).lines() + "\n"
  }
}

extension Voice {
  /// Whether the voice speaks a language, or one that the tag is a kind of: "de" for "de-AT", and
  /// "en-us" for "en".
  fileprivate func speaks(_ tag: String) -> Bool {
    let wanted = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    return languages.contains { language in
      let own = language.tag.lowercased().split(separator: "-")
      return own.starts(with: wanted) || wanted.starts(with: own)
    }
  }
}

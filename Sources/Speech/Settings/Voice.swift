/// A voice of the engine.
public struct Voice: Hashable, Sendable {
  /// A language that a voice speaks.
  public struct Language: Hashable, Sendable {
    /// The language's tag as the engine writes it, such as `en-us`.
    public var tag: String
    /// How well the voice suits it; lower is better, 5 is usual.
    public var priority: Int

    /// Makes a language of a voice.
    public init(tag: String, priority: Int) {
      self.tag = tag
      self.priority = priority
    }
  }

  /// The voice's name, such as "English (America)".
  public var name: String
  /// The voice's file, such as `gmw/en-US`; no two voices share one.
  public var identifier: String
  /// The languages that it speaks, its own first.
  public var languages: [Language]

  /// Makes a voice.
  public init(name: String, identifier: String, languages: [Language]) {
    self.name = name
    self.identifier = identifier
    self.languages = languages
  }
}

extension Voice {
  /// The voice that speaks a language unless another is asked for; nil where none does.
  public static func best(for language: String, among voices: [Voice]) -> Voice? {
    VoiceTable(voices: voices).voice(forLanguage: language)
  }

  /// Reads a voice from the end of a line.
  init(_ reader: inout ProtocolReader) throws(ProtocolError) {
    self.init(
      name: try reader.text("a name"), identifier: try reader.text("a file"), languages: [])
    while let word = reader.word() {
      guard let priority = word.value.flatMap({ Int($0) }) else {
        throw .expected("a language and its priority", found: word.written)
      }
      languages.append(Language(tag: word.name, priority: priority))
    }
  }

  /// The voice as words of a line.
  var words: [ProtocolWord] {
    [ProtocolWord(text: name), ProtocolWord(text: identifier)]
      + languages.map { language in
        ProtocolWord(
          ProtocolWord.languageName(language.tag), step: String(language.priority))
      }
  }
}

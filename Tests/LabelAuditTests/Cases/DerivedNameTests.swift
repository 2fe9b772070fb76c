import KeyModel
import Testing

@testable import LabelAudit

/// Layouts of formats without labels: whatever shows them names their keys.
struct DerivedNameTests {
  private let source = AuditSubject.Source(
    format: "ldml-legacy", holdsLabels: false, holdsTraits: false)

  /// A key as a file without labels is audited: its label is what it inserts.
  private func derived(_ text: String, title: String? = nil, does function: KeyFunction? = nil)
    -> AuditKey
  {
    var made = key(title ?? text, id: text, does: function ?? .insert(text), traits: [])
    made.key.label = text
    return made
  }

  private func found(
    _ keys: [AuditKey], language: String = "en",
    heard: [String: (phonemes: String, seconds: Double)] = [:]
  ) -> [Finding] {
    let subject = layout(keys + [delete], language: language, source: source)
    let results = heard.mapValues {
      HearingResult.heard(Hearing(phonemes: $0.phonemes, seconds: $0.seconds, voice: language))
    }
    let audit = Audit()
    let listener = ExampleListener(RuleExamples.Example(subject, heard: results))
    return audit.report(
      on: subject, engine: listener.engine, results: listener.hear(audit.requests(for: [subject]))
    ).findings
  }

  @Test(arguments: ["\u{A0}", "\u{2009}", "\u{202F}", "\u{1680}", "\u{A0}\u{330}", " \u{311}"])
  func `blanks have names`(_ text: String) {
    #expect(found([derived(text)]) == [])
  }

  @Test func `marks on spaces aren't called the same`() {
    #expect(found([derived("\u{A0}\u{30F}"), derived("\u{A0}\u{311}")]) == [])
  }

  @Test func `symbols are read as words`() {
    let silent = (phonemes: "", seconds: 0.0)
    #expect(found([derived("…")], heard: ["…": silent, "characters:…": silent]) == [])
  }

  @Test func `a name that begins like the engine's word for a symbol is no number`() {
    let symbol = "sˈimbolo"
    let heard = [
      "\u{2BC0}": (phonemes: symbol + "dˈos", seconds: 1.0),
      "\u{A490}": (phonemes: symbol + "kwˈatɾo", seconds: 1.0),
      "símbolo de marca comercial": (phonemes: symbol + "ðemˈaɾka", seconds: 1.4),
    ]
    #expect(found([derived("™")], language: "es", heard: heard) == [])
  }

  @Test func `a letter that the engine has no name for is a number`() {
    let letter = "lˈetə"
    let heard = [
      "\u{2BC0}": (phonemes: "sɪmbəltˈuː", seconds: 1.0),
      "\u{A490}": (phonemes: "sɪmbəlfˈɔː", seconds: 1.0),
      "\u{10300}": (phonemes: letter + "wˈɒn", seconds: 1.0),
      "ৱ": (phonemes: "sɪmbəlnˈaɪn", seconds: 1.0),
    ]
    #expect(found([derived("ৱ")], language: "bn", heard: heard).map(\.rule) == ["speech-hex"])
  }

  @Test func `a name of two like words is meant`() {
    let found = found(
      [derived(")")], language: "he", heard: ["סוגר סוגר": ("svɡʁ svɡʁ", 0.67)])
    #expect(!found.map(\.rule).contains("speech-doubled"))
  }

  @Test func `keys that nobody knows the meaning of aren't heard by their ids`() {
    let keys = ["D01", "D02"].map { derived($0, title: "", does: .unknown($0)) }
    let sound = (phonemes: "dˈiː", seconds: 0.3)
    #expect(found(keys, heard: ["D01": sound, "D02": sound]) == [])
  }

  @Test func `letters that sound the same are a warning, since the layout can't name them`() {
    let sound = (phonemes: "ʃ", seconds: 0.1)
    let found = found(
      [derived("ш"), derived("щ")], language: "ky", heard: ["ш": sound, "щ": sound])
    #expect(found.map(\.rule) == ["speech-same"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.confidence) == [.likely])
  }

  @Test func `letters that the engine has names for aren't told as the same sound of a text`() {
    let sound = (phonemes: "ˈi", seconds: 0.2)
    let heard = [
      "й": sound, "ѝ": sound, "characters:й": ("ˈi krˈatko", 0.5), "characters:ѝ": sound,
    ]
    #expect(found([derived("й"), derived("ѝ")], language: "bg", heard: heard) == [])
  }

  @Test func `a letter is silent and a number where both ways to read it say so`() {
    let silent = (phonemes: "", seconds: 0.0)
    let number = (phonemes: "lˈetəsˈɪks", seconds: 1.0)
    let heard = [
      "\u{1401}": (phonemes: "lˈetətˈuː", seconds: 1.0),
      "\u{A000}": (phonemes: "lˈetəfˈɔː", seconds: 1.0),
      "ѣ": number, "characters:ѣ": number, "ѫ": number, "characters:ѫ": ("ˈɤ", 0.3),
      "ѭ": silent, "characters:ѭ": silent, "ѯ": silent, "characters:ѯ": ("kˈsi", 0.3),
    ]
    let found = found(["ѣ", "ѫ", "ѭ", "ѯ"].map { derived($0) }, language: "bg", heard: heard)
    #expect(found.map(\.rule) == ["speech-hex", "speech-silent"])
    #expect(found.map(\.key?.name) == ["ѣ", "ѭ"])
  }

  @Test func `English names of signs that sound alike are the program's matter`() {
    let english = (phonemes: "sˈaɪn", seconds: 0.6)
    let heard = [
      "dotted circle vowel sign au": english, "dotted circle vowel sign o": english,
      "characters:◌ौ": ("ˈɔː", 0.3), "characters:◌ो": ("ˈoː", 0.3),
    ]
    #expect(found([derived("◌ौ"), derived("◌ो")], language: "hi", heard: heard) == [])
  }

  @Test func `small letters and capitals that sound the same are one finding`() {
    let subject = layout(
      [
        page("base", [derived("е"), derived("э"), delete]),
        page("shift", [derived("Е"), derived("Э"), delete]),
      ], language: "kk", source: source)
    let sound = HearingResult.heard(Hearing(phonemes: "ˈe", seconds: 0.2, voice: "trk/kk"))
    let heard = Dictionary(uniqueKeysWithValues: ["е", "э", "Е", "Э"].map { ($0, sound) })
    let audit = Audit()
    let listener = ExampleListener(RuleExamples.Example(subject, heard: heard))
    let same = audit.report(
      on: subject, engine: listener.engine, results: listener.hear(audit.requests(for: [subject]))
    ).findings.filter { $0.rule == "speech-same" }
    #expect(same.map(\.message) == ["“е”, “э” sound the same"])
    #expect(same.map { $0.related.map(\.name) } == [["э", "Е", "Э"]])
  }

  @Test func `keys that lie where the hardware has them are read in no order`() {
    let keys = ["q", "w"].enumerated().map { column, title in
      key(title, frame: Frame(x: Double(1 - column) * 100, y: 0, width: 100, height: 100))
    }
    var subject = layout(keys + [delete])
    #expect(rules(in: subject).contains("reading-order"))
    subject.source.placesKeys = false
    #expect(!rules(in: subject).contains("reading-order"))
  }
}

/// What a layout isn't blamed for.
struct FormatLimitTests {
  @Test func `the language of a keyboard is heard without what the tag tells of the keyboard`() {
    let subject = layout([key("a"), delete], language: "de-t-k0-windows")
    let languages = Set(Audit().requests(for: [subject]).map(\.language))
    #expect(languages == ["de"])
  }

  @Test(arguments: ["und", "mul", "zxx"])
  func `no language in particular isn't listened to`(_ tag: String) {
    #expect(Audit().requests(for: [layout([key("a"), delete], language: tag)]).isEmpty)
  }

  @Test func `a format without a language isn't asked for one`() {
    let source = AuditSubject.Source(format: "heliboard", holdsLabels: false, holdsLanguage: false)
    #expect(rules(in: layout([delete], language: nil, source: source)) == [])
    #expect(rules(in: layout([delete], language: "ja-JP-jis", source: source)) == [])
  }

  @Test func `what a modifier makes of digits is no number pad`() {
    let digits = (0...9).map { key(String($0)) } + [key("."), delete]
    var numbers = page("altR", digits)
    #expect(rules(in: layout([numbers], language: "de")) == ["label-decimal-separator"])
    numbers.isShownFromOutside = true
    #expect(rules(in: layout([numbers], language: "de")) == [])
  }

  @Test func `a label isn't proposed that the key has`() {
    let subject = layout([key("⏎", label: "Return", does: .returnKey), delete])
    let silent = HearingResult.heard(Hearing(phonemes: "", seconds: 0, voice: "en"))
    let listener = ExampleListener(RuleExamples.Example(subject, heard: ["Return": silent]))
    let audit = Audit()
    let found = audit.report(
      on: subject, engine: listener.engine, results: listener.hear(audit.requests(for: [subject]))
    ).findings
    #expect(found.map(\.rule) == ["speech-silent"])
    #expect(found.map(\.suggestion) == ["label it in words"])
    #expect(found.map(\.fix) == [nil])
  }
}

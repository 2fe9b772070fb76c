import KeyModel
import Testing

@testable import LabelAudit

/// What is heard of keys that people reported, and what mustn't be found by ear.
struct HearingCaseTests {
  private func found(
    _ keys: [AuditKey], language: String = "en", reader: Reader = .character,
    heard: [String: (phonemes: String, seconds: Double)]
  ) -> [Finding] {
    let results = heard.mapValues {
      HearingResult.heard(Hearing(phonemes: $0.phonemes, seconds: $0.seconds, voice: language))
    }
    let example = RuleExamples.Example(
      layout(keys + [delete], language: language), reader: reader, heard: results)
    var settings = AuditSettings()
    settings.reader = reader
    let audit = Audit(settings: settings)
    let listener = ExampleListener(example)
    return audit.report(
      on: example.subject, engine: listener.engine,
      results: listener.hear(audit.requests(for: [example.subject]))
    ).findings
  }

  @Test(arguments: ["OK", "ABC", "USB"])
  func `short forms that everybody spells are let be`(_ name: String) {
    let letters = name.map { (String($0), (phonemes: "x\($0.lowercased())", seconds: 0.3)) }
    var heard = Dictionary(uniqueKeysWithValues: letters)
    heard[name] = (letters.map(\.1.phonemes).joined(), 0.6)
    #expect(found([key("x", label: name, does: .escape)], heard: heard) == [])
  }

  @Test func `a word whose letters are called by their sounds isn't spelled`() {
    let letters = ["रि": "ɾˈɪ", "ट": "ʈˈə", "र्": "rˈə", "न": "nˈə"]
    var heard = letters.mapValues { (phonemes: $0, seconds: 0.2) }
    heard["रिटर्न"] = ("ɾˈɪʈərn", 0.35)
    #expect(
      found([key("⏎", label: "रिटर्न", does: .returnKey)], language: "hi", heard: heard) == [])
  }

  @Test func `00 is heard as two zeros and passes`() {
    #expect(
      found(
        [key("00", label: "00")],
        heard: ["00": ("zˈiəɹəʊ zˈiəɹəʊ", 0.75), "0": ("zˈiəɹəʊ", 0.4)]) == [])
  }

  @Test func `a borrowed word in another voice is a note`() {
    let found = found(
      [key("⇧", label: "Shift", does: .shift)], language: "ru",
      heard: ["Shift": ("(en)ʃˈɪft(ru)", 0.4), "Delete": ("dˈelete", 0.4)])
    #expect(found.map(\.rule) == ["speech-foreign"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `a Latin letter on a Russian keyboard may have its English name`() {
    #expect(
      found(
        [key("a")], language: "ru", heard: ["a": ("(en)ˈeɪ(ru)", 0.3), "Delete": ("dˈelete", 0.4)])
        == [])
  }

  @Test func `a left and a right shift sound the same and may`() {
    let shifts = ["left", "right"].map { key("⇧", label: "Shift", id: $0, does: .shift) }
    #expect(found(shifts, heard: ["Shift": ("ʃˈɪft", 0.4)]) == [])
  }

  @Test func `letters that are near by nature are no finding`() {
    #expect(
      found([key("b"), key("p")], heard: ["b": ("bˈiː", 0.3), "p": ("pˈiː", 0.3)]) == [])
  }

  @Test func `123 and ?123 are two quantities, told once each and not as one sound`() {
    let pages = ["123", "?123"].map { key($0, label: $0, does: .page($0)) }
    let sound = (phonemes: "wˈɒnhˈʌndɹɪd", seconds: 1.4)
    let found = found(
      pages,
      heard: [
        "123": sound, "?123": sound, "1": ("wˈɒn", 0.3), "2": ("tˈuː", 0.3), "3": ("θɹˈiː", 0.3),
      ])
    #expect(found.filter { $0.rule == "speech-number" }.map(\.key?.name) == ["123", "?123"])
  }

  @Test(arguments: [(1.6, Severity.warning), (3.1, .error)])
  func `seconds decide how much a long label matters`(_ seconds: Double, _ severity: Severity) {
    let found = found(
      [key("x", label: "Sundry things", does: .escape)],
      heard: ["Sundry things": ("sˈʌndɹi θˈɪŋz", seconds)])
    #expect(found.map(\.rule) == ["speech-long"])
    #expect(found.map(\.severity) == [severity])
  }

  @Test func `what is heard of characters is likely, of words certain`() {
    let silent = (phonemes: "", seconds: 0.0)
    let found = found(
      [key("⇥", label: "⇥", does: .tab), key("x", label: "ᚠᚢ", does: .escape)], reader: .raw,
      heard: ["⇥": silent, "ᚠᚢ": silent])
    #expect(found.map(\.rule) == ["speech-silent", "speech-silent"])
    #expect(found.map(\.confidence) == [.likely, .certain])
  }

  @Test func `phonemes that the alphabet writes alike are told apart by their names`() {
    func same(_ names: [String]) -> [RuleID] {
      let subject = layout([key("ѕ"), key("ѓ"), delete], language: "mk")
      let heard = zip(["ѕ", "ѓ"], names).map { title, name in
        (
          title,
          HearingResult.heard(
            Hearing(phonemes: "dʑˈə", phonemeNames: name, seconds: 0.2, voice: "zls/mk"))
        )
      }
      let listener = ExampleListener(
        RuleExamples.Example(subject, heard: Dictionary(uniqueKeysWithValues: heard)))
      let audit = Audit()
      return audit.report(
        on: subject, engine: listener.engine, results: listener.hear(audit.requests(for: [subject]))
      ).findings.map(\.rule)
    }
    #expect(same(["dz @", "dZ; @"]) == [])
    #expect(same(["dz @", "dz @"]) == ["speech-same"])
  }

  @Test
  func `a voice that is silent on its own words, or says them without vowels, proves nothing`() {
    let silent = (phonemes: "", seconds: 0.0)
    let cherokee = found(
      [key("Ꭰ", label: "Ꭰ")], language: "chr",
      heard: ["Ꭰ": silent, "ᏣᎳᎩ": silent, "ᏩᏙ": silent, "ᎠᎹ": silent])
    #expect(Set(cherokee.map(\.rule)) == ["speech-silent", "speech-voice-unsound"])
    #expect(cherokee.filter { $0.rule == "speech-silent" }.map(\.confidence) == [.review])
    let same = (phonemes: "s", seconds: 0.1)
    let thai = found(
      [key("ี"), key("า")], language: "th",
      heard: [
        "ี": same, "า": same, "มี": ("ms", 0.2), "ดี": ("ds", 0.2), "น้ำ": ("n s", 0.3),
        "บ้าน": ("b sn", 0.3),
      ])
    #expect(thai.filter { $0.rule == "speech-same" }.allSatisfy { $0.confidence == .review })
    #expect(thai.contains { $0.rule == "speech-voice-unsound" })
  }
}

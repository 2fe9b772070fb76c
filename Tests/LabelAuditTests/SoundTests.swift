import Testing

@testable import LabelAudit

/// Phonemes taken apart, and how near two are.
struct SoundTests {
  @Test(arguments: [
    ("dɪlˈiːt", ["d", "ɪ", "l", "iː", "t"]), ("(en)spˈeɪs(de)", ["s", "p", "e", "ɪ", "s"]),
    ("lˈɛft ˈaɹəʊ", ["l", "ɛ", "f", "t", "a", "ɹ", "ə", "ʊ"]), ("", []), ("(en)(de)", []),
  ])
  func `stress, pauses and changes of voice are no sounds`(_ phonemes: String, _ sounds: [String]) {
    #expect(Sound(phonemes).segments == sounds)
  }

  @Test(arguments: [
    ("ms", false), ("mrn  mts", false), ("", false), ("mˈiː", true), ("(en)ʌ(th)", true),
  ])
  func `words without vowels are known`(_ phonemes: String, _ hasVowel: Bool) {
    #expect(Sound(phonemes).hasVowel == hasVowel)
  }

  /// Pairs of letters that people were found to confuse, and some that they weren't.
  @Test(arguments: [
    ("bˈiː", "pˈiː"), ("sˈiː", "zˈiː"), ("dˈiː", "tˈiː"), ("bˈiː", "dˈiː"), ("ˈɛf", "ˈɛs"),
    ("ˈɛm", "ˈɛn"), ("pˈiː", "tˈiː"), ("vˈiː", "zˈiː"),
  ])
  func `letters that people confuse are near`(_ one: String, _ other: String) {
    #expect(Sound(one).distance(to: Sound(other)) <= 0.9)
    #expect(Sound(one).distance(to: Sound(other)) > 0)
  }

  @Test(arguments: [
    ("bˈiː", "ˈɛf"), ("ˈeɪ", "ˈaɪ"), ("dɪlˈiːt", "ɹɪtˈɜːn"), ("lˈɛtəz", "nˈʌmbəz"),
    ("ʃˈɪft", "spˈeɪs"),
    ("bˈiː", "ˈiː"),
  ])
  func `others aren't`(_ one: String, _ other: String) {
    #expect(Sound(one).distance(to: Sound(other)) > 0.9)
  }

  @Test func `the distance is the same both ways`() {
    let words = ["dɪlˈiːt", "ɹɪtˈɜːn", "spˈeɪs", "bˈiː", ""].map { Sound($0) }
    for one in words {
      for other in words { #expect(one.distance(to: other) == other.distance(to: one)) }
    }
  }

  @Test func `a voice's own language and its regions are not foreign`() {
    let hearing = Hearing(phonemes: "(en)dɪlˈiːt(ru)", seconds: 0.4, voice: "zle/ru")
    #expect(hearing.foreignLanguages(in: "ru-RU") == ["en"])
    #expect(hearing.foreignLanguages(in: "en") == [])
  }
}

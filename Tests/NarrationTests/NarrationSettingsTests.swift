import KeyModel
import Narration
import Testing

/// Settings are named once, and profiles are sets of them.
struct NarrationSettingsTests {
  @Test func `every setting has a name, a summary and a default that sets it to itself`() throws {
    for setting in NarrationSettings.table {
      var settings = NarrationSettings()
      try settings.set(setting.name, to: setting.defaultValue)
      #expect(settings == NarrationSettings(), "\(setting.name)")
      #expect(!setting.summary.isEmpty && !setting.summary.hasSuffix("."), "\(setting.name)")
    }
  }

  @Test func `every word that a setting takes changes something or is its default`() throws {
    for setting in NarrationSettings.table {
      guard case .oneOf(let words) = setting.values else { continue }
      for word in words where word != setting.defaultValue && word != "own" {
        var settings = NarrationSettings()
        try settings.set(setting.name, to: word)
        #expect(settings != NarrationSettings(), "\(setting.name) \(word)")
        #expect(try settings.value(of: setting.name) == word)
      }
    }
  }

  @Test(arguments: [
    ("echo", "characters-and-words"), ("capital-pitch", "55"), ("phonetic-delay", "250"),
    ("count-repeats", "off"), ("profile", "talkback-like"),
  ])
  func `a setting that is set is read back`(name: String, value: String) throws {
    var settings = NarrationSettings()
    try settings.set(name, to: value)
    #expect(try settings.value(of: name) == value)
  }

  @Test(arguments: [("capital-pitch", "101"), ("phonetic-delay", "5001"), ("echo", "all")])
  func `a value out of range is refused and changes nothing`(name: String, value: String) {
    var settings = NarrationSettings()
    #expect(throws: SettingError.self) {
      try settings.set(name, to: value)
    }
    #expect(settings == NarrationSettings())
  }

  @Test func `no setting has the name of one of the session's`() {
    let names = Set(Settings.table.map(\.name))
    #expect(NarrationSettings.table.filter { names.contains($0.name) } == [])
  }

  @Test(arguments: NarrationSettings.Profile.allCases)
  func `a profile is told from the others and is itself`(profile: NarrationSettings.Profile) {
    #expect(profile.settings.profile == profile)
    var settings = profile.settings
    settings.phoneticDelay = .milliseconds(1_234)
    #expect(settings.profile == nil)
    settings.profile = nil
    #expect(settings.phoneticDelay == .milliseconds(1_234))
  }

  @Test(arguments: [
    (NarrationSettings.Profile.standard, ["a", "space", "A", "A"]),
    (.nvdaLike, ["a", "space", "A", "A"]),
    (.voiceOverLike, ["a", "a", "space", "A", "A"]),
    (.talkBackLike, ["a", "a", "space", "cap A", "cap A deleted"]),
    (.keysOnly, ["a", "space", "A", "A"]),
  ])
  func `profiles are heard`(profile: NarrationSettings.Profile, said: [String]) {
    let typist = Typist(keys: "aA ", settings: profile.settings)
    #expect(typist.presses("a A⌫") == said)
  }
}

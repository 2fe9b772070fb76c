import KeyModel
import Narration
import Speech
import Testing

struct SpeechPreferencesTests {
  @Test func `nothing sounds different until something is set`() {
    #expect(SpeechPreferences().settingsByCause.isEmpty)
  }

  @Test func `keys can be faster and higher than the rest, whatever the rate becomes`() throws {
    var preferences = SpeechPreferences()
    try preferences.set("key-rate", to: "120")
    try preferences.set("key-pitch", to: "10")
    try preferences.set("rate", to: "200")
    let wanted = SpeechSettings(
      rate: SpeechRate(clamping: 240), pitch: SpeechPitch(clamping: 60))
    #expect(preferences.settingsByCause == [.focus: wanted, .press: wanted])
  }

  @Test(arguments: [
    ("voice", "en+f3"), ("rate", "300"), ("pitch", "70"), ("volume", "150"), ("key-rate", "25"),
    ("key-pitch", "-50"), ("echo-rate", "400"), ("echo-pitch", "50"), ("message-rate", "90"),
    ("message-pitch", "-1"), ("voice", "automatic"),
  ])
  func `what is set is read back`(name: String, value: String) throws {
    var preferences = SpeechPreferences()
    try preferences.set(name, to: value)
    #expect(try preferences.value(of: name) == value)
  }

  @Test(arguments: [
    ("rate", "79"), ("rate", "450"), ("pitch", "100"), ("volume", "201"), ("voice", ""),
  ])
  func `what no voice can do changes nothing`(name: String, value: String) {
    var preferences = SpeechPreferences()
    #expect(throws: SettingError.self) { try preferences.set(name, to: value) }
    #expect(preferences == SpeechPreferences())
  }
}

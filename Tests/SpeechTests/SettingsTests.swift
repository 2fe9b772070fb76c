import Testing

@testable import Speech

@Suite struct SettingsTests {
  @Test(arguments: [80, 175, 449])
  func `a rate inside its range is taken`(value: Int) throws {
    #expect(try SpeechRate(wordsPerMinute: value).wordsPerMinute == value)
  }

  @Test(arguments: [79, 450, 0, -1, Int.max])
  func `a rate outside its range is an error that names it`(value: Int) {
    #expect(throws: SpeechSettingError.rateOutOfRange(value)) {
      try SpeechRate(wordsPerMinute: value)
    }
  }

  @Test(arguments: [-1, 100, Int.min])
  func `a pitch outside its range is an error that names it`(value: Int) {
    #expect(throws: SpeechSettingError.pitchOutOfRange(value)) { try SpeechPitch(value) }
  }

  @Test(arguments: [-1, 201])
  func `a volume outside its range is an error that names it`(value: Int) {
    #expect(throws: SpeechSettingError.volumeOutOfRange(value)) { try SpeechVolume(value) }
  }

  @Test func `the ends of the ranges are taken`() throws {
    #expect(try SpeechPitch(0).value == 0)
    #expect(try SpeechPitch(99).value == 99)
    #expect(try SpeechVolume(0).value == 0)
    #expect(try SpeechVolume(200).value == 200)
  }
}

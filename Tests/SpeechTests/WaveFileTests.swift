import Testing

@testable import Speech

@Suite struct WaveFileTests {
  @Test func `the header says what follows`() {
    let bytes = WaveFile(samples: [1, -2], sampleRate: 22_050).bytes
    #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
    #expect(Array(bytes[4..<8]) == [40, 0, 0, 0])
    #expect(String(decoding: bytes[8..<16], as: UTF8.self) == "WAVEfmt ")
    // 16 bytes, PCM, one channel, 22 050 samples and 44 100 bytes a second, 2 bytes, 16 bits.
    #expect(
      Array(bytes[16..<36]) == [
        16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0,
      ])
    #expect(Array(bytes[36..<44]) == Array("data".utf8) + [4, 0, 0, 0])
    #expect(Array(bytes[44...]) == [1, 0, 0xFE, 0xFF])
  }

  @Test func `a path that can't be written is an error that names it`() {
    let error = #expect(throws: SpeechError.self) {
      try WaveFile(samples: [], sampleRate: 22_050).write(to: "/nonexistent/sound.wav")
    }
    #expect(
      error?.description == "/nonexistent/sound.wav can't be written: No such file or directory")
  }
}

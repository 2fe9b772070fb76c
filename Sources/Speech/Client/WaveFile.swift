internal import Glibc

/// A sound file: RIFF/WAVE, one channel, 16-bit PCM.
public struct WaveFile: Hashable, Sendable {
  /// The sound.
  public var samples: [Int16]
  /// Samples a second.
  public var sampleRate: Int

  /// Makes a file of samples.
  public init(samples: [Int16], sampleRate: Int) {
    self.samples = samples
    self.sampleRate = sampleRate
  }

  /// The file's bytes.
  ///
  /// The format counts bytes in 32 bits; samples beyond 4 GB are left out.
  public var bytes: [UInt8] {
    let count = min(samples.count, Int((UInt32.max - 36) / 2))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + count * 2)
    bytes += Array("RIFF".utf8) + Self.bytes(UInt32(36 + count * 2))
    bytes += Array("WAVEfmt ".utf8) + Self.bytes(UInt32(16))
    bytes += Self.bytes(UInt16(1)) + Self.bytes(UInt16(1))
    bytes += Self.bytes(UInt32(sampleRate)) + Self.bytes(UInt32(sampleRate * 2))
    bytes += Self.bytes(UInt16(2)) + Self.bytes(UInt16(16))
    bytes += Array("data".utf8) + Self.bytes(UInt32(count * 2))
    for sample in samples.prefix(count) { bytes += Self.bytes(UInt16(bitPattern: sample)) }
    return bytes
  }

  /// The file as an address that holds it itself: `data:audio/wav` in base 64.
  public var address: String { "data:audio/wav;base64," + Base64.encoded(bytes: bytes) }

  /// Writes the file, in place of one that is there.
  ///
  /// - Throws: `SpeechError.notWritten` when it can't be made or filled.
  public func write(to path: String) throws(SpeechError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Self.failure(path)
      }
    }
  }

  private static func failure(_ path: String) -> SpeechError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    return .notWritten(path: path, reason: reason)
  }

  private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}

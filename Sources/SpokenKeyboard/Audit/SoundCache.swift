internal import LabelAudit

/// The sounds that earlier reports play, as addresses that hold them.
///
/// eSpeak NG makes a sound a little different each time: kept, the same report has the same bytes.
struct SoundCache: Sendable {
  private let file: CacheFile

  /// Bytes beyond which it begins anew.
  private static let most = 64_000_000

  init(folder: String, engine: String) {
    file = CacheFile("sounds", engine: engine, folder: folder)
  }

  /// What is in the file; nothing where there is none.
  func read() -> [HearingRequest: String] {
    var sounds: [HearingRequest: String] = [:]
    for fields in file.read(atMost: Self.most) {
      // A line that was cut off, or that holds anything else, is no sound.
      guard fields.count == 4, fields[3] == "end", Self.isAddress(fields[2]),
        let request = HearingRequest(fields[0], fields[1]), sounds[request] == nil
      else { continue }
      sounds[request] = fields[2]
    }
    return sounds
  }

  /// Adds sounds.
  func add(_ sounds: [HearingRequest: String]) {
    file.add(sounds.map { [$0.language, $0.steps, $1, "end"] })
  }

  private static func isAddress(_ text: String) -> Bool {
    let start = "data:audio/wav;base64,"
    return text.hasPrefix(start)
      && text.utf8.dropFirst(start.utf8.count).allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
          UInt8(ascii: "="):
          true
        default: false
        }
      }
  }
}

internal import Glibc
internal import LabelAudit
internal import Narration

/// What was heard in earlier audits: a file for each version of the engine, a line for each request.
///
/// Lines are only added, each batch by one write, so that several audits may run at once; a line that
/// can't be read is heard anew.
struct HearingCache: Sendable {
  private let folder: String
  private let path: String

  init(folder: String, engine: String) {
    self.folder = folder
    let name = engine.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
    path = "\(folder)/heard-\(String(name)).tsv"
  }

  /// What is in the file; nothing where there is none.
  func read() -> [HearingRequest: HearingResult] {
    guard let bytes = contents() else { return [:] }
    var results: [HearingRequest: HearingResult] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { CacheText.read($0) }
      guard parts.count == 6, let request = HearingRequest(parts[0], parts[1]) else { continue }
      switch parts[2] {
      case "heard":
        guard let milliseconds = Int(parts[3]) else { continue }
        results[request] = .heard(
          Hearing(phonemes: parts[4], seconds: Double(milliseconds) / 1_000, voice: parts[5]))
      case "no-voice": results[request] = .noVoice
      default: continue
      }
    }
    return results
  }

  /// Adds what was heard; a crash is left out, since it may have been an accident.
  ///
  /// A cache that can't be written costs time alone, so that nobody is told.
  func add(_ results: [HearingRequest: HearingResult]) {
    let lines = results.compactMap { request, result -> String? in
      let rest: [String]
      switch result {
      case .heard(let hearing):
        let milliseconds = Int((hearing.seconds * 1_000).rounded())
        rest = ["heard", String(milliseconds), hearing.phonemes, hearing.voice]
      case .noVoice: rest = ["no-voice", "0", "", ""]
      case .crashed: return nil
      }
      let fields = [request.language, request.steps] + rest
      return fields.map(CacheText.written).joined(separator: "\t") + "\n"
    }
    guard !lines.isEmpty, makeFolder() else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    FileDescriptorWriter.write(lines.sorted().joined(), to: descriptor)
  }

  private func makeFolder() -> Bool {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
    return FileKind(of: folder) == .folder
  }

  private func contents() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}

/// Text in a field of the cache: nothing in it ends a field or a line.
private enum CacheText {
  static func written(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.value < 0x20 || scalar == "\\" {
        result += "\\\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  static func read(_ field: ArraySlice<UInt8>) -> String {
    guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
    var result = ""
    var rest = String(decoding: field, as: UTF8.self)[...]
    while let escape = rest.firstIndex(of: "\\") {
      result += rest[..<escape]
      let digits = rest[rest.index(after: escape)...].prefix { $0 != ";" }
      if let scalar = UInt32(digits).flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[digits.endIndex...].dropFirst()
    }
    return result + rest
  }
}

extension HearingRequest {
  /// The steps as one text.
  fileprivate var steps: String {
    commands.map { command in
      switch command {
      case .text(let text): "t\(text)"
      case .character(let text): "c\(text)"
      case .pitch(let pitch): "p\(pitch)"
      case .rate(let rate): "r\(rate)"
      case .volume(let volume): "v\(volume)"
      case .pause(let milliseconds): "w\(milliseconds)"
      case .language(let tag): "l\(tag)"
      case .sound(let sound): "s\(sound.rawValue)"
      case .mark(let mark): "m\(mark)"
      }
    }.joined(separator: "\u{1F}")
  }

  /// Reads what ``steps`` wrote; nil where it is none of that.
  fileprivate init?(_ language: String, _ steps: String) {
    var commands: [SpeechCommand] = []
    for step in steps.split(separator: "\u{1F}", omittingEmptySubsequences: false) {
      guard let kind = step.unicodeScalars.first else { return nil }
      let text = String(step.unicodeScalars.dropFirst())
      guard let command = Self.command(kind, text) else { return nil }
      commands.append(command)
    }
    self.init(commands, language: language)
  }

  private static func command(_ kind: Unicode.Scalar, _ text: String) -> SpeechCommand? {
    switch kind {
    case "t": .text(text)
    case "c": .character(text)
    case "p": Int(text).map(SpeechCommand.pitch)
    case "r": Int(text).map(SpeechCommand.rate)
    case "v": Int(text).map(SpeechCommand.volume)
    case "w": Int(text).map { SpeechCommand.pause(milliseconds: $0) }
    case "l": .language(text)
    case "s": Sound(rawValue: text).map(SpeechCommand.sound)
    case "m": Int(text).map(SpeechCommand.mark)
    default: nil
    }
  }
}

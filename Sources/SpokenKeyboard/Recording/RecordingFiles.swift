internal import Speech

/// Where the recording of a session goes: a sound file, captions, or both.
struct RecordingFiles {
  private let wave: String?
  private let captions: (path: String, format: CaptionFormat)?

  /// Reads the options; nil where nothing is to be recorded.
  ///
  /// - Throws: `UsageError` for captions of an unknown format.
  init?(_ invocation: Invocation) throws(UsageError) {
    wave = invocation.value(.wav)
    if let path = invocation.value(.captions) {
      guard let format = CaptionFormat(path: path) else {
        let endings = CaptionFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
        throw UsageError("--captions takes a file that ends in \(endings), not '\(path)'")
      }
      captions = (path, format)
    } else {
      captions = nil
    }
    guard wave != nil || captions != nil else { return nil }
  }

  /// Writes what was recorded until the session's end.
  ///
  /// - Throws: `UsageError` where a file can't be written.
  func write(_ recording: Recording, until end: Duration) throws(UsageError) {
    if let captions {
      try OutputFile(captions.path).write(captions.format.text(recording.captions))
    }
    guard let wave else { return }
    do throws(SpeechError) {
      try recording.wave(until: end).write(to: wave)
    } catch {
      throw UsageError(error.description)
    }
  }
}

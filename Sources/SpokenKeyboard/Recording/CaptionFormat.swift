internal import ReportText

/// A way to write captions to a file.
enum CaptionFormat: String, Hashable, Sendable, CaseIterable {
  /// WebVTT.
  case vtt
  /// SubRip.
  case srt
  /// Lines of text, each with its start in seconds.
  case txt

  /// The format that the name of a file asks for by its ending; nil where it asks for none of them.
  init?(path: String) {
    guard let ending = path.split(separator: ".").last else { return nil }
    self.init(rawValue: ending.lowercased())
  }

  /// The captions as the text of a file.
  func text(_ captions: [Recording.Caption]) -> String {
    switch self {
    case .vtt:
      let cues = captions.map { caption in
        "\(Self.stamp(caption.start, separator: ".")) --> "
          + "\(Self.stamp(caption.end, separator: "."))\n\(Self.escaped(caption.text))\n"
      }
      return (["WEBVTT\n"] + cues).joined(separator: "\n")
    case .srt:
      let cues = captions.enumerated().map { index, caption in
        "\(index + 1)\n\(Self.stamp(caption.start, separator: ",")) --> "
          + "\(Self.stamp(caption.end, separator: ","))\n\(VisibleText(caption.text))\n"
      }
      return cues.joined(separator: "\n")
    case .txt:
      return captions.map { caption in
        let start = JSONValue.decimal(caption.start.seconds, places: 3).line
        return "\(start) \(VisibleText(caption.text))\n"
      }.joined()
    }
  }

  /// Hours, minutes, seconds and milliseconds, as both formats of cues have them.
  private static func stamp(_ time: Duration, separator: String) -> String {
    let milliseconds = Int((time.seconds * 1_000).rounded())
    let parts = [milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1_000 % 60]
    let clock = parts.map { padded($0, to: 2) }.joined(separator: ":")
    return clock + separator + padded(milliseconds % 1_000, to: 3)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Text of a cue: WebVTT reads markup in it, and an arrow would be a time.
  private static func escaped(_ text: String) -> String {
    let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    return VisibleText(text).description.map { entities[$0] ?? String($0) }.joined()
  }
}

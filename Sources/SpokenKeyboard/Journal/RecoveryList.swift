internal import Glibc
internal import ReportText

/// The texts that were left behind, as lines for a person.
enum RecoveryList {
  /// One line a text: its number from 1, when its session began, where it was typed, how long it
  /// is, and how it begins.
  static func lines(_ entries: [JournalFolder.Entry]) -> [String] {
    entries.enumerated().map { index, entry in
      let contents = entry.contents
      let count = contents.text.count
      return "\(index + 1): \(moment(contents.started)), "
        + "\(contents.layouts.joined(separator: " ")), "
        + "\(count) \(count == 1 ? "character" : "characters"): \(beginning(of: contents.text))"
    }
  }

  private static func beginning(of text: String) -> String {
    let short = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return VisibleText(String(short)).description
  }

  /// A time by this place's clock, such as "2026-11-30 14:05".
  private static func moment(_ seconds: Int) -> String {
    var time = time_t(seconds)
    var fields = tm()
    guard localtime_r(&time, &fields) != nil else { return String(seconds) }
    var buffer = [CChar](repeating: 0, count: 32)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%d %H:%M", &fields)
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

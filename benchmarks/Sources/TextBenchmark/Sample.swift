/// Texts to edit, of any length.
struct Sample {
  var name: String
  /// What is repeated.
  var sentence: String
  /// What is typed.
  var letter: String

  static let all = [
    Sample(
      name: "ASCII", sentence: "The quick brown fox doesn't jump over the lazy dog. ", letter: "a"),
    Sample(
      name: "mixed",
      sentence: "Zoë naïve, привет мир; नमस्ते दुनिया, שלום, สวัสดี, 漢字かな 한국어 👩‍👩‍👧 🇩🇪 👍🏽. ",
      letter: "é"),
  ]

  static let sizes: [(name: String, bytes: Int)] = [
    ("10 KB", 10_000), ("1 MB", 1_000_000), ("10 MB", 10_000_000),
  ]

  /// Whole sentences, about so many bytes.
  func text(bytes: Int) -> String {
    String(repeating: sentence, count: bytes / sentence.utf8.count)
  }
}

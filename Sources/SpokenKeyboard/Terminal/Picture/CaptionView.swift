/// The last things said: the newest on top, so that its place never moves, older ones below.
struct CaptionView {
  let captions: [String]
  let typesetter: Typesetter

  /// The lines that fit, each of at most so many columns.
  func lines(columns: Int, height: Int) -> [[StyledCell]] {
    var lines: [[StyledCell]] = []
    var style: CellStyle = .bold
    for caption in captions.reversed() {
      guard lines.count < height else { break }
      lines += typesetter.cells(caption, style: style).wrapped(columns: columns)
      style = []
    }
    return Array(lines.prefix(height))
  }
}

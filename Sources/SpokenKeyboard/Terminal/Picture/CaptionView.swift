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
      lines += wrap(typesetter.cells(caption, style: style), columns: columns)
      style = []
    }
    return Array(lines.prefix(height))
  }

  /// Breaks at spaces where there are any, else where the line is full.
  private func wrap(_ cells: [StyledCell], columns: Int) -> [[StyledCell]] {
    var rest = cells
    var lines: [[StyledCell]] = []
    while !rest.isEmpty {
      var line = rest.prefix(columns: columns)
      guard !line.isEmpty else { break }
      if line.count < rest.count, rest[line.count].text != " ",
        let space = line.lastIndex(where: { $0.text == " " }), space > 0
      {
        line = Array(line[..<space])
      }
      lines.append(line)
      rest = Array(rest.dropFirst(line.count).drop { $0.text == " " })
    }
    return lines
  }
}

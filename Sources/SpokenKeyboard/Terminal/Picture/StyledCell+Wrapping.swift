extension [StyledCell] {
  /// The cells as lines of at most so many columns: broken at spaces where there are any, else where
  /// the line is full.
  func wrapped(columns: Int) -> [[StyledCell]] {
    var rest = self
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

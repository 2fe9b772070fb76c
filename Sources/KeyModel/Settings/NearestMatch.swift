/// The search for what a person may have meant by a name that isn't one.
public enum NearestMatch {
  /// The candidate nearest to a mistyped name; nil where none is near enough to be meant.
  ///
  /// Counted are letters that are missing, too many, wrong, or swapped with their neighbour; capitals
  /// make no difference. Names of one or two letters must be right but for capitals, longer ones may
  /// have up to three mistakes. Of equally near candidates the first one wins; where none is near,
  /// the first one that begins with the name (three letters or more) does.
  /// - Parameters:
  ///   - name: What was typed; a long one costs no more than reading it.
  ///   - candidates: The names that there are.
  /// - Returns: The candidate as it was given.
  public static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased())
    var best: (candidate: String, distance: Int)?
    var beginning: String?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      if let distance = distance(typed, letters, atMost: tolerance(typed.count)),
        distance < best?.distance ?? .max
      {
        best = (candidate, distance)
      }
      if beginning == nil, typed.count >= 3, letters.starts(with: typed) { beginning = candidate }
    }
    return best?.candidate ?? beginning
  }

  private static func tolerance(_ count: Int) -> Int {
    switch count {
    case ...2: 0
    case 3...5: 1
    case 6...8: 2
    default: 3
    }
  }

  /// The edits between two words, a swap of neighbours being one; nil where there are more than the
  /// limit.
  private static func distance(_ a: [Character], _ b: [Character], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let same = a[i] == b[j]
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (same ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    guard let distance = last.last, distance <= limit else { return nil }
    return distance
  }
}

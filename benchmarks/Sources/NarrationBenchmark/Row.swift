/// One line of the table: what was done, how long it took, and how long it may take.
struct Row {
  var what: String
  /// The time of one operation, in microseconds.
  var microseconds: Double
  var limit: Double

  var isOver: Bool { microseconds > limit }

  var line: String {
    let hundredths = Int((microseconds * 100).rounded())
    let digits = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
    return "| \(what) | \(hundredths / 100).\(digits) | \(Int(limit)) |"
  }

  /// Times the first time that something is done; what it answers must not be empty.
  static func once(_ what: String, limit: Double, _ operation: () -> String) -> Row {
    Row(what: what, microseconds: time { require(operation()) }, limit: limit)
  }

  /// Times something that has been done before, as the median of many.
  static func warm(_ what: String, limit: Double, _ operation: () -> String) -> Row {
    let times = (0..<301).map { _ in
      time { for _ in 0..<100 { require(operation()) } } / 100
    }
    return Row(what: what, microseconds: times.sorted()[150], limit: limit)
  }

  private static func time(_ operation: () -> Void) -> Double {
    let duration = ContinuousClock().measure(operation)
    return Double(duration.components.seconds) * 1e6
      + Double(duration.components.attoseconds) / 1e12
  }

  /// Uses an answer, so that the work for it isn't left out.
  private static func require(_ answer: String) {
    precondition(!answer.isEmpty, "an answer without words")
  }
}

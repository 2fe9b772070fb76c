/// Gives out ids so that none comes twice: a repeated one gets "-2", "-3" and so on.
public struct UniqueIDs: Sendable {
  // Keyed as Swift compares texts, as keys are looked up: "é" of one character repeats that of two.
  private var counts: [String: Int] = [:]

  /// Starts with none given out.
  public init() {}

  /// The id itself, or with a number where it has been given out.
  public mutating func unique(_ wanted: String) -> String {
    guard var count = counts[wanted] else {
      counts[wanted] = 1
      return wanted
    }
    var candidate = ""
    repeat {
      count += 1
      candidate = "\(wanted)-\(count)"
    } while counts[candidate] != nil
    counts[wanted] = count
    counts[candidate] = 1
    return candidate
  }
}

/// A line that isn't of the speech server's language.
enum ProtocolError: Error, Hashable, Sendable, CustomStringConvertible {
  case quoteNotClosed
  case unknownEscape(String)
  case unknownRequest(String)
  case unknownResponse(String)
  case unknownStep(String)
  case unknownSetting(String)
  /// A word is missing, or is not of the kind expected there.
  case expected(String, found: String)
  case lineTooLong(limit: Int)

  var description: String {
    switch self {
    case .quoteNotClosed: "a quote isn't closed"
    case .unknownEscape(let escape): "the escape \\\(escape) isn't known"
    case .unknownRequest(let name): "there is no request \(name)"
    case .unknownResponse(let name): "there is no response \(name)"
    case .unknownStep(let name): "there is no step \(name)"
    case .unknownSetting(let name): "there is no setting \(name)"
    case .expected(let what, let found):
      "expected \(what), found \(found.isEmpty ? "nothing" : found)"
    case .lineTooLong(let limit): "the line is longer than \(limit) bytes"
    }
  }
}

import KeyModel
import LayoutFiles

/// What reading the files of one format costs.
struct Measurement {
  var format: String
  var files = 0
  var refused = 0
  var bytes = 0
  var keys = 0
  var seconds = 0.0
  var slowest = (seconds: 0.0, name: "")

  /// No file may take longer than this, in seconds.
  private static let limit = 1.0
  /// All real files together may take no longer than this, in seconds.
  private static let limitOfAll = 20.0

  var isOver: Bool { slowest.seconds > Self.limit || seconds > Self.limitOfAll }

  /// What several measurements come to.
  static func sum(_ measurements: [Measurement]) -> Measurement {
    measurements.reduce(into: Measurement(format: "all real files")) { sum, one in
      sum.files += one.files
      sum.refused += one.refused
      sum.bytes += one.bytes
      sum.keys += one.keys
      sum.seconds += one.seconds
      if one.slowest.seconds > sum.slowest.seconds { sum.slowest = one.slowest }
    }
  }

  /// Reads a file, makes of it what is typed on, and adds what that cost.
  mutating func add(_ file: SourceFile, _ format: LayoutFormat) {
    var layout: Layout?
    var count = 0
    let duration = ContinuousClock().measure {
      if let document = try? format.read(file).document {
        layout = document.layout()
        count = document.keys.reduce(0) { $0 + $1.countWithGestures }
      }
    }
    let time =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    files += 1
    refused += layout == nil ? 1 : 0
    bytes += file.bytes.count
    keys += count
    seconds += time
    if time > slowest.seconds { slowest = (time, file.name) }
  }

  static let header = """
    | format | files | refused | MB | keys | seconds | files/s | keys/s | slowest, ms |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
    """

  var line: String {
    let cells = [
      format, "\(files)", "\(refused)", Self.decimal(Double(bytes) / 1e6), "\(keys)",
      Self.decimal(seconds), "\(Int(Double(files) / seconds))", "\(Int(Double(keys) / seconds))",
      "\(Int((slowest.seconds * 1000).rounded())) \(slowest.name)",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

internal import KeyModel
internal import LayoutFiles

/// Something in one of the person's own files that means nothing: where, and what to do.
struct FileProblem: Error, Hashable, Sendable {
  let place: SourcePlace
  /// What is wrong and what to do, in one line.
  let message: String

  init(_ message: String, at place: SourcePlace) {
    self.place = place
    self.message = message
  }

  init(_ error: ImportError) {
    self.init(error.message, at: error.place)
  }

  /// The problem as messages have it: place and message.
  var line: String { "\(place): \(message)" }
}

/// Lines on their way to a server that may not take them all at once.
///
/// It is bounded by what is worth sending: of several things to say only the newest.
struct Outbox {
  /// What a line is, as far as a later one may make it needless.
  enum Kind: Hashable {
    /// Made needless by the next of its kind: what is to be said, or silence.
    case speech
    /// Rendering ahead, which is made needless by a new list.
    case preparation
    /// Never needless.
    case other
  }

  /// The most bytes of rendering ahead that wait; what is beyond isn't rendered ahead.
  static let mostPreparation = 256_000

  private var lines: [(kind: Kind, bytes: [UInt8])] = []
  /// How much of the first line is sent.
  private var sent = 0

  /// Whether there is nothing to send.
  var isEmpty: Bool { lines.isEmpty }

  /// Adds a request.
  mutating func add(_ request: SpeechRequest) {
    let kind = Self.kind(of: request)
    if kind == .speech { removeUnsent(.speech) }
    if request == .forgetPrepared { removeUnsent(.preparation) }
    let bytes = Array(request.line.utf8) + [UInt8(ascii: "\n")]
    if kind == .preparation, request != .forgetPrepared {
      let waiting = lines.reduce(0) { $0 + ($1.kind == .preparation ? $1.bytes.count : 0) }
      guard waiting + bytes.count <= Self.mostPreparation else { return }
    }
    lines.append((kind, bytes))
  }

  /// Sends as much as is taken.
  ///
  /// - Parameter write: Takes bytes and gives back how many it took; nil when the server is gone.
  /// - Returns: whether the server is there.
  mutating func send(_ write: (ArraySlice<UInt8>) -> Int?) -> Bool {
    while let line = lines.first {
      guard let count = write(line.bytes[sent...]) else { return false }
      sent += count
      guard sent == line.bytes.count else { return true }
      lines.removeFirst()
      sent = 0
    }
    return true
  }

  /// Forgets all.
  mutating func removeAll() {
    self = Outbox()
  }

  /// Removes lines of a kind, but not one that is half sent.
  private mutating func removeUnsent(_ kind: Kind) {
    let half = sent > 0 ? lines.prefix(1) : []
    lines = half + lines.dropFirst(half.count).filter { $0.kind != kind }
  }

  private static func kind(of request: SpeechRequest) -> Kind {
    switch request {
    case .speak, .stop: .speech
    case .prepare, .forgetPrepared: .preparation
    case .set, .render, .phonemes, .voices, .ping, .quit: .other
    }
  }
}

internal import Glibc

/// The requests that come in, read only when there are some.
struct ServerInput {
  private let descriptor: Int32
  private var splitter = LineSplitter()
  /// Whether the other end is closed.
  private(set) var isClosed = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits until there is something to read or another descriptor is readable.
  ///
  /// - Parameters:
  ///   - other: Another descriptor to wait for.
  ///   - time: The longest to wait; nil for ever.
  func wait(with other: Int32, atMost time: Duration?) {
    var polled = [
      pollfd(fd: isClosed ? -1 : descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    // An interrupted wait is as good as one that is over: everything is looked at anyway.
    poll(&polled, 2, time.map(\.milliseconds) ?? -1)
  }

  /// The lines that are there, without waiting.
  mutating func lines() -> [LineSplitter.Line] {
    var lines: [LineSplitter.Line] = []
    while !isClosed, isReadable {
      var bytes = [UInt8](repeating: 0, count: 16_384)
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        lines += splitter.next(bytes.prefix(count))
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        isClosed = true
      }
    }
    return lines
  }

  private var isReadable: Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }
}

internal import Glibc

/// A way for one thread to wake another that waits in `poll`.
///
/// It owns a pipe whose two ends never block; a byte in it means "look".
final class Wakeup: Sendable {
  /// Readable when there is something to look at.
  let descriptor: Int32
  private let writing: Int32

  /// Makes a pipe; without one, a thread would have to look again and again, so that ends the process.
  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no file descriptors are left")
    for end in ends {
      // Neither can fail on a descriptor that was just made.
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writing = ends[1]
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Wakes the thread that waits, or that will wait next.
  func signal() {
    var byte: UInt8 = 1
    // A full pipe already says "look".
    _ = write(writing, &byte, 1)
  }

  /// Takes back all signals so far.
  func reset() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(descriptor, &bytes, 16) == 16 {}
  }

  /// Waits for a signal; nil waits for ever.
  func wait(atMost time: Duration?) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&polled, 1, time.map(\.milliseconds) ?? -1) > 0 { reset() }
  }
}

internal import Glibc

/// The time since the machine started, which no one sets back.
enum MonotonicClock {
  /// Now.
  static var now: Duration {
    var time = timespec()
    // Can't fail: the clock exists on every Linux and the pointer is ours.
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Duration {
  /// Whole milliseconds, rounded up, and never below zero; for `poll`.
  var milliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    let whole = seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: whole)
  }
}

internal import Glibc
internal import Synchronization

/// The first text that somebody was meant to get and didn't, to be told before the program ends.
enum WriteFailure {
  private static let first = Mutex<String?>(nil)

  /// Remembers that a place couldn't be written, for the reason of the system's last error.
  static func remember(_ place: String) {
    let reason = String(cString: strerror(errno))
    first.withLock { $0 = $0 ?? "\(place) can't be written: \(reason); what is missing is lost" }
  }

  /// What went wrong first; nil where nothing did.
  static var message: String? { first.withLock(\.self) }
}

/// A key that is held down while time passes.
struct HeldKey: Hashable, Sendable {
  /// When it went down.
  var start: Duration
  /// How many of its repeats have been done.
  var done = 0
}

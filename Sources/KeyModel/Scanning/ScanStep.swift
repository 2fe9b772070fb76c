/// One thing that a scanner does; rows and keys count from 0.
public enum ScanStep: Hashable, Sendable {
  /// A row is offered.
  case row(Int)
  /// A key of a row is offered.
  case key(row: Int, index: Int)
  /// The rows are offered again instead of the keys of one.
  case rows
  /// Nothing is offered until a switch is pressed.
  case paused
  /// A key was chosen.
  case choice(row: Int, index: Int)
}

/// One of the one or two switches that a person scans with.
public enum ScanSwitch: Int, Hashable, Sendable, CaseIterable {
  /// Chooses what is offered; in steps goes on to the next.
  case first = 1
  /// Goes back; in steps chooses what is offered.
  case second
}

/// How rows and keys are offered to a person who has one or two switches instead of keys.
public struct ScanSettings: Hashable, Sendable {
  /// What is offered, and what makes it go on.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Nothing is offered.
    case off
    /// Keys one after the other, as time passes.
    case automatic
    /// Rows as time passes, and the keys of the one that is chosen.
    case rowColumn = "row-column"
    /// Keys one after the other, by the first switch.
    case step
    /// Rows by the first switch, and the keys of the one that is chosen.
    case rowColumnStep = "row-column-step"

    /// Whether rows are offered before keys.
    public var offersRows: Bool { self == .rowColumn || self == .rowColumnStep }
    /// Whether time makes it go on, not the first switch.
    public var isAutomatic: Bool { self == .automatic || self == .rowColumn }
  }

  /// What is offered, and what makes it go on.
  public var mode = Mode.off
  /// How long each row or key is offered.
  public var interval = Duration.milliseconds(1_200)
  /// How often all rows, or all keys, are offered until that ends by itself; at least once.
  public var cycles = 2
  /// How many keys or rows the second switch goes back by.
  public var backtrack = 5
  /// Whether, in steps, what is offered for the whole interval is chosen: for a single switch.
  public var choosesByDwelling = false

  /// Makes the settings as they are until something is set.
  public init() {}
}

/// Offers rows and keys one after the other until one is chosen: a state machine without a clock.
///
/// It knows no keys, only how many there are in each row; a page whose keys are offered without
/// rows is one row. Where there is one row only, its keys are offered at once.
public struct Scanner: Hashable, Sendable {
  private enum Place: Hashable, Sendable {
    case nowhere
    case row(Int)
    case key(row: Int, index: Int)
  }

  private var place = Place.nowhere
  /// How often all of the rows, or of the keys, have been offered in vain.
  private var passes = 0
  /// When it goes on by itself, since the session's start; nil where it doesn't.
  public private(set) var deadline: Duration?

  /// Makes a scanner that offers nothing yet.
  public init() {}

  /// What is offered; nil where nothing is.
  public var offer: ScanStep? {
    switch place {
    case .nowhere: nil
    case .row(let row): .row(row)
    case .key(let row, let index): .key(row: row, index: index)
    }
  }

  /// Offers nothing any more.
  public mutating func stop() {
    self = Scanner()
  }

  /// A switch was pressed.
  ///
  /// - Parameters:
  ///   - pressed: which one.
  ///   - counts: how many keys there are in each row, none of which is empty.
  ///   - settings: how to scan; with the mode `off` nothing happens.
  ///   - time: since the session's start.
  /// - Returns: what that did, in order.
  public mutating func press(
    _ pressed: ScanSwitch, rows counts: [Int], settings: ScanSettings, at time: Duration
  ) -> [ScanStep] {
    guard settings.mode != .off, !counts.isEmpty else { return [] }
    passes = 0
    guard isPlaced(in: counts) else { return begin(counts, settings, at: time) }
    let steps =
      switch (pressed, settings.mode.isAutomatic) {
      case (.first, true), (.second, false): choose()
      case (.second, true): goBack(counts, by: settings.backtrack)
      case (.first, false): goOn(counts)
      }
    schedule(settings, from: time)
    return steps
  }

  /// Time has come to this moment: goes on once, where that is due.
  ///
  /// - Parameters: as for a switch.
  /// - Returns: what that did, in order; empty where nothing was due.
  public mutating func advance(
    rows counts: [Int], settings: ScanSettings, to time: Duration
  ) -> [ScanStep] {
    guard let due = deadline, due <= time else { return [] }
    guard isPlaced(in: counts) else {
      stop()
      return []
    }
    let steps =
      settings.mode.isAutomatic ? goOnByItself(counts, cycles: settings.cycles) : choose()
    schedule(settings, from: due)
    return steps
  }

  /// Offers the first row or key again, after a choice has been carried out; in steps it waits for
  /// the switch.
  public mutating func goOn(
    afterChoiceOf counts: [Int], settings: ScanSettings, at time: Duration
  ) -> [ScanStep] {
    stop()
    guard settings.mode.isAutomatic, !counts.isEmpty else { return [] }
    return begin(counts, settings, at: time)
  }
}

extension Scanner {
  private func isPlaced(in counts: [Int]) -> Bool {
    switch place {
    case .nowhere: false
    case .row(let row): counts.indices.contains(row)
    case .key(let row, let index): counts.indices.contains(row) && index < counts[row]
    }
  }

  private mutating func schedule(_ settings: ScanSettings, from time: Duration) {
    let isTimed = settings.mode.isAutomatic || settings.choosesByDwelling
    deadline = place != .nowhere && isTimed ? time + settings.interval : nil
  }

  private mutating func begin(
    _ counts: [Int], _ settings: ScanSettings, at time: Duration
  ) -> [ScanStep] {
    defer { schedule(settings, from: time) }
    return counts.count > 1 ? offer(row: 0) : offer(row: 0, index: 0)
  }

  private mutating func offer(row: Int) -> [ScanStep] {
    place = .row(row)
    return [.row(row)]
  }

  private mutating func offer(row: Int, index: Int) -> [ScanStep] {
    place = .key(row: row, index: index)
    return [.key(row: row, index: index)]
  }

  /// Leaves the keys of a row, or all there are.
  private mutating func leave(_ row: Int, of counts: [Int]) -> [ScanStep] {
    passes = 0
    guard counts.count > 1 else { return pause() }
    return [.rows] + offer(row: row)
  }

  private mutating func pause() -> [ScanStep] {
    place = .nowhere
    return [.paused]
  }

  private mutating func choose() -> [ScanStep] {
    switch place {
    case .nowhere: return []
    case .row(let row): return offer(row: row, index: 0)
    case .key(let row, let index):
      place = .nowhere
      return [.choice(row: row, index: index)]
    }
  }

  private mutating func goBack(_ counts: [Int], by backtrack: Int) -> [ScanStep] {
    switch place {
    case .nowhere: []
    case .row(let row): offer(row: max(0, row - backtrack))
    case .key(let row, _) where counts.count > 1: leave(row, of: counts)
    case .key(let row, let index): offer(row: row, index: max(0, index - backtrack))
    }
  }

  /// The next, by a switch: after the last key of a row the rows, after all the first.
  private mutating func goOn(_ counts: [Int]) -> [ScanStep] {
    switch place {
    case .nowhere: return []
    case .row(let row): return offer(row: (row + 1) % counts.count)
    case .key(let row, let index):
      if index + 1 < counts[row] { return offer(row: row, index: index + 1) }
      return counts.count > 1 ? leave(row, of: counts) : offer(row: row, index: 0)
    }
  }

  /// The next, as time passes: all of them so many times, and then no more.
  private mutating func goOnByItself(_ counts: [Int], cycles: Int) -> [ScanStep] {
    switch place {
    case .nowhere: return []
    case .row(let row):
      if row + 1 < counts.count { return offer(row: row + 1) }
      passes += 1
      return passes < cycles ? offer(row: 0) : pause()
    case .key(let row, let index):
      if index + 1 < counts[row] { return offer(row: row, index: index + 1) }
      passes += 1
      return passes < cycles ? offer(row: row, index: 0) : leave(row, of: counts)
    }
  }
}

/// The shift key: what taps, holds, letters and auto-capitalisation make of its state.
///
/// Taps are counted in pairs: the second of two quick ones locks, and the next one begins another
/// pair. So in a quick run only every second tap can lock, and a triple tap ends with shift off.
///
/// Every method tells whether `state` changed, so that a change is announced and nothing else is.
/// Times are those since the session's start.
public struct ShiftMachine: Hashable, Sendable {
  /// A shift key that is down.
  private struct Hold: Hashable {
    /// The state that the key went down in.
    let before: ShiftState
    /// The state that comes back when the key goes up after letters.
    var after: ShiftState
    var hasTyped = false
  }

  /// Whether letters come out as capitals now, also while the key is held.
  public private(set) var state: ShiftState = .off

  /// How soon a second tap must follow to lock, at most; zero means that no two taps lock.
  ///
  /// 0.3 s is what Android allows; up to 1 s helps people who can't tap as fast.
  public var doubleTapTime: Duration

  /// The first tap of a pair that may still be completed.
  private var openTap: Duration?
  private var hold: Hold?

  /// Makes a shift key that is off.
  public init(doubleTapTime: Duration = .milliseconds(300)) {
    self.doubleTapTime = doubleTapTime
  }

  /// Whether the key is being held down.
  public var isHeld: Bool { hold != nil }

  /// Presses the key and lets it go at once.
  @discardableResult
  public mutating func tap(at time: Duration) -> Bool {
    changing { $0.tapped(at: time) }
  }

  /// Presses the key without letting it go: all letters are capitals until it is let go.
  @discardableResult
  public mutating func holdDown() -> Bool {
    guard hold == nil else { return false }
    return changing { machine in
      let before = machine.state
      machine.hold = Hold(before: before, after: before == .locked ? .locked : .off)
      if before == .off { machine.state = .once }
    }
  }

  /// Lets the key go.
  ///
  /// After letters the chord is over: shift is off, or what auto-capitalisation asked for meanwhile,
  /// and a lock stays. Without letters it was a tap at this time.
  @discardableResult
  public mutating func holdUp(at time: Duration) -> Bool {
    guard let hold else { return false }
    guard hold.hasTyped else { return tap(at: time) }
    return changing { machine in
      machine.hold = nil
      machine.state = hold.after
    }
  }

  /// Tells that a key has inserted a character, for which shift was used up.
  @discardableResult
  public mutating func character() -> Bool {
    openTap = nil
    guard hold == nil else {
      hold?.hasTyped = true
      if hold?.after == .once { hold?.after = .off }
      return false
    }
    guard state == .once else { return false }
    return changing { $0.state = .off }
  }

  /// Tells that another key was pressed that inserts nothing: two taps around it are no pair.
  public mutating func otherInput() {
    openTap = nil
  }

  /// Sets what auto-capitalisation wants for the next letter; a lock stays as it is.
  ///
  /// To be called after each edit, and after changes by the host; not after a tap of shift, which
  /// it would take back.
  @discardableResult
  public mutating func automatic(_ isOn: Bool) -> Bool {
    let wanted: ShiftState = isOn ? .once : .off
    guard let hold else {
      guard state != .locked else { return false }
      return changing { $0.state = wanted }
    }
    if hold.before != .locked { self.hold?.after = wanted }
    return false
  }

  /// Turns caps lock on, or whatever is on off: a caps lock key, or an action of its own where a
  /// double tap already means something else.
  @discardableResult
  public mutating func toggleLock() -> Bool {
    changing { machine in
      machine.hold = nil
      machine.openTap = nil
      machine.state = machine.state == .locked ? .off : .locked
    }
  }

  private mutating func tapped(at time: Duration) {
    // A tap while the key is down: its release was lost.
    if let hold { state = hold.before }
    hold = nil

    if let openTap, completesPair(from: openTap, to: time) {
      self.openTap = nil
      state = .locked
      return
    }
    openTap = time
    state = state == .off ? .once : .off
  }

  private func completesPair(from first: Duration, to second: Duration) -> Bool {
    guard doubleTapTime > .zero, second >= first else { return false }
    return second - first <= doubleTapTime
  }

  private mutating func changing(_ change: (inout Self) -> Void) -> Bool {
    let old = state
    change(&self)
    return state != old
  }
}

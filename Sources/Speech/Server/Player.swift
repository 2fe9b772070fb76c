internal import Glibc
internal import Synchronization

/// The thread that owns the sound device.
///
/// The device is opened once and stays open, so that a word doesn't wait for it. When it is lost,
/// what is said is over at once, silently, and the device is looked for again and again with growing pauses.
final class Player: Sendable {
  /// Something that the server has to pass on.
  enum Report: Hashable {
    case playback(Playback.Event)
    case audioOpened(soundSystem: String)
    case audioLost(reason: String)
  }

  fileprivate struct State {
    var playback: Playback
    var reports: [Report] = []
    /// When the thread went into the device; nil while it isn't in it.
    var enteredDevice: Duration?
    /// Whether the thread has been in the device for so long that it counts as lost.
    var isStalled = false
    /// Whether the device was last reported open.
    var isOpen = false
    /// Through what the device is open; kept while it stalls.
    var soundSystem = ""
  }

  /// Readable when there are reports.
  let attention = Wakeup()
  private let wakeup = Wakeup()
  private let state: Mutex<State>
  private let sampleRate: Int

  /// How long the device may take for one call before it counts as lost.
  ///
  /// A sound system that has to wake its device may take more than a second for the first.
  private static let patience = Duration.seconds(3)
  private static let firstRetry = Duration.milliseconds(250)
  private static let lastRetry = Duration.seconds(2)

  /// Makes a player and starts its thread, which opens the device at once.
  ///
  /// Without a device, by wish, everything is over at once.
  init(sampleRate: Int, hasDevice: Bool) {
    self.sampleRate = sampleRate
    var playback = Playback(sampleRate: sampleRate)
    playback.isAudible = hasDevice
    // The thread's first act is to open the device, so that is watched from now on.
    state = Mutex(
      State(playback: playback, enteredDevice: hasDevice ? MonotonicClock.now : nil))
    if hasDevice { start() }
  }

  /// Begins an utterance; one that is being played is cut.
  func start(id: Int) { change { $0.start(id: id) } }
  /// Adds samples to the utterance.
  func append(_ samples: [Int16]) { change { $0.append(samples) } }
  /// Adds a mark to the utterance after the samples so far.
  func mark(_ number: Int) { change { $0.mark(number) } }
  /// Says that the utterance is complete.
  func end() { change { $0.end() } }
  /// Stops the utterance at once.
  func cut() { change { $0.cut() } }

  /// How much of the utterance waits to be handed to the device.
  var waiting: Duration {
    state.withLock { .nanoseconds($0.playback.waiting * 1_000_000_000 / sampleRate) }
  }

  /// The reports since it was last asked, in order.
  func takeReports() -> [Report] {
    state.withLock { state in
      defer { state.reports = [] }
      return state.reports + state.playback.takeEvents().map { .playback($0) }
    }
  }

  /// Declares the device lost when it has kept the thread for too long.
  func checkDevice(at now: Duration) {
    state.withLock { state in
      guard let since = state.enteredDevice, now - since >= Self.patience, !state.isStalled else {
        return
      }
      state.isStalled = true
      state.lose(reason: "the sound device doesn't respond")
    }
  }

  /// When the device has to be looked at again; nil while nothing is asked of it.
  func nextCheck(at now: Duration) -> Duration? {
    state.withLock { state in
      guard !state.isStalled else { return nil }
      if let since = state.enteredDevice { return since + Self.patience }
      return state.playback.isBusy ? now + Self.patience : nil
    }
  }

  private func change(_ body: (inout Playback) -> Void) {
    let hasEvents = state.withLock { state in
      body(&state.playback)
      return !state.playback.events.isEmpty
    }
    wakeup.signal()
    if hasEvents { attention.signal() }
  }
}

extension Player.State {
  fileprivate mutating func lose(reason: String) {
    // What happened until now comes before the loss.
    reports += playback.takeEvents().map { .playback($0) }
    playback.isAudible = false
    isOpen = false
    reports.append(.audioLost(reason: reason))
  }
}

// MARK: The thread

extension Player {
  private func start() {
    var thread = pthread_t()
    let owner = Unmanaged.passRetained(self)
    guard pthread_create(&thread, nil, runPlayer, owner.toOpaque()) == 0 else {
      owner.release()
      state.withLock { $0.lose(reason: "no thread is left for the sound") }
      return
    }
    pthread_detach(thread)
  }

  /// Opens the device, plays, and opens it again, for as long as the process lives.
  fileprivate func run() -> Never {
    var retry = Self.firstRetry
    while true {
      do throws(AudioDevice.Failure) {
        let device = try inDevice { () throws(AudioDevice.Failure) in
          try AudioDevice(sampleRate: sampleRate)
        }
        let opened = MonotonicClock.now
        found(device)
        do throws(AudioDevice.Failure) {
          try play(on: device)
        } catch {
          // A sound server that was restarted is there again at once, and nothing is lost. One
          // that takes a stream and then refuses its sound would keep this loop spinning.
          guard MonotonicClock.now - opened > Self.firstRetry else { throw error }
          state.withLock { $0.playback.deviceFailed(at: MonotonicClock.now) }
          retry = Self.firstRetry
        }
      } catch {
        lost(error.reason)
        usleep(UInt32(retry.milliseconds) * 1_000)
        retry = min(retry * 2, Self.lastRetry)
      }
    }
  }

  /// The device is open: sound can be heard.
  private func found(_ device: AudioDevice) {
    let soundSystem = device.soundSystem
    state.withLock { state in
      guard !state.isOpen else { return }
      state.isOpen = true
      state.soundSystem = soundSystem
      state.playback.deviceOpened()
      state.reports.append(.audioOpened(soundSystem: soundSystem))
    }
    attention.signal()
  }

  /// The device can't be opened.
  private func lost(_ reason: String) {
    state.withLock { state in
      guard state.isOpen || state.playback.isAudible else { return }
      state.lose(reason: reason)
    }
    attention.signal()
  }

  /// Calls the device, which may take its time, and remembers since when.
  private func inDevice<Result>(
    _ body: () throws(AudioDevice.Failure) -> Result
  ) throws(AudioDevice.Failure) -> Result {
    state.withLock { $0.enteredDevice = MonotonicClock.now }
    do {
      let result = try body()
      leaveDevice(didWork: true)
      return result
    } catch {
      leaveDevice(didWork: false)
      throw error
    }
  }

  /// The device has let the thread go; one that had kept it too long is there again if it worked.
  private func leaveDevice(didWork: Bool) {
    let wasStalled = state.withLock { state in
      state.enteredDevice = nil
      guard state.isStalled else { return false }
      state.isStalled = false
      guard didWork else { return false }
      state.isOpen = true
      state.playback.deviceReturned(at: MonotonicClock.now)
      state.reports.append(.audioOpened(soundSystem: state.soundSystem))
      return true
    }
    if wasStalled { attention.signal() }
  }

  /// Plays until the device fails.
  private func play(on device: AudioDevice) throws(AudioDevice.Failure) -> Never {
    while true {
      let (action, hasEvents) = state.withLock { state in
        let action = state.playback.next(at: MonotonicClock.now)
        return (action, !state.playback.events.isEmpty)
      }
      if hasEvents { attention.signal() }
      switch action {
      case .write(let samples):
        try inDevice { () throws(AudioDevice.Failure) in try device.write(samples) }
      case .flush:
        try inDevice { () throws(AudioDevice.Failure) in try device.flush() }
      case .wait(let moment):
        wakeup.wait(atMost: moment.map { $0 - MonotonicClock.now })
      }
    }
  }
}

/// The player's thread; outside every type, because a closure handed to C would take on the
/// isolation of where it is written.
private func runPlayer(_ owner: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let owner else { return nil }
  Unmanaged<Player>.fromOpaque(owner).takeRetainedValue().run()
}

/// What is being played and what may be handed to the device when: the player's state, without
/// threads, device or clock of its own.
///
/// The device is kept a little ahead of what is heard, far enough not to run dry when the machine is busy, but
/// never so far that handing over has to wait: a thread that waits for the device can't
/// be told to stop.
struct Playback {
  /// Something that became of an utterance.
  enum Event: Hashable {
    case started(id: Int)
    case mark(id: Int, number: Int)
    case finished(id: Int)
    case cancelled(id: Int)
  }

  /// What the player's thread has to do next.
  enum Action: Hashable {
    case write([Int16])
    /// Throw away what the device holds.
    case flush
    /// Nothing before this moment; nil for nothing until something changes.
    case wait(until: Duration?)
  }

  /// Samples that are handed over at once: 5 ms.
  let pieceLength: Int
  /// How far the device is kept ahead of what is heard.
  ///
  /// pcaudiolib asks PulseAudio for a buffer of 60 ms, of which PulseAudio gives about two
  /// thirds. From 40 ms on `write` waits, and a stop is heard 10 ms later than with this.
  static let ahead = Duration.milliseconds(32)
  /// How little the device may still have before it gets more; one waking for several pieces.
  static let refill = Duration.milliseconds(22)
  /// How much a device that has nothing gets at once: PulseAudio doesn't begin with less than 35 ms.
  static let first = Duration.milliseconds(40)
  /// How long a sound is at least, with silence after it, so that PulseAudio begins it for certain.
  static let shortest = Duration.milliseconds(60)

  /// Whether sound can be heard at all; without a device everything is over at once.
  var isAudible = true {
    didSet { if !isAudible { discard() } }
  }
  private(set) var events: [Event] = []
  private let sampleRate: Int
  private var current: Piece?
  private var mustFlush = false
  /// When the last sample handed over will have been heard.
  private var heardUntil = Duration.zero
  /// Samples handed over since the device last had none.
  private var inRow = 0
  /// Whether the device is still to get silence because there is nothing to say yet.
  private var isPriming = false
  /// Whether the device has got nothing but that silence.
  private var isPrimed = false

  private struct Piece {
    var id: Int
    var samples: [Int16] = []
    var next = 0
    var marks: [(sample: Int, number: Int)] = []
    /// How many samples were handed over or thrown away.
    var passed = 0
    var isComplete = false
    var hasStarted = false
  }

  init(sampleRate: Int) {
    self.sampleRate = sampleRate
    pieceLength = max(1, sampleRate / 200)
  }

  /// Begins an utterance; one that is being played is cut.
  mutating func start(id: Int) {
    cut()
    if isPrimed { mustFlush = true }
    isPriming = false
    isPrimed = false
    current = Piece(id: id)
  }

  /// Adds samples to the utterance.
  mutating func append(_ samples: [Int16]) {
    guard var piece = current, !piece.isComplete else { return }
    current = nil
    if piece.next > 65_536 {
      piece.samples.removeFirst(piece.next)
      piece.next = 0
    }
    piece.samples.append(contentsOf: samples)
    current = piece
    if !isAudible { discard() }
  }

  /// Adds a mark after the samples so far.
  mutating func mark(_ number: Int) {
    guard let piece = current, !piece.isComplete else { return }
    current?.marks.append((piece.passed + piece.samples.count - piece.next, number))
    if !isAudible { discard() }
  }

  /// Says that the utterance is complete.
  mutating func end() {
    current?.isComplete = true
    if !isAudible { discard() }
  }

  /// Stops the utterance at once.
  mutating func cut() {
    guard let piece = current else { return }
    events.append(.cancelled(id: piece.id))
    current = nil
    mustFlush = true
  }

  /// Samples that wait to be handed over.
  var waiting: Int {
    current.map { $0.samples.count - $0.next } ?? 0
  }

  /// Whether an utterance is being played.
  var isBusy: Bool { current != nil }

  /// The events since it was last asked.
  mutating func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// The device was opened: a sound system that sleeps is woken now and not by the first word.
  mutating func deviceOpened() {
    isAudible = true
    isPriming = current == nil
    isPrimed = isPriming
  }

  /// The device is gone and what it held with it: that is handed over again to the next one.
  mutating func deviceFailed(at now: Duration) {
    let unheard = max(.zero, heardUntil - now)
    heardUntil = .zero
    inRow = 0
    mustFlush = false
    guard var piece = current else { return }
    current = nil
    let back = min(piece.next, samples(in: unheard) + pieceLength)
    piece.next -= back
    piece.passed -= back
    current = piece
  }

  /// The device takes sound again after it had stopped to; what it still holds is old.
  mutating func deviceReturned(at now: Duration) {
    isAudible = true
    heardUntil = now + Self.shortest
    mustFlush = true
  }

  /// What to do at a moment.
  mutating func next(at now: Duration) -> Action {
    if mustFlush {
      mustFlush = false
      guard heardUntil > now else { return next(at: now) }
      heardUntil = .zero
      inRow = 0
      return .flush
    }
    if heardUntil <= now { inRow = 0 }
    guard isAudible, var piece = current else {
      return isPriming ? prime(at: now) : .wait(until: nil)
    }
    guard piece.next < piece.samples.count else { return atEnd(of: piece, now: now) }
    let isFull = heardUntil - now > Self.ahead && inRow >= samples(in: Self.first)
    guard !isFull else { return .wait(until: heardUntil - Self.refill) }
    current = nil
    let end = min(piece.next + pieceLength, piece.samples.count)
    let samples = Array(piece.samples[piece.next..<end])
    begin(&piece)
    piece.next = end
    piece.passed += samples.count
    reachMarks(&piece)
    current = piece
    account(samples.count, at: now)
    return .write(samples)
  }

  /// Everything so far is handed over: fill up, wait for it to be heard, and finish.
  private mutating func atEnd(of piece: Piece, now: Duration) -> Action {
    var piece = piece
    guard piece.isComplete else { return .wait(until: nil) }
    if inRow > 0, let silence = silence(at: now) { return silence }
    guard heardUntil <= now else { return .wait(until: heardUntil) }
    begin(&piece)
    reachMarks(&piece)
    events.append(.finished(id: piece.id))
    current = nil
    return .wait(until: nil)
  }

  /// Silence for a device that was just opened.
  private mutating func prime(at now: Duration) -> Action {
    if let silence = silence(at: now) { return silence }
    isPriming = false
    return .wait(until: nil)
  }

  /// A piece of the silence that fills up to the shortest length; nil when that is reached.
  private mutating func silence(at now: Duration) -> Action? {
    let missing = samples(in: Self.shortest) - inRow
    guard missing > 0 else { return nil }
    let count = min(missing, pieceLength)
    account(count, at: now)
    return .write([Int16](repeating: 0, count: count))
  }

  private mutating func account(_ count: Int, at now: Duration) {
    inRow += count
    let length = Duration.nanoseconds(count * 1_000_000_000 / sampleRate)
    heardUntil = max(heardUntil, now) + length
  }

  private mutating func begin(_ piece: inout Piece) {
    guard !piece.hasStarted else { return }
    piece.hasStarted = true
    events.append(.started(id: piece.id))
  }

  private mutating func reachMarks(_ piece: inout Piece) {
    while let mark = piece.marks.first, mark.sample <= piece.passed {
      events.append(.mark(id: piece.id, number: mark.number))
      piece.marks.removeFirst()
    }
  }

  /// Passes over everything without a sound.
  private mutating func discard() {
    mustFlush = false
    guard var piece = current else { return }
    begin(&piece)
    piece.passed += piece.samples.count - piece.next
    piece.samples = []
    piece.next = 0
    reachMarks(&piece)
    if piece.isComplete { events.append(.finished(id: piece.id)) }
    current = piece.isComplete ? nil : piece
  }

  private func samples(in time: Duration) -> Int {
    Int(time.components.attoseconds / 1_000_000_000_000) * sampleRate / 1_000_000
  }
}

import Testing

@testable import Speech

@Suite struct PlaybackTests {
  private let rate = 22_050

  /// Plays with a clock that only moves when the player waits.
  private struct Run {
    var playback: Playback
    var now = Duration.zero
    var written: [Int16] = []
    var flushes = 0
    /// How far ahead of what is heard the device ever was.
    var mostAhead = Duration.zero
    private var heardUntil = Duration.zero

    init(_ playback: Playback) {
      self.playback = playback
    }

    mutating func go(until end: Duration) {
      while true {
        switch playback.next(at: now) {
        case .write(let samples):
          written += samples
          heardUntil =
            max(heardUntil, now) + .nanoseconds(samples.count * 1_000_000_000 / 22_050)
          mostAhead = max(mostAhead, heardUntil - now)
        case .flush:
          flushes += 1
          heardUntil = now
        case .wait(let moment):
          guard let moment, moment < end else {
            now = end
            return
          }
          now = max(now, moment)
        }
      }
    }
  }

  private func samples(_ milliseconds: Int) -> [Int16] {
    (0..<rate * milliseconds / 1_000).map { Int16($0 % 1_000 + 1) }
  }

  @Test func `T7: everything is handed over in order and then finished, once it is heard`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.append(samples(100))
    run.playback.append(samples(100))
    run.playback.end()
    run.go(until: .milliseconds(190))
    #expect(run.playback.takeEvents() == [.started(id: 1)])
    run.go(until: .milliseconds(210))
    #expect(run.playback.takeEvents() == [.finished(id: 1)])
    #expect(run.written == samples(100) + samples(100))
  }

  @Test func `the device is never so full that it makes the player wait`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.append(samples(1_000))
    run.go(until: .milliseconds(900))
    #expect(run.mostAhead < .milliseconds(46))
    #expect(run.mostAhead > .milliseconds(35))
  }

  @Test func `a cut throws away what the device holds and says so once`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.append(samples(1_000))
    run.go(until: .milliseconds(100))
    run.playback.cut()
    run.playback.cut()
    let before = run.written.count
    run.go(until: .milliseconds(2_000))
    #expect(run.written.count == before)
    #expect(run.flushes == 1)
    #expect(run.playback.takeEvents() == [.started(id: 1), .cancelled(id: 1)])
  }

  @Test func `T1: the next utterance cuts the first`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.append(samples(1_000))
    run.go(until: .milliseconds(100))
    run.playback.start(id: 2)
    run.playback.append(samples(100))
    run.playback.end()
    run.go(until: .seconds(1))
    #expect(run.flushes == 1)
    #expect(
      run.playback.takeEvents() == [
        .started(id: 1), .cancelled(id: 1), .started(id: 2), .finished(id: 2),
      ])
  }

  @Test func `an utterance after one that was heard flushes nothing`() {
    var run = Run(Playback(sampleRate: rate))
    for id in 1...2 {
      run.playback.start(id: id)
      run.playback.append(samples(100))
      run.playback.end()
      run.go(until: .seconds(id))
    }
    #expect(run.flushes == 0)
  }

  @Test func `a sound shorter than the device's buffer is filled up so that it is heard`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.append(samples(20))
    run.playback.end()
    run.go(until: .seconds(1))
    #expect(run.written.count >= rate * 60 / 1_000)
    #expect(run.written.prefix(samples(20).count) == samples(20)[...])
    #expect(run.playback.takeEvents() == [.started(id: 1), .finished(id: 1)])
  }

  @Test func `marks come when their place has been handed over`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.mark(1)
    run.playback.append(samples(200))
    run.playback.mark(2)
    run.playback.append(samples(200))
    run.playback.mark(3)
    run.playback.end()
    run.go(until: .milliseconds(100))
    #expect(run.playback.takeEvents() == [.started(id: 1), .mark(id: 1, number: 1)])
    run.go(until: .milliseconds(300))
    #expect(run.playback.takeEvents() == [.mark(id: 1, number: 2)])
    run.go(until: .milliseconds(500))
    #expect(run.playback.takeEvents() == [.mark(id: 1, number: 3), .finished(id: 1)])
  }

  @Test func `without a device everything is over at once`() {
    var playback = Playback(sampleRate: rate)
    playback.isAudible = false
    playback.start(id: 1)
    playback.append(samples(1_000))
    playback.mark(4)
    #expect(playback.waiting == 0)
    playback.end()
    #expect(
      playback.takeEvents() == [.started(id: 1), .mark(id: 1, number: 4), .finished(id: 1)])
  }

  @Test func `a device that is lost in the middle ends the utterance when it is complete`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.append(samples(1_000))
    run.go(until: .milliseconds(100))
    run.playback.isAudible = false
    #expect(run.playback.takeEvents() == [.started(id: 1)])
    run.playback.end()
    #expect(run.playback.takeEvents() == [.finished(id: 1)])
  }

  @Test func `what a failed device took with it is handed over again`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.append(samples(20))
    run.playback.end()
    guard case .write(let first) = run.playback.next(at: .zero) else {
      Issue.record("nothing was handed over")
      return
    }
    run.playback.deviceFailed(at: .zero)
    run.go(until: .seconds(1))
    #expect(run.written.prefix(first.count) == first[...])
  }

  @Test func `a device that was just opened is woken with silence`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.deviceOpened()
    run.go(until: .milliseconds(10))
    #expect(run.written == [Int16](repeating: 0, count: rate * 60 / 1_000))
    run.go(until: .seconds(1))
    #expect(run.written.count == rate * 60 / 1_000)
    #expect(run.playback.takeEvents().isEmpty)
  }

  @Test func `T10: a word doesn't wait for the silence that wakes the device`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.deviceOpened()
    run.go(until: .milliseconds(10))
    run.playback.start(id: 1)
    run.playback.append(samples(100))
    run.go(until: .milliseconds(11))
    #expect(run.flushes == 1)
    #expect(run.written.contains { $0 != 0 })
  }

  @Test func `a word that waits for the device is the first that it gets`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.append(samples(100))
    run.playback.deviceOpened()
    run.go(until: .milliseconds(1))
    #expect(run.written.first != 0)
    #expect(run.flushes == 0)
  }

  @Test func `an utterance without sound starts and finishes`() {
    var run = Run(Playback(sampleRate: rate))
    run.playback.start(id: 1)
    run.playback.end()
    run.go(until: .milliseconds(1))
    #expect(run.playback.takeEvents() == [.started(id: 1), .finished(id: 1)])
    #expect(run.written.isEmpty)
  }
}

import KeyModel
import Testing

struct ScannerTests {
  /// A scanner with its settings, driven as a session would.
  struct Driven {
    var scanner = Scanner()
    var settings = ScanSettings()
    var counts: [Int]
    var time = Duration.zero

    init(_ mode: ScanSettings.Mode, _ counts: [Int]) {
      settings.mode = mode
      settings.interval = .seconds(1)
      self.counts = counts
    }

    mutating func press(_ pressed: ScanSwitch) -> [ScanStep] {
      scanner.press(pressed, rows: counts, settings: settings, at: time)
    }

    mutating func wait(_ seconds: Int) -> [ScanStep] {
      time += .seconds(seconds)
      var steps: [ScanStep] = []
      while let due = scanner.deadline, due <= time {
        steps += scanner.advance(rows: counts, settings: settings, to: time)
      }
      return steps
    }
  }

  @Test func `nothing is offered until a switch is pressed`() {
    var driven = Driven(.rowColumn, [3, 2])
    #expect(driven.scanner.deadline == nil)
    #expect(driven.wait(100).isEmpty)
    #expect(driven.press(.first) == [.row(0)])
  }

  @Test func `rows go on as time passes, and end after the cycles`() {
    var driven = Driven(.rowColumn, [3, 2])
    _ = driven.press(.first)
    #expect(driven.wait(1) == [.row(1)])
    #expect(driven.wait(10) == [.row(0), .row(1), .paused])
    #expect(driven.scanner.offer == nil)
    #expect(driven.press(.first) == [.row(0)])
  }

  @Test func `a row that is chosen offers its keys, and one of them is chosen`() {
    var driven = Driven(.rowColumn, [3, 2])
    _ = driven.press(.first)
    _ = driven.wait(1)
    #expect(driven.press(.first) == [.key(row: 1, index: 0)])
    #expect(driven.wait(1) == [.key(row: 1, index: 1)])
    #expect(driven.press(.first) == [.choice(row: 1, index: 1)])
  }

  @Test func `keys that nobody chooses give way to the rows after the cycles`() {
    var driven = Driven(.rowColumn, [3, 2])
    driven.settings.cycles = 1
    _ = driven.press(.first)
    _ = driven.wait(1)
    _ = driven.press(.first)
    #expect(driven.wait(2) == [.key(row: 1, index: 1), .rows, .row(1)])
  }

  @Test func `the second switch goes back from the keys to their row, and from row to row`() {
    var driven = Driven(.rowColumn, [2, 2, 2, 2])
    driven.settings.backtrack = 2
    _ = driven.press(.first)
    _ = driven.wait(3)
    _ = driven.press(.first)
    #expect(driven.press(.second) == [.rows, .row(3)])
    #expect(driven.press(.second) == [.row(1)])
    #expect(driven.press(.second) == [.row(0)])
  }

  @Test func `keys without rows are offered one by one, and gone back among`() {
    var driven = Driven(.automatic, [10])
    #expect(driven.press(.first) == [.key(row: 0, index: 0)])
    #expect(driven.wait(7).last == .key(row: 0, index: 7))
    #expect(driven.press(.second) == [.key(row: 0, index: 2)])
    #expect(driven.press(.second) == [.key(row: 0, index: 0)])
    #expect(driven.wait(100).last == .paused)
  }

  @Test func `in steps the first switch goes on and the second chooses`() {
    var driven = Driven(.rowColumnStep, [2, 3])
    #expect(driven.press(.first) == [.row(0)])
    #expect(driven.wait(100).isEmpty)
    #expect(driven.press(.first) == [.row(1)])
    #expect(driven.press(.first) == [.row(0)])
    #expect(driven.press(.second) == [.key(row: 0, index: 0)])
    #expect(driven.press(.first) == [.key(row: 0, index: 1)])
    #expect(driven.press(.first) == [.rows, .row(0)])
    _ = driven.press(.second)
    #expect(driven.press(.second) == [.choice(row: 0, index: 0)])
    #expect(driven.scanner.offer == nil)
  }

  @Test func `a single switch chooses by waiting`() {
    var driven = Driven(.step, [4])
    driven.settings.choosesByDwelling = true
    _ = driven.press(.first)
    #expect(driven.press(.first) == [.key(row: 0, index: 1)])
    #expect(driven.wait(1) == [.choice(row: 0, index: 1)])
    #expect(driven.wait(100).isEmpty)
  }

  @Test func `after a choice time begins anew, and steps wait`() {
    var automatic = Driven(.rowColumn, [2, 2])
    #expect(
      automatic.scanner.goOn(afterChoiceOf: [2, 2], settings: automatic.settings, at: .zero)
        == [.row(0)])
    #expect(automatic.scanner.deadline == .seconds(1))
    var steps = Driven(.step, [4])
    #expect(steps.scanner.goOn(afterChoiceOf: [4], settings: steps.settings, at: .zero).isEmpty)
  }

  @Test(arguments: ScanSettings.Mode.allCases)
  func `whatever is pressed and however keys change, what is offered is there`(
    mode: ScanSettings.Mode
  ) {
    var random = SplitMix(seed: 4)
    var driven = Driven(mode, [3, 1, 4])
    driven.settings.choosesByDwelling = true
    for _ in 0..<5_000 {
      var steps: [ScanStep] = []
      switch Int.random(in: 0..<4, using: &random) {
      case 0: steps = driven.press(.first)
      case 1: steps = driven.press(.second)
      case 2: steps = driven.wait(Int.random(in: 0...3, using: &random))
      default:
        let rows = Int.random(in: 0...3, using: &random)
        driven.counts = (0..<rows).map { _ in Int.random(in: 1...4, using: &random) }
      }
      for step in steps {
        switch step {
        case .row(let row): #expect(driven.counts.indices.contains(row))
        case .key(let row, let index), .choice(let row, let index):
          #expect(driven.counts.indices.contains(row) && index < driven.counts[row])
        case .rows, .paused: break
        }
      }
      if mode == .off { #expect(steps.isEmpty) }
    }
  }
}

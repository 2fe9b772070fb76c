import KeyModel
import Testing

@Suite struct ShiftMachineTests {
  @Test(
    .enabled(if: KeyboardBehaviourVectors.arePresent, "the shared vectors aren't here"),
    arguments: KeyboardBehaviourVectors.shared?.shift.cases ?? [])
  func `shift makes of events what the vectors say`(
    _ vector: KeyboardBehaviourVectors.ShiftCase
  ) throws {
    let doubleTap = try #require(KeyboardBehaviourVectors.shared).shift.doubleTapS
    var machine = ShiftMachine(doubleTapTime: .seconds(doubleTap))
    var typed = ""
    for event in vector.events {
      switch event.name {
      case "shift": machine.tap(at: event.time)
      case "hold_down": machine.holdDown()
      case "hold_up": machine.holdUp(at: event.time)
      case "auto": machine.automatic(event.isOn == true)
      case "char":
        typed += machine.state.makesCapitals ? "A" : "a"
        machine.character()
      default: Issue.record("unknown event \(event.name)")
      }
    }
    #expect(typed == vector.typed, "\(vector.id)")
    #expect(machine.state.rawValue == vector.final, "\(vector.id)")
  }

  @Test func `every method tells whether the state changed`() {
    var machine = ShiftMachine()
    let changes = [
      machine.tap(at: .zero), machine.character(), machine.character(), machine.automatic(true),
      machine.automatic(true), machine.toggleLock(), machine.automatic(false),
    ]
    #expect(changes == [true, true, false, true, false, true, false])
    #expect(machine.state == .locked)
  }

  @Test func `a third quick tap turns a lock off and a fourth one locks again`() {
    var machine = ShiftMachine()
    let states = [0, 100, 200, 300].map { time in
      machine.tap(at: .milliseconds(time))
      return machine.state
    }
    #expect(states == [.once, .locked, .off, .locked])
  }

  @Test(arguments: [(300, ShiftState.locked), (301, .off)])
  func `the double-tap time itself is still quick enough`(_ time: Int, _ state: ShiftState) {
    var machine = ShiftMachine()
    machine.tap(at: .zero)
    machine.tap(at: .milliseconds(time))
    #expect(machine.state == state)
  }

  @Test func `a double-tap time of zero never locks`() {
    var machine = ShiftMachine(doubleTapTime: .zero)
    machine.tap(at: .zero)
    machine.tap(at: .zero)
    #expect(machine.state == .off)
  }

  @Test func `a key that inserts nothing breaks the double tap and keeps the capital`() {
    var machine = ShiftMachine()
    machine.tap(at: .zero)
    machine.otherInput()
    #expect(machine.state == .once)
    machine.tap(at: .milliseconds(100))
    #expect(machine.state == .off)
  }

  @Test func `letters typed while shift is held are capitals and it is off afterwards`() {
    var machine = ShiftMachine()
    #expect(machine.holdDown() == true)
    for _ in 0..<3 {
      #expect(machine.state == .once)
      #expect(machine.character() == false)
      #expect(machine.automatic(false) == false)
    }
    #expect(machine.holdUp(at: .seconds(2)) == true)
    #expect(machine.state == .off)
  }

  @Test func `a chord leaves a lock as it was`() {
    var machine = ShiftMachine()
    machine.toggleLock()
    machine.holdDown()
    machine.character()
    #expect(machine.holdUp(at: .seconds(1)) == false)
    #expect(machine.state == .locked)
  }

  @Test func `a chord that ends a sentence leaves what auto-capitalisation wants`() {
    var machine = ShiftMachine()
    machine.holdDown()
    machine.character()
    machine.automatic(true)
    machine.holdUp(at: .seconds(1))
    #expect(machine.state == .once)
  }

  @Test func `a letter after the sentence's end in the same chord uses up the capital`() {
    var machine = ShiftMachine()
    machine.holdDown()
    machine.character()
    machine.automatic(true)
    machine.character()
    machine.holdUp(at: .seconds(1))
    #expect(machine.state == .off)
  }

  @Test func `a hold without letters turns a lock off`() {
    var machine = ShiftMachine()
    machine.toggleLock()
    #expect(machine.holdDown() == false)
    #expect(machine.holdUp(at: .seconds(1)) == true)
    #expect(machine.state == .off)
  }

  @Test func `two short holds are a double tap`() {
    var machine = ShiftMachine()
    for time in [50, 250] {
      machine.holdDown()
      machine.holdUp(at: .milliseconds(time))
    }
    #expect(machine.state == .locked)
  }

  @Test func `letting go of a key that isn't held changes nothing`() {
    var machine = ShiftMachine()
    #expect(machine.holdUp(at: .zero) == false)
    #expect(machine.state == .off)
  }

  @Test func `a tap while the key seems held counts as one tap`() {
    var machine = ShiftMachine()
    machine.holdDown()
    machine.tap(at: .seconds(1))
    #expect(machine.state == .once)
    #expect(!machine.isHeld)
  }

  @Test func `time that runs backwards makes no double tap`() {
    var machine = ShiftMachine()
    machine.tap(at: .seconds(2))
    machine.tap(at: .seconds(1))
    #expect(machine.state == .off)
  }

  @Test(arguments: UInt64(0)..<20)
  func `whatever happens only the second tap of a quick pair locks`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var machine = ShiftMachine()
    var time = Duration.zero
    var pairBegins: Duration?
    for _ in 0..<2_000 {
      time += .milliseconds(Int.random(in: 0...400, using: &random))
      let old = machine.state
      let changed: Bool
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        let isSecond = pairBegins.map { time - $0 <= machine.doubleTapTime } ?? false
        pairBegins = isSecond ? nil : time
        changed = machine.tap(at: time)
        #expect((machine.state == .locked) == isSecond)
      case 3:
        pairBegins = nil
        changed = machine.character()
        #expect(machine.state == (old == .locked ? .locked : .off))
      case 4:
        pairBegins = nil
        machine.otherInput()
        changed = false
      case 5:
        let wentOn = machine.holdDown()
        #expect(machine.state.makesCapitals)
        let letters = Int.random(in: 1...3, using: &random)
        for _ in 0..<letters { machine.character() }
        pairBegins = nil
        changed = machine.holdUp(at: time) != wentOn
        #expect(machine.state == (old == .locked ? .locked : .off))
      case 6:
        let isSecond = pairBegins.map { time - $0 <= machine.doubleTapTime } ?? false
        pairBegins = isSecond ? nil : time
        machine.holdDown()
        machine.holdUp(at: time)
        changed = machine.state != old
        #expect((machine.state == .locked) == isSecond)
      default:
        changed = machine.automatic(Bool.random(using: &random))
        #expect((machine.state == .locked) == (old == .locked))
      }
      #expect(changed == (machine.state != old))
    }
  }

  @Test(arguments: 1...15)
  func `an odd number of quick taps never ends locked`(_ taps: Int) {
    var machine = ShiftMachine()
    for tap in 0..<taps { machine.tap(at: .milliseconds(50 * tap)) }
    #expect((machine.state == .locked) == taps.isMultiple(of: 2))
  }
}

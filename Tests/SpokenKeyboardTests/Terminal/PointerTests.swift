import KeyModel
import Testing

@testable import SpokenKeyboard

struct PointerTests {
  let key = Key(
    id: "5", title: "5", function: .insert("5"),
    frame: Frame(x: 100, y: 100, width: 100, height: 100))
  let touch = Gesture.touch(Point(x: 150, y: 150))

  func gestures(
    _ actions: [(MouseReport.Action, Duration)], mode: TypingMode, focus: String? = nil
  ) -> [Gesture] {
    var pointer = Pointer()
    return actions.flatMap { action, time in
      let report = MouseReport(action: action, place: ScreenPlace(line: 0, column: 0))
      return pointer.gestures(for: report, on: key, focus: focus ?? key.id, mode: mode, at: time)
    }
  }

  @Test(arguments: [TypingMode.standard, .touch])
  func `hovering explores`(_ mode: TypingMode) {
    #expect(gestures([(.motion, .zero)], mode: mode) == [touch])
  }

  @Test func `hovering presses nothing where touching presses`() {
    #expect(gestures([(.motion, .zero)], mode: .direct).isEmpty)
    #expect(gestures([(.press, .zero), (.motion, .zero)], mode: .direct) == [touch, touch])
  }

  @Test func `a click lifts, which presses in touch typing`() {
    #expect(gestures([(.press, .zero), (.release, .zero)], mode: .touch) == [touch, .lift])
  }

  @Test func `two clicks soon after each other press in standard typing`() {
    let clicks: [(MouseReport.Action, Duration)] = [
      (.press, .zero), (.release, .zero), (.press, .milliseconds(300)),
      (.release, .milliseconds(400)),
    ]
    #expect(gestures(clicks, mode: .standard) == [touch, .lift, touch, .lift, .press(nil)])
  }

  let slowClicks: [(MouseReport.Action, Duration)] = [
    (.press, .zero), (.release, .zero), (.press, .seconds(60)), (.release, .seconds(61)),
  ]

  @Test func `two slow clicks press as well`() {
    #expect(gestures(slowClicks, mode: .standard) == [touch, .lift, touch, .lift, .press(nil)])
  }

  @Test func `a second click presses nothing where the focus has gone elsewhere`() {
    let all = gestures(slowClicks, mode: .standard, focus: "6")
    #expect(all == [touch, .lift, touch, .lift])
  }

  @Test func `a third click is a first one again`() {
    let clicks: [(MouseReport.Action, Duration)] = [
      (.press, .seconds(62)), (.release, .seconds(62)),
    ]
    let all = gestures(slowClicks + clicks, mode: .standard)
    #expect(all.filter { $0 == .press(nil) }.count == 1)
  }

  @Test func `the pointer on another key in between makes the next click a first one`() {
    var pointer = Pointer()
    func report(_ action: MouseReport.Action, on key: Key?) -> [Gesture] {
      pointer.gestures(
        for: MouseReport(action: action, place: ScreenPlace(line: 0, column: 0)), on: key,
        focus: self.key.id, mode: .standard, at: .zero)
    }
    for action in [MouseReport.Action.press, .release] { _ = report(action, on: key) }
    _ = report(.motion, on: nil)
    #expect(report(.press, on: key) + report(.release, on: key) == [touch, .lift])
  }

  @Test func `off the keys it touches none`() {
    var pointer = Pointer()
    let report = MouseReport(action: .motion, place: ScreenPlace(line: 0, column: 0))
    let gestures = pointer.gestures(for: report, on: nil, focus: nil, mode: .standard, at: .zero)
    #expect(gestures == [.touch(Point(x: -1, y: -1))])
  }
}

import KeyModel
import Testing

@testable import SpokenKeyboard

struct PointerTests {
  let key = Key(
    id: "5", title: "5", function: .insert("5"),
    frame: Frame(x: 100, y: 100, width: 100, height: 100))
  let touch = Gesture.touch(Point(x: 150, y: 150))

  func gestures(
    _ actions: [(MouseReport.Action, Duration)], mode: TypingMode
  ) -> [Gesture] {
    var pointer = Pointer()
    return actions.flatMap { action, time in
      let report = MouseReport(action: action, place: ScreenPlace(line: 0, column: 0))
      return pointer.gestures(for: report, on: key, mode: mode, at: time)
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

  @Test func `two slow clicks press nothing`() {
    let clicks: [(MouseReport.Action, Duration)] = [
      (.press, .zero), (.release, .zero), (.press, .seconds(1)), (.release, .seconds(1)),
    ]
    #expect(gestures(clicks, mode: .standard) == [touch, .lift, touch, .lift])
  }

  @Test func `off the keys it touches none`() {
    var pointer = Pointer()
    let report = MouseReport(action: .motion, place: ScreenPlace(line: 0, column: 0))
    let gestures = pointer.gestures(for: report, on: nil, mode: .standard, at: .zero)
    #expect(gestures == [.touch(Point(x: -1, y: -1))])
  }
}

import KeyModel
import Testing

struct TouchTests {
  private func stage(_ mode: String, alternates: [String] = []) -> Performance {
    var layout = Layout.small
    layout.pages[0].rows[0][0].alternates = alternates
    var stage = Performance(layout)
    stage.perform(.set(name: "typing-mode", value: mode))
    return stage
  }

  private let a = Gesture.touch(Point(x: 50, y: 50))
  private let b = Gesture.touch(Point(x: 150, y: 50))
  private let outside = Gesture.touch(Point(x: 50, y: 999))

  @Test func `in standard typing a touch focuses each key once and lifting presses nothing`() {
    var stage = stage("standard")
    #expect(stage.perform(a, a, b, .lift).focused == ["a", "b"])
    #expect(stage.text == "")
  }

  @Test func `in touch typing lifting presses the key under the finger`() {
    var stage = stage("touch")
    stage.perform(a, b, .lift)
    #expect(stage.text == "b")
    stage.perform(.lift)
    #expect(stage.text == "b")
  }

  @Test func `sliding off the keys presses nothing`() {
    var stage = stage("touch")
    stage.perform(a, outside, .lift)
    #expect(stage.text == "")
  }

  @Test func `in direct typing a touch presses at once and lifting nothing more`() {
    var stage = stage("direct")
    stage.perform(a, .lift)
    #expect(stage.text == "a")
  }

  @Test func `only a key with alternatives has a time at which it offers them`() throws {
    var touched = stage("touch", alternates: ["á"])
    touched.perform(b)
    #expect(touched.session.longTouchDeadline == nil)
    touched.perform(a)
    let due = try #require(touched.session.longTouchDeadline)
    #expect(touched.session.advanceTouch(to: due - .milliseconds(1)).isEmpty)
    #expect(touched.session.advanceTouch(to: due).count == 1)
    #expect(touched.session.longTouchDeadline == nil)
    var standard = stage("standard", alternates: ["á"])
    standard.perform(a)
    #expect(standard.session.longTouchDeadline == nil)
  }

  @Test func `a finger that stays is offered alternatives, and lifting it then types nothing`() {
    var stage = stage("touch", alternates: ["á"])
    let events = stage.perform(a, .wait(.milliseconds(600)), .wait(.milliseconds(600)))
    #expect(events.filter { if case .alternates = $0 { true } else { false } }.count == 1)
    stage.perform(.lift)
    #expect(stage.text == "")
  }
}

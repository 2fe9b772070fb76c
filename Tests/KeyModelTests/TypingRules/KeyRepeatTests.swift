import KeyModel
import Testing

@Suite struct KeyRepeatTests {
  @Test(arguments: [
    (0, 0, 0), (499, 0, 0), (500, 1, 0), (599, 1, 0), (600, 2, 0), (800, 4, 0), (2_999, 25, 0),
    (3_000, 25, 1), (3_100, 25, 2), (4_000, 25, 11),
  ])
  func `a held key repeats by characters and later by words`(
    _ milliseconds: Int, _ characters: Int, _ words: Int
  ) {
    let start = Duration.seconds(7)
    let due = KeyRepeat().due(from: start, to: start + .milliseconds(milliseconds))
    #expect(due == KeyRepeat.Count(characters: characters, words: words))
  }

  @Test func `words may never come or come at once`() {
    let never = KeyRepeat(wordsAfter: nil).due(from: .zero, to: .seconds(10))
    #expect(never == KeyRepeat.Count(characters: 96))
    let always = KeyRepeat(wordsAfter: .zero).due(from: .zero, to: .seconds(1))
    #expect(always == KeyRepeat.Count(words: 6))
  }

  @Test func `without an interval there is one repeat`() {
    let schedule = KeyRepeat(interval: .zero)
    #expect(schedule.due(from: .zero, to: .seconds(60)).total == 1)
    #expect(schedule.time(ofRepeat: 0) == .milliseconds(500))
    #expect(schedule.time(ofRepeat: 1) == nil)
  }

  @Test func `a time before the hold has no repeats`() {
    #expect(KeyRepeat().due(from: .seconds(5), to: .seconds(1)).total == 0)
    #expect(KeyRepeat().time(ofRepeat: -1) == nil)
  }

  @Test(arguments: 0..<60)
  func `each repeat falls due at its own time and not before`(_ index: Int) throws {
    let schedule = KeyRepeat()
    let time = try #require(schedule.time(ofRepeat: index))
    #expect(schedule.due(from: .zero, to: time).total == index + 1)
    #expect(schedule.due(from: .zero, to: time - .nanoseconds(1)).total == index)
  }
}

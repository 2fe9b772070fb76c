/// Which lines of a screen hold what, from the top: text, keyboard, captions, status.
struct ScreenPlan: Hashable, Sendable {
  let text: Range<Int>
  let keyboard: Range<Int>
  let captions: Range<Int>
  let status: Range<Int>
  /// Lines with a rule between the parts; none on a small screen.
  let rules: [Int]

  /// Shares the lines out; the keyboard says how many it would take of those it is offered.
  ///
  /// On a screen of fewer lines than the parts need, a line of the text, of the keyboard and of the
  /// captions stay, in this order.
  init(lines: Int, keyboardHeight: (Int) -> Int) {
    let hasStatus = lines >= 5
    let hasRules = lines >= 18
    let around = (hasStatus ? 1 : 0) + (hasRules ? 2 : 0)
    // Two lines each for text and captions before the keyboard gets more than it needs.
    let fewest = lines >= 10 ? 4 : 2
    let offered = max(1, lines - around - fewest)
    let keyboardLines = min(keyboardHeight(offered), offered)
    let rest = max(0, lines - around - keyboardLines)
    let textLines = min(max(1, rest * 2 / 5), 6)
    let captionLines = max(0, rest - textLines)
    text = 0..<min(textLines, lines)
    var next = text.upperBound + (hasRules ? 1 : 0)
    keyboard = next..<min(next + keyboardLines, max(next, lines))
    next = keyboard.upperBound + (hasRules ? 1 : 0)
    captions = next..<max(next, min(next + captionLines, lines))
    status = hasStatus ? lines - 1..<lines : lines..<lines
    rules = hasRules ? [text.upperBound, keyboard.upperBound] : []
  }
}

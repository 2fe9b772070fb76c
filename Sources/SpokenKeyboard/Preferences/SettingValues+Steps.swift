internal import KeyModel

extension SettingValues {
  /// The value so many steps up from another, or down where they are negative; nil where there is
  /// nothing more that way, or the values have no order.
  ///
  /// Words are in the order in which they are listed, but for `off`, which is below `on`. Numbers
  /// stop at multiples of a step that suits their range, so that steps of the same length lead back;
  /// a word that stands for no number is below all of them.
  func value(_ steps: Int, from value: String) -> String? {
    switch self {
    case .oneOf(let listed):
      let words = listed == ["on", "off"] ? ["off", "on"] : listed
      guard let index = words.firstIndex(where: { $0.lowercased() == value.lowercased() }) else {
        return nil
      }
      let place = min(max(0, index + steps.signum()), words.count - 1)
      return place == index ? nil : words[place]
    case .number(let range, unit: _, or: let words):
      guard let number = Int(value) else {
        return steps > 0 && words.contains(value) ? String(range.lowerBound) : nil
      }
      guard steps > 0 || number > range.lowerBound else { return words.last }
      let next = Self.multiple(steps, from: number, of: Self.step(in: range))
      let kept = min(max(range.lowerBound, next), range.upperBound)
      return kept == number ? nil : String(kept)
    case .text: return nil
    }
  }

  private static func step(in range: ClosedRange<Int>) -> Int {
    let spans = [(24, 1), (200, 5), (600, 10), (12_000, 50)]
    let span = range.upperBound - range.lowerBound
    return spans.first { span <= $0.0 }?.1 ?? 100
  }

  /// The multiple of a step that lies so many of them away.
  private static func multiple(_ steps: Int, from number: Int, of step: Int) -> Int {
    let below = (Double(number) / Double(step)).rounded(.down)
    let above = (Double(number) / Double(step)).rounded(.up)
    return (Int(steps > 0 ? below : above) + steps) * step
  }
}

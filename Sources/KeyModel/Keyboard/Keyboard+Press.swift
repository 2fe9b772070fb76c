extension Keyboard {
  /// Presses a key of the page that is shown.
  ///
  /// - Parameters:
  ///   - key: the key, as the layout has it or as it stands now.
  ///   - time: since the session's start; two presses of shift within the double-tap time lock it.
  /// - Returns: what is asked for, or nil where the press changed nothing.
  public mutating func press(_ key: Key, at time: Duration) -> KeyAction? {
    switch key.function {
    case .insert:
      defer { shift.character() }
      return key.output(shifted: isShifted).map(KeyAction.insert)
    case .returnKey:
      shift.character()
      return .returnKey
    case .deleteBackward:
      shift.otherInput()
      return .deleteBackward
    case .shift:
      shift.tap(at: time)
      return .shifted(shift.state)
    case .capsLock:
      shift.toggleLock()
      return .shifted(shift.state)
    case .page(let id):
      shift.otherInput()
      return show(page: id) ? .paged(id) : nil
    case .nextKeyboard:
      return advanceToNextInputMode() ? .switched : nil
    case .dismissKeyboard:
      return .dismiss
    }
  }

  /// Shows the next layout, the first after the last.
  ///
  /// - Returns: whether there is another layout.
  public mutating func advanceToNextInputMode() -> Bool {
    guard layouts.count > 1 else { return false }
    show(layout: (layoutIndex + 1) % layouts.count)
    return true
  }
}

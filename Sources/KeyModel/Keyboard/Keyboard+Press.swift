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
      return key.output(shifted: isShifted).map { .insert(deadMark.take(for: $0)) }
    case .returnKey:
      shift.character()
      return other(.returnKey)
    case .tab:
      shift.character()
      return other(.insert("\t"))
    case .deleteBackward:
      shift.otherInput()
      return other(.deleteBackward)
    case .deleteForward:
      shift.otherInput()
      return other(.edit(.deleteForward))
    case .moveCaret(let move):
      shift.otherInput()
      return other(move.edit.map(KeyAction.edit) ?? .noEffect)
    case .deadKey(let mark):
      defer { shift.character() }
      return deadMark.press(mark)
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
    case .languageMenu: return .languageMenu
    case .dismissKeyboard: return other(.dismiss)
    case .undo: return other(.edit(.undo))
    case .redo: return other(.edit(.redo))
    case .selectAll: return other(.edit(.selectAll))
    case .backTab, .escape, .modifier, .system, .none, .unknown: return .noEffect
    }
  }

  /// An action that a mark which waits for its letter doesn't outlive.
  private mutating func other(_ action: KeyAction) -> KeyAction {
    deadMark = DeadMark()
    return action
  }

  /// Shows the page that a key leads to once it has typed.
  ///
  /// - Returns: whether the page changed.
  mutating func showPage(afterTyping key: Key) -> Bool {
    key.nextPage.map { show(page: $0) } ?? false
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

extension CaretMove {
  /// How a text's caret makes the move; nil where a text without lines on a screen can't tell.
  fileprivate var edit: TextEdit? {
    switch self {
    case .left: .moveCaret(.left, .character)
    case .right: .moveCaret(.right, .character)
    case .up: .moveCaret(.left, .line)
    case .down: .moveCaret(.right, .line)
    case .lineStart: .moveCaret(.start, .line)
    case .lineEnd: .moveCaret(.end, .line)
    case .pageUp, .pageDown: nil
    }
  }
}

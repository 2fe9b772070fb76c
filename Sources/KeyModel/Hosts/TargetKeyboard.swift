/// A keyboard for any target that takes key input, such as a numeric pad that an application puts
/// under its own field.
///
/// A class, since it holds its target weakly: pressing keys of a target that is gone does nothing.
public final class TargetKeyboard {
  /// What the keyboard shows.
  public private(set) var keyboard: Keyboard
  /// What is typed into; nil once it is gone.
  public weak var target: (any KeyInput & AnyObject)?

  /// Makes a keyboard that types into a target.
  public init(
    layout: Layout, words: KeyVocabulary, target: (any KeyInput & AnyObject)? = nil
  ) {
    keyboard = Keyboard(layouts: [layout], words: words)
    self.target = target
  }

  /// Presses the key of an id.
  ///
  /// - Returns: what the press did; nil where there is no such key, the target is gone, or the key
  ///   asks for what only a session can do.
  @discardableResult
  public func press(_ id: String, at time: Duration = .zero) -> KeyAction? {
    guard target != nil, let key = keyboard.page.key(id) else { return nil }
    let action = keyboard.press(key, at: time)
    switch action {
    case .insert(let text):
      target?.insertText(text)
      _ = keyboard.showPage(afterTyping: key)
    case .returnKey: target?.insertText("\n")
    case .deleteBackward: target?.deleteBackward()
    case .shifted, .paged: break
    case .edit, .deadKey, .languageMenu, .noEffect, .dismiss, .switched, nil: return nil
    }
    return action
  }
}

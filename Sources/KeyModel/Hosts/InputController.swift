/// A session with delegates: what an application that shows the keyboard holds; UIKit's
/// `UIInputViewController`.
///
/// A class, since it owns the one session that its delegates are told about. The order is fixed:
/// for each change will, then did; after a gesture's last change the whole text. A delegate may
/// edit from inside a callback: the edit waits until the gesture's own callbacks are done, and then
/// has callbacks of its own.
public final class InputController {
  /// How many edits may follow from one gesture through delegates that answer edits with edits;
  /// what comes after is dropped, since such delegates would never end.
  public static let cascadeLimit = 1000

  /// The session, as it is after all that was done.
  public private(set) var session: Session
  /// Is told about changes.
  public weak var delegate: (any TextInputDelegate)?
  /// Gets the whole text.
  public weak var textDelegate: (any WholeTextDelegate)?
  /// Whether the keyboard's own edits are told to the delegate too; iOS itself varies here.
  public var tellsOwnEdits = true
  /// The document as delegates see it.
  public private(set) lazy var textDocumentProxy = DocumentProxy(controller: self)

  /// The time of the last gesture, which edits of delegates share.
  private(set) var lastTime: Duration = .zero

  private var waiting: [(gesture: Gesture, time: Duration)] = []
  private var isDelivering = false

  /// Makes a controller of a session.
  public init(session: Session) {
    self.session = session
  }

  /// The language that the shown keyboard types; UIKit's `primaryLanguage`.
  public var primaryLanguage: String? { session.layout.language }

  /// Whether there is another input mode to go to, so that the keyboard has to show a key for it.
  public var needsInputModeSwitchKey: Bool { session.keyboard.layouts.count > 1 }

  /// Goes to the next input mode; UIKit's `advanceToNextInputMode()`.
  @discardableResult
  public func advanceToNextInputMode(at time: Duration = .zero) -> [Event] {
    handle(.keyboard(nil), at: time)
  }

  /// Puts the keyboard away; UIKit's `dismissKeyboard()`.
  @discardableResult
  public func dismissKeyboard(at time: Duration = .zero) -> [Event] {
    handle(.dismiss, at: time)
  }

  /// Does what the gesture asks and tells the delegates.
  ///
  /// - Returns: what happened, also through edits of delegates; empty where the gesture has to wait
  ///   because it comes from inside a callback.
  @discardableResult
  public func handle(_ gesture: Gesture, at time: Duration) -> [Event] {
    waiting.append((gesture, time))
    lastTime = max(lastTime, time)
    guard !isDelivering else { return [] }
    isDelivering = true
    defer { isDelivering = false }
    var told: [Event] = []
    var done = 0
    while done < waiting.count, done <= Self.cascadeLimit {
      let next = waiting[done]
      done += 1
      let events = session.handleOpenly(next.gesture, at: next.time)
      deliver(events)
      told += session.hidingSecrets(in: events)
    }
    waiting.removeAll()
    return told
  }

  private func deliver(_ events: [Event]) {
    var changesText = false
    for case .text(let change, let origin) in events {
      changesText = changesText || change.changesText
      guard let delegate, tellsOwnEdits || !origin.isKeyboard else { continue }
      let proxy = textDocumentProxy
      proxy.snapshot = change.old
      if change.changesText {
        delegate.textWillChange(proxy)
        proxy.snapshot = change.new
        delegate.textDidChange(proxy)
      } else {
        delegate.selectionWillChange(proxy)
        proxy.snapshot = change.new
        delegate.selectionDidChange(proxy)
      }
      proxy.snapshot = nil
    }
    if changesText { textDelegate?.keyboard(self, didChangeTextTo: session.document.text) }
  }
}

extension Origin {
  /// Whether the keyboard itself made the edit.
  fileprivate var isKeyboard: Bool {
    switch self {
    case .screen, .hardware, .typing, .automatic, .command, .paste: true
    case .host, .proxy: false
    }
  }
}

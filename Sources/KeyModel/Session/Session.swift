/// A keyboard and a text: gestures in, events out.
///
/// A value that depends on nothing but the gestures and their times: the same gestures give the
/// same events. It never waits and never throws; what can't be done is an event too.
public struct Session: Sendable {
  /// What the keyboard shows.
  public internal(set) var keyboard: Keyboard
  /// The text that is typed into.
  public internal(set) var document: TextDocument
  /// How the session behaves.
  public internal(set) var settings = Settings()
  /// Whether the keyboard is shown and takes presses.
  public internal(set) var isEditing = true

  /// The finger that is on a key; nil where none is.
  var finger: Finger?
  /// A long press that goes on while time passes.
  var held: HeldKey?
  var doubleSpace = DoubleSpacePeriod()
  var scanner = Scanner()
  var smartPunctuation = SmartPunctuation()

  /// Makes a session of at least one layout, the first of which is shown.
  ///
  /// - Parameters:
  ///   - layouts: the input modes, in the order that the next-keyboard key goes through.
  ///   - words: what labels and values are derived with.
  ///   - document: the text that is typed into.
  ///   - field: what the field of the text is like; what the first layout is made for unless given.
  public init(
    layouts: [Layout], words: KeyVocabulary, document: TextDocument = TextDocument(),
    field: FieldTraits? = nil
  ) {
    keyboard = Keyboard(layouts: layouts, words: words)
    self.document = document
    settings.field = field ?? layouts[0].field
    applySettings()
    followLanguage()
    capitalizeAutomatically()
  }

  /// The layout that is shown.
  public var layout: Layout { keyboard.layout }

  /// The page that is shown, its keys as they stand now.
  public var page: Page { keyboard.page }

  /// The key that has the focus, as it stands now.
  public var focusedKey: Key? { keyboard.focusedKey }

  /// Whether letters are capitals now.
  public var shift: ShiftState { keyboard.shift.state }

  /// What the field takes and how it behaves; a change of the input mode doesn't change it.
  public var field: FieldTraits { settings.field }

  /// What is heard first when the session is shown to a person: the keyboard, then its focus.
  public mutating func begin(at time: Duration) -> [Event] {
    isEditing = false
    return handle(.beginEditing, at: time)
  }

  /// Does what the gesture asks, and tells what happened, in order.
  ///
  /// - Parameters:
  ///   - gesture: what a person or the host does.
  ///   - time: since the session's start; it never goes back.
  /// - Returns: what happened; empty where nothing did and nobody need know.
  public mutating func handle(_ gesture: Gesture, at time: Duration) -> [Event] {
    hidingSecrets(in: handleOpenly(gesture, at: time))
  }

  /// The same, without hiding what is typed into a secure field: for the field's owner alone.
  mutating func handleOpenly(_ gesture: Gesture, at time: Duration) -> [Event] {
    let before = shift
    var events = events(of: gesture, at: time)
    if let change = unreportedShift(since: before, in: events) { events.append(change) }
    return events
  }

  /// The events as others may see them: in a secure field every character is a bullet.
  func hidingSecrets(in events: [Event]) -> [Event] {
    field.isSecureTextEntry ? events.compactMap(\.hidingText) : events
  }

  private mutating func events(of gesture: Gesture, at time: Duration) -> [Event] {
    if gesture.endsHold { held = nil }
    guard isEditing || !gesture.needsKeyboard else { return [.unmet(.keyboardDismissed)] }
    switch gesture {
    case .move(let move): return moveFocus(move)
    case .focus(let name): return focus(named: name)
    case .press(let name): return press(named: name, at: time)
    case .hold(let name, let number): return hold(named: name, alternative: number, at: time)
    case .type(let text): return type(text, at: time)
    case .strike(let character): return strike(character, at: time)
    case .strikeDelete: return strikeDelete(at: time)
    case .touch(let point): return touch(point, at: time)
    case .lift: return lift(at: time)
    case .keyboard(let id): return showKeyboard(id)
    case .page(let move): return showPage(move)
    case .find(let text): return find(text)
    case .dismiss: return endEditing()
    case .beginEditing: return beginEditing()
    case .caret(let direction, let unit): return edit(.moveCaret(direction, unit), .command)
    case .select(let direction, let unit): return edit(.extendSelection(direction, unit), .command)
    case .selectAll: return edit(.selectAll, .command)
    case .paste(let text): return insert(text, .paste)
    case .undo: return edit(.undo, .command)
    case .redo: return edit(.redo, .command)
    case .read(let reading): return read(reading)
    case .set(let name, let value): return set(name, to: value)
    case .host(let change): return edit(change, .host)
    case .proxy(let change): return callDocument(change)
    case .pressSwitch(let pressed): return press(pressed, at: time)
    case .wait(let duration): return wait(duration, from: time)
    }
  }
}

extension Session {
  /// Sets shift for the next letter as the field wants it.
  mutating func capitalizeAutomatically() {
    guard field.effectiveAutocapitalization != .none else { return }
    keyboard.shift.automatic(wantsCapital)
  }

  /// Whether the field wants the next letter to be a capital.
  var wantsCapital: Bool {
    let before = document.before(maxBytes: Self.sentenceBytes)
    return field.effectiveAutocapitalization.shouldCapitalize(
      before: before, language: field.language ?? layout.language)
  }

  /// As much of the text as tells whether a sentence begins.
  private static let sentenceBytes = 256

  private func unreportedShift(since before: ShiftState, in events: [Event]) -> Event? {
    var reported = before
    for case .shift(let state, _) in events { reported = state }
    return shift == reported ? nil : .shift(shift, origin: .automatic)
  }
}

extension Gesture {
  /// Whether the gesture is done to keys that are shown.
  fileprivate var needsKeyboard: Bool {
    switch self {
    case .move, .focus, .press, .hold, .type, .strike, .strikeDelete, .touch, .lift, .keyboard,
      .page, .find:
      true
    case .dismiss, .beginEditing, .caret, .select, .selectAll, .paste, .undo, .redo, .read, .set,
      .host, .proxy, .pressSwitch, .wait:
      false
    }
  }

  /// Whether a key that is held is let go of by this.
  fileprivate var endsHold: Bool {
    switch self {
    case .wait, .set, .read: false
    default: true
    }
  }
}

/// What a keyboard shows and what its keys would do now: input mode, page, shift and focus.
///
/// It knows no text: a press gives a ``KeyAction`` for whoever holds the text.
public struct Keyboard: Hashable, Sendable {
  /// The input modes, in the order that the next-keyboard key goes through.
  public let layouts: [Layout]
  /// The words that labels and values are derived with.
  public let words: KeyVocabulary
  /// Which layout is shown, 0-based.
  public private(set) var layoutIndex = 0
  /// The id of the page that is shown.
  public private(set) var pageID: String
  /// The id of the key that has the focus; nil before anything had it.
  public private(set) var focusedID: String?
  /// The shift key and caps lock.
  public var shift = ShiftMachine()
  /// The mark of a dead key that was pressed.
  var deadMark = DeadMark()

  /// What the return key promises, which it is called by.
  public var returnKeyType = ReturnKeyType.default

  /// Makes a keyboard that shows the first page of the first of at least one layout.
  public init(layouts: [Layout], words: KeyVocabulary) {
    precondition(!layouts.isEmpty, "a keyboard has at least one layout")
    self.layouts = layouts
    self.words = words
    pageID = ""
    show(layout: 0)
  }

  /// The layout that is shown.
  public var layout: Layout { layouts[layoutIndex] }

  /// Whether letters are capitals now.
  public var isShifted: Bool { shift.state != .off }

  /// The page that is shown, its keys as they stand now.
  public var page: Page {
    var page = rawPage
    page.rows = page.rows.map { $0.map(presented) }
    return page
  }

  /// The key that has the focus, as it stands now.
  public var focusedKey: Key? {
    focusedID.flatMap { rawPage.key($0) }.map(presented)
  }

  /// Moves the focus to a key of the page that is shown.
  ///
  /// - Precondition: the page has a key of this id.
  public mutating func focus(_ id: String) {
    precondition(rawPage.key(id) != nil, "the focus goes to a key of the page")
    focusedID = id
  }

  /// Shows a page of the layout; the focus goes to the key at the place of the one that had it.
  ///
  /// - Returns: whether the page changed.
  public mutating func show(page id: String) -> Bool {
    guard id != pageID, let page = layout.page(id) else { return false }
    let place = focusedID.flatMap { rawPage.key($0)?.frame.center }
    pageID = id
    focusedID = place.flatMap { page.key(nearestTo: $0)?.id }
    return true
  }

  /// Shows a layout from its start; the focus goes to its first key.
  public mutating func show(layout index: Int) {
    layoutIndex = index
    deadMark = DeadMark()
    pageID = layout.pages[0].id
    focusedID = layout.pages[0].keys.first?.id
    shift = ShiftMachine(doubleTapTime: shift.doubleTapTime)
    if layout.startsInCapsLock { shift.toggleLock() }
  }

  /// A key as it stands now: title, label and value follow shift, page and caps lock.
  public func presented(_ key: Key) -> Key {
    var key = key
    let output = key.output(shifted: isShifted)
    if let output, key.title == key.output(shifted: false) { key.title = output }
    if key.label == nil {
      key.label =
        key.spokenFunction.map { label(of: $0, inserting: nil) }
        ?? label(of: key.function, inserting: output)
      key.labelSource = .derived
    }
    if key.value == nil { key.value = value(of: key.function) }
    return key
  }

  /// The page as the layout has it.
  var rawPage: Page { layout.page(pageID) ?? layout.pages[0] }

  private func label(of function: KeyFunction, inserting output: String?) -> String {
    if function == .returnKey, let name = words.returnKeys.name(of: returnKeyType) { return name }
    return words.label(for: output.map(KeyFunction.insert) ?? function)
  }

  private func value(of function: KeyFunction) -> String? {
    switch (function, shift.state) {
    case (.shift, .once): words.shiftOn
    case (.shift, .locked): words.capsLock
    case (.capsLock, let state): state == .locked ? words.capsLockOn : words.capsLockOff
    default: nil
    }
  }
}

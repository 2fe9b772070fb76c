/// The words of one language for what keys do beyond typing: labels of keys that have none.
///
/// Short, as a key's label is: a noun, or what a press brings about.
public struct FunctionNames: Hashable, Sendable {
  /// The tab key.
  public var tab: String
  /// The key that goes back to what precedes.
  public var backTab: String
  /// The escape key.
  public var escape: String
  /// The key that deletes what is after the caret.
  public var deleteForward: String
  /// The key that offers the input modes.
  public var languageMenu: String
  /// The key that takes the last edit back.
  public var undo: String
  /// The key that makes an edit again.
  public var redo: String
  /// The key that selects all text.
  public var selectAll: String
  /// A key that does nothing.
  public var none: String
  /// Keys that move the caret.
  public var caret: CaretNames
  /// Keys that change what other keys do.
  public var modifiers: ModifierNames
  /// Keys for what other parts of a system do.
  public var system: SystemNames
  /// Said of a press that has no effect here, with `%1` for the key's label.
  public var noEffect: String

  /// Names of keys that move the caret.
  public struct CaretNames: Hashable, Sendable {
    /// One character to the left.
    public var left: String
    /// One character to the right.
    public var right: String
    /// One line up.
    public var up: String
    /// One line down.
    public var down: String
    /// To the start of the line.
    public var lineStart: String
    /// To the end of the line.
    public var lineEnd: String
    /// One screen up.
    public var pageUp: String
    /// One screen down.
    public var pageDown: String

    /// Makes the names.
    public init(
      left: String, right: String, up: String, down: String, lineStart: String, lineEnd: String,
      pageUp: String, pageDown: String
    ) {
      self.left = left
      self.right = right
      self.up = up
      self.down = down
      self.lineStart = lineStart
      self.lineEnd = lineEnd
      self.pageUp = pageUp
      self.pageDown = pageDown
    }

    /// The name of the key that moves the caret there.
    public subscript(move: CaretMove) -> String {
      switch move {
      case .left: left
      case .right: right
      case .up: up
      case .down: down
      case .lineStart: lineStart
      case .lineEnd: lineEnd
      case .pageUp: pageUp
      case .pageDown: pageDown
      }
    }
  }

  /// Names of keys that change what other keys do.
  public struct ModifierNames: Hashable, Sendable {
    /// Control.
    public var control: String
    /// Alt.
    public var alt: String
    /// AltGr.
    public var altGr: String
    /// Command.
    public var command: String
    /// Fn.
    public var fn: String
    /// Num Lock.
    public var numLock: String

    /// Makes the names.
    public init(
      control: String, alt: String, altGr: String, command: String, fn: String, numLock: String
    ) {
      self.control = control
      self.alt = alt
      self.altGr = altGr
      self.command = command
      self.fn = fn
      self.numLock = numLock
    }

    /// The name of the modifier's key.
    public subscript(modifier: KeyModifier) -> String {
      switch modifier {
      case .control: control
      case .alt: alt
      case .altGr: altGr
      case .command: command
      case .fn: fn
      case .numLock: numLock
      }
    }
  }

  /// Names of keys for what other parts of a system do.
  public struct SystemNames: Hashable, Sendable {
    /// A keyboard of emoji.
    public var emoji: String
    /// Dictation.
    public var dictation: String
    /// What was copied.
    public var clipboard: String
    /// The keyboard's settings.
    public var settings: String
    /// Cut.
    public var cut: String
    /// Copy.
    public var copy: String
    /// Paste.
    public var paste: String
    /// Search.
    public var search: String
    /// The menu of what has the focus.
    public var contextMenu: String

    /// Makes the names.
    public init(
      emoji: String, dictation: String, clipboard: String, settings: String, cut: String,
      copy: String, paste: String, search: String, contextMenu: String
    ) {
      self.emoji = emoji
      self.dictation = dictation
      self.clipboard = clipboard
      self.settings = settings
      self.cut = cut
      self.copy = copy
      self.paste = paste
      self.search = search
      self.contextMenu = contextMenu
    }

    /// The name of the key that does this.
    public subscript(function: SystemFunction) -> String {
      switch function {
      case .emoji: emoji
      case .dictation: dictation
      case .clipboard: clipboard
      case .settings: settings
      case .cut: cut
      case .copy: copy
      case .paste: paste
      case .search: search
      case .contextMenu: contextMenu
      }
    }
  }

  /// Makes the names; every word is needed.
  public init(
    tab: String, backTab: String, escape: String, deleteForward: String, languageMenu: String,
    undo: String, redo: String, selectAll: String, none: String, caret: CaretNames,
    modifiers: ModifierNames, system: SystemNames, noEffect: String
  ) {
    self.tab = tab
    self.backTab = backTab
    self.escape = escape
    self.deleteForward = deleteForward
    self.languageMenu = languageMenu
    self.undo = undo
    self.redo = redo
    self.selectAll = selectAll
    self.none = none
    self.caret = caret
    self.modifiers = modifiers
    self.system = system
    self.noEffect = noEffect
  }
}

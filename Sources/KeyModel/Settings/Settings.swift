/// How a keyboard behaves: all that a person, a script or a test may set about it.
public struct Settings: Hashable, Sendable {
  /// Whether the focus goes on at the other end of the keyboard where it reaches one.
  public var wrapsFocus = false
  /// What touching a key and lifting the finger do.
  public var typingMode: TypingMode = .standard
  /// Whether numbers and symbols give way to the letters after a space or a symbol.
  public var returnToLetters: ReturnToLetters = .layout
  /// How long a key is held until it offers its alternatives.
  public var longPressTime: Duration = .milliseconds(500)
  /// How soon a second tap of shift must follow to lock it.
  public var shiftDoubleTapTime: Duration = .milliseconds(300)
  /// When a held Delete repeats.
  public var keyRepeat = KeyRepeat()

  /// Whether two quick spaces end a sentence.
  public var doubleSpacePeriod = true
  /// How soon the second of them must follow.
  public var doubleSpaceInterval: Duration = .seconds(1)
  /// Whether straight quotation marks become those of the language.
  public var smartQuotes = false
  /// Whether two hyphens become a dash.
  public var smartDashes = false
  /// Whether three full stops become an ellipsis.
  public var smartEllipsis = false

  /// What one press of Delete takes.
  public var backwardDeletion: BackwardDeletion = .uikit
  /// What offsets of the caret count.
  public var offsetUnit: OffsetUnit = .cluster
  /// How much of the text the keyboard sees.
  public var contextWindow: ContextWindow = .full
  /// Whether edits can be undone.
  public var undo = true

  /// How rows and keys are offered to a person who has switches.
  public var scanning = ScanSettings()

  /// The field that is typed into.
  public var field = FieldTraits()

  /// Makes the settings as they are until something is set.
  public init() {}

  /// Everything that can be set, in the order shown.
  public static var table: [Setting] { rows.settings }

  /// The value of a setting, as a text that sets it to the same.
  ///
  /// - Throws: `SettingError.unknownName`.
  public func value(of name: String) throws(SettingError) -> String {
    try Self.rows.value(of: name, in: self)
  }

  /// Sets the value that the text stands for; nothing is changed where it is none.
  ///
  /// - Throws: `SettingError.unknownName`, or `badValue` with what is expected.
  public mutating func set(_ name: String, to value: String) throws(SettingError) {
    try Self.rows.set(name, to: value, in: &self)
  }
}

/// The words of one language that labels, values and descriptions of keys are made of.
///
/// The words themselves stand with everything else that is spoken, in `Narration`.
public struct KeyVocabulary: Hashable, Sendable {
  /// Label of the key that inserts a space.
  public var space: String
  /// Label of the key that inserts a newline.
  public var returnKey: String
  /// Label of the key that deletes backward.
  public var delete: String
  /// Label of the shift key.
  public var shift: String
  /// Label of the caps lock key, and value of a shift key that is locked.
  public var capsLock: String
  /// Label of the key that goes to the next input mode.
  public var nextKeyboard: String
  /// Label of the key that puts the keyboard away.
  public var dismiss: String
  /// Labels of a return key that promises more than a newline.
  public var returnKeys: ReturnKeyNames
  /// Names of pages by their id; a page that isn't here is called by its id.
  public var pages: [String: String]
  /// Value of a shift key that is on; it agrees with the key's label.
  public var shiftOn: String
  /// Value of a caps lock key that is on; it agrees with the key's label.
  public var capsLockOn: String
  /// Value of a caps lock key that is off.
  public var capsLockOff: String
  /// What precedes the description of a selected key, with `%` for the description.
  public var selected: String
  /// What is said of a selected element that has no description.
  public var selectedAlone: String
  /// Words for traits, in the order heard.
  public var traits: TraitWords
  /// Labels of keys that do something else than the keys above.
  public var functions: FunctionNames

  /// The words for traits; each ends with a full stop.
  public struct TraitWords: Hashable, Sendable {
    /// Said of what isn't enabled.
    public var dimmed: String
    /// Said of a button.
    public var button: String
    /// Said of a back button.
    public var backButton: String
    /// Said of a switch.
    public var switchButton: String
    /// Said of a switch that is on.
    public var on: String
    /// Said of a switch that is off.
    public var off: String
    /// Said of a switch that is neither.
    public var mixed: String
    /// Said of a tab.
    public var tab: String
    /// Said of a text field.
    public var textField: String
    /// Said of a text field that hides its text.
    public var secureTextField: String
    /// Said of a text field that is being typed into.
    public var isEditing: String
    /// Said of a heading.
    public var heading: String
    /// Said of a link.
    public var link: String
    /// Said of what can be moved up and down.
    public var adjustable: String
    /// Said of an image.
    public var image: String
    /// Said of a search field.
    public var searchField: String

    /// Makes the words for traits.
    public init(
      dimmed: String, button: String, backButton: String, switchButton: String, on: String,
      off: String, mixed: String, tab: String, textField: String, secureTextField: String,
      isEditing: String, heading: String, link: String, adjustable: String, image: String,
      searchField: String
    ) {
      self.dimmed = dimmed
      self.button = button
      self.backButton = backButton
      self.switchButton = switchButton
      self.on = on
      self.off = off
      self.mixed = mixed
      self.tab = tab
      self.textField = textField
      self.secureTextField = secureTextField
      self.isEditing = isEditing
      self.heading = heading
      self.link = link
      self.adjustable = adjustable
      self.image = image
      self.searchField = searchField
    }
  }

  /// Makes a vocabulary; every word is needed.
  public init(
    space: String, returnKey: String, delete: String, shift: String, capsLock: String,
    nextKeyboard: String, dismiss: String, returnKeys: ReturnKeyNames, pages: [String: String],
    shiftOn: String, capsLockOn: String, capsLockOff: String,
    selected: String, selectedAlone: String, traits: TraitWords, functions: FunctionNames
  ) {
    self.space = space
    self.returnKey = returnKey
    self.delete = delete
    self.shift = shift
    self.capsLock = capsLock
    self.nextKeyboard = nextKeyboard
    self.dismiss = dismiss
    self.returnKeys = returnKeys
    self.pages = pages
    self.shiftOn = shiftOn
    self.capsLockOn = capsLockOn
    self.capsLockOff = capsLockOff
    self.selected = selected
    self.selectedAlone = selectedAlone
    self.traits = traits
    self.functions = functions
  }

  /// The label of a key that has none of its own: what it does, else what it inserts.
  ///
  /// A function that nothing is known of is called by the name that its source gives it.
  public func label(for function: KeyFunction) -> String {
    switch function {
    case .insert(" "): space
    case .insert("\t"), .tab: functions.tab
    case .insert(let text), .deadKey(let text): text
    case .returnKey: returnKey
    case .backTab: functions.backTab
    case .escape: functions.escape
    case .deleteBackward: delete
    case .deleteForward: functions.deleteForward
    case .moveCaret(let move): functions.caret[move]
    case .shift: shift
    case .capsLock: capsLock
    case .modifier(let modifier): functions.modifiers[modifier]
    case .page(let id): pages[id] ?? id
    case .nextKeyboard: nextKeyboard
    case .languageMenu: functions.languageMenu
    case .dismissKeyboard: dismiss
    case .undo: functions.undo
    case .redo: functions.redo
    case .selectAll: functions.selectAll
    case .system(let function): functions.system[function]
    case .none: functions.none
    case .unknown(let name): name
    }
  }
}

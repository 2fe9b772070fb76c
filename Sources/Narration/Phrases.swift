public import KeyModel

/// Every sentence that can be spoken in one language.
///
/// A language is complete or doesn't compile: no field has a default. Sentences are short, the word
/// that tells them apart stands first, and they have no full stop.
public struct Phrases: Hashable, Sendable {
  /// The language, a BCP 47 tag.
  public var language: String
  /// How the language sorts numbers.
  public var plural: PluralRule
  /// Labels, values and trait words of keys.
  public var keys: KeyVocabulary
  /// Names of languages by their primary subtag, such as "de"; one that isn't here is called by its
  /// own name or its tag.
  public var languageNames: [String: String]
  /// Names of the built-in layouts by their id; any other is called by its own name.
  public var layouts: [String: String]
  /// What settings and their values are called.
  public var settings: SettingNames
  /// What the commands of the interactive keyboard are called.
  public var commands: CommandNames
  /// What is said of characters.
  public var characters: Characters
  /// What is said when the state of the keyboard or the field changes.
  public var state: State
  /// What is said when the text or the selection changes.
  public var editing: Editing
  /// What is said at an end, where words are wanted beside the sound.
  public var ends: Ends
  /// What is said when a request can't be met.
  public var requests: Requests
  /// What the application says of itself.
  public var messages: Messages
  /// What is said of a key after a pause, where its layout gives no hint.
  public var hints: Hints
  /// What sounds are called where they are written.
  public var sounds: SoundNames
  /// What is said while rows and keys are offered to be chosen by a switch.
  public var scanning: Scanning
  /// What is said by lists that take a person's keys while they are open, and shown beside them.
  public var dialogs: Dialogs

  /// What is said of characters.
  public struct Characters: Hashable, Sendable {
    /// Said before a capital letter.
    public var capital: String
    /// Said before a word all in capitals.
    public var allCapitals: String
    /// Said before a word with capitals in it that isn't all in capitals.
    public var mixedCapitals: String
    /// Said instead of a character of a secure field.
    public var bullet: String
    /// What a secure field holds, when it is read.
    public var bullets: CountedPhrase
    /// A run of the same mark or sign: %1 how often, %2 its name.
    public var repeated: CountedPhrase
    /// A run of the same emoji, whose name is a noun: %1 how often, %2 its name.
    public var repeatedEmoji: CountedPhrase
    /// What is said of more marks on a letter than can be named.
    public var marks: CountedPhrase
    /// A code point: %1 its number in hexadecimal, %2 its name in the Unicode database.
    public var codePoint: Phrase
    /// Said where there is nothing to read.
    public var blank: String
  }

  /// What is said when the state of the keyboard or the field changes.
  public struct State: Hashable, Sendable {
    /// The next letter is a capital.
    public var shiftOn: Phrase
    /// Letters are small again.
    public var shiftOff: Phrase
    /// All letters are capitals.
    public var capsLockOn: Phrase
    /// Letters are small again, after caps lock.
    public var capsLockOff: Phrase
    /// A keyboard and its language: %1 the keyboard's name, %2 the language's.
    public var keyboard: Phrase
    /// The keyboard was shown.
    public var editingBegan: Phrase
    /// The keyboard was put away.
    public var editingEnded: Phrase
    /// The caret stands before all text.
    public var caretAtStart: Phrase
    /// The caret stands behind all text.
    public var caretAtEnd: Phrase
    /// A setting has a new value: %1 its name, %2 the value.
    public var setting: Phrase
    /// What a long press of a key offers; the offers follow.
    public var alternates: CountedPhrase
    /// A long press of this key offers nothing: %1 the key.
    public var noAlternates: Phrase
  }

  /// What is said when the text or the selection changes.
  public struct Editing: Hashable, Sendable {
    /// Something went: %1 what.
    public var deleted: Phrase
    /// Several characters that aren't words went.
    public var charactersDeleted: CountedPhrase
    /// Several words went.
    public var wordsDeleted: CountedPhrase
    /// What takes the place of %1 in another phrase where a text is too long to be said.
    public var words: CountedPhrase
    /// The same, for text without words.
    public var characters: CountedPhrase
    /// One text went for another: %1 the new, %2 the old.
    public var replaced: Phrase
    /// The host changed more of its text than can be said.
    public var textChanged: Phrase
    /// All text went.
    public var textCleared: Phrase
    /// Text was pasted.
    public var pasted: CountedPhrase
    /// Something is selected: %1 what.
    public var selected: Phrase
    /// Something isn't selected any more: %1 what.
    public var unselected: Phrase
    /// Several characters that aren't words are selected.
    public var charactersSelected: CountedPhrase
    /// Several words are selected.
    public var wordsSelected: CountedPhrase
    /// Nothing is selected any more.
    public var nothingSelected: Phrase
    /// An edit was taken back: %1 what that brings about, one of the next.
    public var undo: Phrase
    /// An edit was made again: %1 the edit, one of the next or `replaced`.
    public var redo: Phrase
    /// An edit that put something in by keys: %1 what.
    public var editTyped: Phrase
    /// An edit that put something in from elsewhere: %1 what.
    public var editPasted: Phrase
    /// An edit that took something out: %1 what.
    public var editDeleted: Phrase
    /// Something that had gone is there again: %1 what.
    public var editRestored: Phrase
    /// Something that had gone is there again: %1 what, and %2 what goes for it.
    public var editReplaced: Phrase
    /// The field doesn't take something: %1 what.
    public var notAllowed: Phrase
    /// The field doesn't take something that mustn't be said.
    public var notAllowedUnsaid: Phrase
    /// The field is full.
    public var maximumLength: Phrase
  }

  /// What is said at an end, where words are wanted beside the sound.
  public struct Ends: Hashable, Sendable {
    /// No key that way.
    public var focus: Phrase
    /// No keyboard but the one that is shown.
    public var keyboard: Phrase
    /// Nothing before the caret to delete.
    public var delete: Phrase
    /// The caret stands before all text.
    public var caretStart: Phrase
    /// The caret stands behind all text.
    public var caretEnd: Phrase
    /// Nothing to undo or to redo.
    public var undo: Phrase
  }

  /// What is said when a request can't be met.
  public struct Requests: Hashable, Sendable {
    /// No key has this label or id: %1 what was asked for.
    public var noSuchKey: Phrase
    /// The same, with a name that is nearly the same: %1 what was asked for, %2 the key's name.
    public var noSuchKeyButNearly: Phrase
    /// Several keys have this label: %1 the label, %2 their ids.
    public var ambiguousKey: Phrase
    /// No key has the focus.
    public var nothingFocused: Phrase
    /// No key inserts this: %1 the character's name.
    public var noKeyInserts: Phrase
    /// No keyboard has this name: %1 what was asked for.
    public var noSuchKeyboard: Phrase
    /// The same, with a name that is nearly the same: %1 what was asked for, %2 the keyboard's.
    public var noSuchKeyboardButNearly: Phrase
    /// No page of the keyboard has this name: %1 what was asked for.
    public var noSuchPage: Phrase
    /// The same, with a name that is nearly the same: %1 what was asked for, %2 the page's.
    public var noSuchPageButNearly: Phrase
    /// The key has no alternative of this number: %1 the key, %2 the number, %3 how many it has.
    public var noSuchAlternative: Phrase
    /// The keyboard is put away.
    public var keyboardDismissed: Phrase
    /// No setting has this name: %1 what was asked for.
    public var noSuchSetting: Phrase
    /// The same, with a name that is nearly the same: %1 what was asked for, %2 the setting's.
    public var noSuchSettingButNearly: Phrase
    /// A setting doesn't take this: %1 the setting, %2 the value, %3 what it takes.
    public var settingValue: Phrase
  }

  /// What the application says of itself.
  public struct Messages: Hashable, Sendable {
    /// There is no sound; what would be heard is written.
    public var noAudio: Phrase
    /// The speech ended by itself and was started again.
    public var speechRestarted: Phrase
    /// The speech ended by itself for good; what would be heard is written.
    public var speechEnded: Phrase
    /// Speech was switched off.
    public var speechOff: Phrase
    /// Speech was switched on.
    public var speechOn: Phrase
    /// No voice speaks the language: %1 the language.
    public var noVoice: Phrase
    /// The voice of a language can't read its script: %1 the language.
    public var unsoundVoice: Phrase
    /// The text was saved: %1 where.
    public var saved: Phrase
    /// The text couldn't be saved: %1 why.
    public var notSaved: Phrase
    /// One of the person's own files has a mistake: %1 the file's name, %2 the line, %3 the column,
    /// %4 what is wrong.
    public var fileProblem: Phrase
    /// The text of a session that ended without being saved is still there: %1 the command that
    /// gives it back.
    public var unsavedText: Phrase
    /// The text of an earlier session is back.
    public var recovered: Phrase
    /// The text, or what is selected, was copied.
    public var copied: Phrase
    /// The application ends.
    public var goodbye: Phrase
  }

  /// What is said of a key after a pause: what a listener might not know it does.
  public struct Hints: Hashable, Sendable {
    /// A long press offers so many characters.
    public var alternates: CountedPhrase
    /// Two quick presses lock shift.
    public var shift: Phrase
    /// A long press offers the keyboards.
    public var keyboards: Phrase
  }

  /// What sounds are called where they are written: for who can't hear them.
  public struct SoundNames: Hashable, Sendable {
    /// Nothing more in a direction, or nothing to delete.
    public var boundary: String
    /// Another page of the keyboard.
    public var page: String
    /// Something that can't be done.
    public var error: String
    /// A capital letter.
    public var capital: String
    /// A small letter typed while caps lock is on.
    public var capsLockWarning: String

    /// What a sound is called.
    public func name(of sound: Sound) -> String {
      switch sound {
      case .boundary: boundary
      case .page: page
      case .error: error
      case .capital: capital
      case .capsLockWarning: capsLockWarning
      }
    }
  }

  /// What is said while rows and keys are offered one after the other, to be chosen by a switch.
  public struct Scanning: Hashable, Sendable {
    /// A row that can't be told by its keys: %1 its number.
    public var row: Phrase
    /// A row: %1 its first key, %2 its last one.
    public var rowOfKeys: Phrase
    /// The rows are offered again.
    public var rows: Phrase
    /// Nothing is offered until a switch is pressed.
    public var paused: Phrase
  }

  /// What is said by lists that take a person's keys while they are open, and shown beside them.
  ///
  /// Keys of the person's own keyboard are called as they are printed.
  public struct Dialogs: Hashable, Sendable {
    /// How one of several things is chosen.
    public var choosing: Phrase
    /// The list of the keyboard's pages.
    public var pages: Phrase
    /// A list was left, and nothing was done.
    public var closed: Phrase
    /// The list has nothing more that way.
    public var end: Phrase
    /// The list of settings.
    public var settings: Phrase
    /// How the list of settings is used.
    public var settingsKeys: Phrase
    /// The changed settings were saved.
    public var settingsSaved: Phrase
    /// The settings are what they were before the list was opened.
    public var settingsRestored: Phrase
    /// A key is looked for by its name, and how.
    public var find: Phrase
    /// Help, and how it is used.
    public var help: Phrase
    /// Which key opens help: %1 its name.
    public var helpKey: Phrase
    /// From here on keys say what they do, and do nothing.
    public var inputHelpOn: Phrase
    /// Keys do what they do again.
    public var inputHelpOff: Phrase
    /// What a key does that is a switch of a person who scans: %1 its name, %2 the switch's number.
    public var isSwitch: Phrase
    /// What a key does that writes: %1 its name.
    public var typesIt: Phrase
    /// What can be done while the keyboard is put away.
    public var awayKeys: Phrase
    /// Where lines are typed: from here on each key does what it does on a screen.
    public var singleKeys: Phrase
    /// Lines are typed again.
    public var lines: Phrase
    /// Only a terminal tells single keys.
    public var noSingleKeys: Phrase
  }
}

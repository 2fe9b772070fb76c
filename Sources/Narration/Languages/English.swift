public import KeyModel

extension Phrases {
  /// What is said in English.
  public static let english = Phrases(
    language: "en",
    plural: .one,
    keys: .english,
    languageNames: [
      "ar": "Arabic", "bg": "Bulgarian", "bn": "Bengali", "ca": "Catalan", "cs": "Czech",
      "da": "Danish", "de": "German", "el": "Greek", "en": "English", "es": "Spanish",
      "et": "Estonian", "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew",
      "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian", "is": "Icelandic",
      "it": "Italian", "ja": "Japanese", "ko": "Korean", "lt": "Lithuanian", "lv": "Latvian",
      "nb": "Norwegian", "nl": "Dutch", "no": "Norwegian", "pl": "Polish", "pt": "Portuguese",
      "ro": "Romanian", "ru": "Russian", "sk": "Slovak", "sl": "Slovenian", "sr": "Serbian",
      "sv": "Swedish", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese",
      "zh": "Chinese",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY classic",
      "phone-pad": "Phone pad",
      "numeric": "Numeric",
      "numeric-decimal": "Numeric with decimals",
    ],
    settings: .english,
    commands: .english,
    characters: Characters(
      capital: "cap",
      allCapitals: "all caps",
      mixedCapitals: "mixed caps",
      bullet: "bullet",
      bullets: CountedPhrase(one: "%1 bullet", other: "%1 bullets"),
      repeated: CountedPhrase(one: "%1 %2", other: "%1 %2"),
      repeatedEmoji: CountedPhrase(one: "%2, once", other: "%2, %1 times"),
      marks: CountedPhrase(one: "%1 mark", other: "%1 marks"),
      codePoint: "U+%1, %2",
      blank: "blank"),
    state: State(
      shiftOn: Phrase("Shift on", brief: "Shift"),
      shiftOff: "Shift off",
      capsLockOn: "Caps lock",
      capsLockOff: "Caps lock off",
      keyboard: "%1, %2",
      editingBegan: "Editing",
      editingEnded: Phrase("Keyboard hidden", brief: "Hidden"),
      caretAtStart: Phrase("Insertion point at start", brief: "Start"),
      caretAtEnd: Phrase("Insertion point at end", brief: "End"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 alternative", other: "%1 alternatives"),
      noAlternates: Phrase("%1 has no alternatives", brief: "No alternatives")),
    editing: Editing(
      deleted: "%1 deleted",
      charactersDeleted: CountedPhrase(
        one: "%1 character deleted", other: "%1 characters deleted"),
      wordsDeleted: CountedPhrase(one: "%1 word deleted", other: "%1 words deleted"),
      words: CountedPhrase(one: "%1 word", other: "%1 words"),
      characters: CountedPhrase(one: "%1 character", other: "%1 characters"),
      replaced: "%1 replaced %2",
      textChanged: "Text changed",
      textCleared: "Text cleared",
      pasted: CountedPhrase(one: "Pasted %1 character", other: "Pasted %1 characters"),
      selected: "%1 selected",
      unselected: "%1 unselected",
      charactersSelected: CountedPhrase(
        one: "%1 character selected", other: "%1 characters selected"),
      wordsSelected: CountedPhrase(one: "%1 word selected", other: "%1 words selected"),
      nothingSelected: Phrase("Nothing selected", brief: "Unselected"),
      undo: "Undo: %1",
      redo: "Redo: %1",
      editTyped: "typed %1",
      editPasted: "pasted %1",
      editDeleted: "deleted %1",
      editRestored: "%1 back",
      editReplaced: Phrase("%1 back instead of %2", brief: "%1 back"),
      notAllowed: "not allowed: %1",
      notAllowedUnsaid: "not allowed",
      maximumLength: Phrase("Maximum length reached", brief: "Full")),
    ends: Ends(
      focus: Phrase("No more keys", brief: "End"),
      keyboard: Phrase("No other keyboard", brief: "No other"),
      delete: Phrase("Nothing to delete", brief: "Nothing"),
      caretStart: Phrase("Start of the text", brief: "Start"),
      caretEnd: Phrase("End of the text", brief: "End"),
      undo: Phrase("No more edits", brief: "Nothing")),
    requests: Requests(
      noSuchKey: "No key %1",
      noSuchKeyButNearly: Phrase("No key %1, but %2", brief: "No key %1"),
      ambiguousKey: Phrase("Several keys %1: %2", brief: "Several keys %1"),
      nothingFocused: Phrase("No key has the focus", brief: "No focus"),
      noKeyInserts: "No key types %1",
      noSuchKeyboard: "No keyboard %1",
      noSuchKeyboardButNearly: Phrase("No keyboard %1, but %2", brief: "No keyboard %1"),
      noSuchPage: "No page %1",
      noSuchPageButNearly: Phrase("No page %1, but %2", brief: "No page %1"),
      noSuchAlternative: Phrase(
        "No alternative %2 of %1, which has %3", brief: "No alternative %2"),
      keyboardDismissed: Phrase("The keyboard is hidden", brief: "Keyboard hidden"),
      noSuchSetting: "No setting %1",
      noSuchSettingButNearly: Phrase("No setting %1, but %2", brief: "No setting %1"),
      settingValue: "%1 can't be %2, but %3"),
    messages: Messages(
      noAudio: Phrase("No sound: captions only", brief: "Captions only"),
      speechRestarted: "Speech restarted",
      speechEnded: Phrase("Speech ended: captions only", brief: "Speech ended"),
      speechOff: "Speech off",
      speechOn: "Speech on",
      noVoice: Phrase("No voice speaks %1", brief: "No voice"),
      unsoundVoice: Phrase("No good voice for %1", brief: "No good voice"),
      saved: Phrase("Saved to %1", brief: "Saved"),
      notSaved: "Not saved: %1",
      fileProblem: "%1, line %2, column %3: %4",
      unsavedText: Phrase(
        "Unsaved text of an earlier session: %1",
        brief: "Unsaved text: %1"),
      recovered: "Text recovered",
      copied: "Copied",
      goodbye: "Goodbye"),
    hints: Hints(
      alternates: CountedPhrase(one: "Hold for %1 alternative", other: "Hold for %1 alternatives"),
      shift: "Twice for caps lock",
      keyboards: "Hold for a list"),
    sounds: SoundNames(
      boundary: "boundary",
      page: "page",
      error: "error",
      capital: "capital",
      capsLockWarning: "caps lock warning"),
    scanning: Scanning(
      row: "Row %1",
      rowOfKeys: "%1 to %2",
      rows: "Rows",
      paused: "Scanning paused"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Arrows or digits choose, Enter takes it, Escape leaves",
        brief: "Enter takes it, Escape leaves"),
      pages: "Pages",
      closed: "Closed",
      end: Phrase("End of the list", brief: "End"),
      settings: "Settings",
      settingsKeys: "Up and Down choose, Left and Right change, Enter saves, Escape restores",
      settingsSaved: "Settings saved",
      settingsRestored: "Settings restored",
      find: Phrase(
        "Find a key: type a part of its name, Down goes on, Enter stays, Escape goes back",
        brief: "Find a key"),
      help: Phrase("Help: Up and Down read on, Escape closes", brief: "Help"),
      helpKey: "%1 help",
      inputHelpOn: "Input help on",
      inputHelpOff: "Input help off",
      isSwitch: "%1: switch %2",
      typesIt: "%1: type it",
      awayKeys: "Enter shows it, Escape ends the program",
      singleKeys: Phrase(
        "Single keys: F1 tells what they do, Control D goes back to lines",
        brief: "Single keys"),
      lines: "Lines",
      noSingleKeys: "Single keys need a terminal"))
}

extension KeyVocabulary {
  /// The words of keys in English.
  public static let english = KeyVocabulary(
    space: "Space", returnKey: "Return", delete: "Delete", shift: "Shift",
    capsLock: "Caps lock", nextKeyboard: "Next keyboard", dismiss: "Hide keyboard",
    returnKeys: ReturnKeyNames(
      go: "Go", join: "Join", next: "Next", route: "Route", search: "Search", send: "Send",
      done: "Done", emergencyCall: "Emergency call", continue: "Continue"),
    pages: ["letters": "Letters", "numbers": "Numbers", "symbols": "Symbols"],
    shiftOn: "on", capsLockOn: "on", capsLockOff: "off",
    selected: "Selected: %", selectedAlone: "Selected.",
    traits: TraitWords(
      dimmed: "Dimmed.", button: "Button.", backButton: "Back Button.",
      switchButton: "Switch Button.", on: "On.", off: "Off.", mixed: "Mixed.", tab: "Tab.",
      textField: "Text Field.", secureTextField: "Secure Text Field.", isEditing: "Is editing.",
      heading: "Heading.", link: "Link.", adjustable: "Adjustable.", image: "Image.",
      searchField: "Search Field."),
    functions: FunctionNames(
      tab: "Tab", backTab: "Back tab", escape: "Escape", deleteForward: "Forward delete",
      languageMenu: "Choose keyboard", undo: "Undo", redo: "Redo", selectAll: "Select all",
      none: "No function",
      caret: FunctionNames.CaretNames(
        left: "Left", right: "Right", up: "Up", down: "Down", lineStart: "Start of line",
        lineEnd: "End of line", pageUp: "Page up", pageDown: "Page down"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Graph", command: "Command", fn: "Function",
        numLock: "Num lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dictate", clipboard: "Clipboard", settings: "Settings",
        cut: "Cut", copy: "Copy", paste: "Paste", search: "Search", contextMenu: "Menu"),
      noEffect: "%1 has no effect"))
}

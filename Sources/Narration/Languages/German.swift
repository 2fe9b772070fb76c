public import KeyModel

extension Phrases {
  /// What is said in German.
  public static let german = Phrases(
    language: "de",
    plural: .one,
    keys: .german,
    languageNames: [
      "ar": "Arabisch", "bg": "Bulgarisch", "bn": "Bengalisch", "ca": "Katalanisch",
      "cs": "Tschechisch", "da": "Dänisch", "de": "Deutsch", "el": "Griechisch",
      "en": "Englisch", "es": "Spanisch", "et": "Estnisch", "fa": "Persisch", "fi": "Finnisch",
      "fr": "Französisch", "he": "Hebräisch", "hi": "Hindi", "hr": "Kroatisch",
      "hu": "Ungarisch", "id": "Indonesisch", "is": "Isländisch", "it": "Italienisch",
      "ja": "Japanisch", "ko": "Koreanisch", "lt": "Litauisch", "lv": "Lettisch",
      "nb": "Norwegisch", "nl": "Niederländisch", "no": "Norwegisch", "pl": "Polnisch",
      "pt": "Portugiesisch", "ro": "Rumänisch", "ru": "Russisch", "sk": "Slowakisch",
      "sl": "Slowenisch", "sr": "Serbisch", "sv": "Schwedisch", "th": "Thailändisch",
      "tr": "Türkisch", "uk": "Ukrainisch", "vi": "Vietnamesisch", "zh": "Chinesisch",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY klassisch",
      "phone-pad": "Telefontasten",
      "numeric": "Ziffernblock",
      "numeric-decimal": "Ziffernblock mit Komma",
    ],
    settings: .german,
    commands: .german,
    characters: Characters(
      capital: "groß",
      allCapitals: "alles groß",
      mixedCapitals: "gemischt groß",
      bullet: "Stern",
      bullets: CountedPhrase(one: "%1 Stern", other: "%1 Sterne"),
      repeated: CountedPhrase(one: "%1 mal %2", other: "%1 mal %2"),
      repeatedEmoji: CountedPhrase(one: "%1 mal %2", other: "%1 mal %2"),
      marks: CountedPhrase(one: "%1 Akzent", other: "%1 Akzente"),
      codePoint: "U+%1, %2",
      blank: "leer"),
    state: State(
      shiftOn: Phrase("Umschalt ein", brief: "Umschalt"),
      shiftOff: "Umschalt aus",
      capsLockOn: "Feststelltaste",
      capsLockOff: "Feststelltaste aus",
      keyboard: "%1, %2",
      editingBegan: "Bearbeiten",
      editingEnded: Phrase("Tastatur ausgeblendet", brief: "Ausgeblendet"),
      caretAtStart: Phrase("Einfügemarke am Anfang", brief: "Anfang"),
      caretAtEnd: Phrase("Einfügemarke am Ende", brief: "Ende"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 Alternative", other: "%1 Alternativen"),
      noAlternates: Phrase("%1 hat keine Alternativen", brief: "Keine Alternativen")),
    editing: Editing(
      deleted: "%1 gelöscht",
      charactersDeleted: CountedPhrase(one: "%1 Zeichen gelöscht", other: "%1 Zeichen gelöscht"),
      wordsDeleted: CountedPhrase(one: "%1 Wort gelöscht", other: "%1 Wörter gelöscht"),
      words: CountedPhrase(one: "%1 Wort", other: "%1 Wörter"),
      characters: CountedPhrase(one: "%1 Zeichen", other: "%1 Zeichen"),
      replaced: "%1 ersetzt %2",
      textChanged: "Text geändert",
      textCleared: "Text geleert",
      pasted: CountedPhrase(one: "%1 Zeichen eingesetzt", other: "%1 Zeichen eingesetzt"),
      selected: "%1 ausgewählt",
      unselected: "%1 nicht mehr ausgewählt",
      charactersSelected: CountedPhrase(
        one: "%1 Zeichen ausgewählt", other: "%1 Zeichen ausgewählt"),
      wordsSelected: CountedPhrase(one: "%1 Wort ausgewählt", other: "%1 Wörter ausgewählt"),
      nothingSelected: Phrase("Nichts ausgewählt", brief: "Nicht ausgewählt"),
      undo: "Widerrufen: %1",
      redo: "Wiederholt: %1",
      editTyped: "%1 getippt",
      editPasted: "%1 eingesetzt",
      editDeleted: "%1 gelöscht",
      editRestored: "%1 wieder da",
      editReplaced: Phrase("%1 wieder statt %2", brief: "%1 wieder da"),
      notAllowed: "nicht erlaubt: %1",
      notAllowedUnsaid: "nicht erlaubt",
      maximumLength: Phrase("Höchstlänge erreicht", brief: "Voll")),
    ends: Ends(
      focus: Phrase("Keine weitere Taste", brief: "Ende"),
      keyboard: Phrase("Keine andere Tastatur", brief: "Keine andere"),
      delete: Phrase("Nichts zu löschen", brief: "Nichts"),
      caretStart: Phrase("Anfang des Textes", brief: "Anfang"),
      caretEnd: Phrase("Ende des Textes", brief: "Ende"),
      undo: Phrase("Keine weitere Änderung", brief: "Nichts")),
    requests: Requests(
      noSuchKey: "Keine Taste %1",
      noSuchKeyButNearly: Phrase("Keine Taste %1, aber %2", brief: "Keine Taste %1"),
      ambiguousKey: Phrase("Mehrere Tasten %1: %2", brief: "Mehrere Tasten %1"),
      nothingFocused: Phrase("Keine Taste im Fokus", brief: "Kein Fokus"),
      noKeyInserts: "Keine Taste für %1",
      noSuchKeyboard: "Keine Tastatur %1",
      noSuchKeyboardButNearly: Phrase("Keine Tastatur %1, aber %2", brief: "Keine Tastatur %1"),
      noSuchPage: "Keine Seite %1",
      noSuchPageButNearly: Phrase("Keine Seite %1, aber %2", brief: "Keine Seite %1"),
      noSuchAlternative: Phrase(
        "Keine Alternative %2 zu %1, es gibt %3", brief: "Keine Alternative %2"),
      keyboardDismissed: Phrase(
        "Die Tastatur ist ausgeblendet", brief: "Tastatur ausgeblendet"),
      noSuchSetting: "Keine Einstellung %1",
      noSuchSettingButNearly: Phrase(
        "Keine Einstellung %1, aber %2", brief: "Keine Einstellung %1"),
      settingValue: "%1 geht nicht als %2, aber %3"),
    messages: Messages(
      noAudio: Phrase("Kein Ton: nur Untertitel", brief: "Nur Untertitel"),
      speechRestarted: "Sprachausgabe neu gestartet",
      speechEnded: Phrase(
        "Sprachausgabe beendet: nur Untertitel", brief: "Sprachausgabe beendet"),
      speechOff: "Sprachausgabe aus",
      speechOn: "Sprachausgabe ein",
      noVoice: Phrase("Keine Stimme spricht %1", brief: "Keine Stimme"),
      unsoundVoice: Phrase("Keine gute Stimme für %1", brief: "Keine gute Stimme"),
      saved: Phrase("Gesichert in %1", brief: "Gesichert"),
      notSaved: "Nicht gesichert: %1",
      fileProblem: "%1, Zeile %2, Spalte %3: %4",
      unsavedText: Phrase(
        "Ungesicherter Text einer früheren Sitzung: %1",
        brief: "Ungesicherter Text: %1"),
      recovered: "Text wiederhergestellt",
      copied: "Kopiert",
      goodbye: "Auf Wiedersehen"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Halten für %1 Alternative", other: "Halten für %1 Alternativen"),
      shift: "Zweimal für Feststelltaste",
      keyboards: "Halten für eine Liste"),
    sounds: SoundNames(
      boundary: "Ende",
      page: "Seite",
      error: "Fehler",
      capital: "Großbuchstabe",
      capsLockWarning: "Warnung vor Feststelltaste"),
    scanning: Scanning(
      row: "Reihe %1",
      rowOfKeys: "%1 bis %2",
      rows: "Reihen",
      paused: "Scannen angehalten"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Pfeile oder Ziffern wählen, Enter nimmt an, Escape verlässt",
        brief: "Enter nimmt an, Escape verlässt"),
      pages: "Seiten",
      closed: "Geschlossen",
      end: Phrase("Ende der Liste", brief: "Ende"),
      settings: "Einstellungen",
      settingsKeys:
        "Auf und ab wählen, links und rechts ändern, Enter sichert, Escape stellt wieder her",
      settingsSaved: "Einstellungen gesichert",
      settingsRestored: "Einstellungen wie zuvor",
      find: Phrase(
        "Taste suchen: Teil des Namens tippen, ab sucht weiter, Enter bleibt, Escape geht zurück",
        brief: "Taste suchen"),
      help: Phrase("Hilfe: auf und ab lesen weiter, Escape schließt", brief: "Hilfe"),
      helpKey: "%1 Hilfe",
      inputHelpOn: "Eingabehilfe ein",
      inputHelpOff: "Eingabehilfe aus",
      isSwitch: "%1: Schalter %2",
      typesIt: "%1: wird getippt",
      awayKeys: "Enter zeigt sie, Escape beendet das Programm",
      singleKeys: Phrase(
        "Einzelne Tasten: F1 sagt, was sie tun, Control D führt zurück zu Zeilen",
        brief: "Einzelne Tasten"),
      lines: "Zeilen",
      noSingleKeys: "Einzelne Tasten brauchen ein Terminal"))
}

extension KeyVocabulary {
  /// The words of keys in German.
  public static let german = KeyVocabulary(
    space: "Leertaste", returnKey: "Eingabe", delete: "Löschen", shift: "Umschalt",
    capsLock: "Feststelltaste", nextKeyboard: "Nächste Tastatur",
    dismiss: "Tastatur ausblenden",
    returnKeys: ReturnKeyNames(
      go: "Öffnen", join: "Verbinden", next: "Weiter", route: "Route", search: "Suchen",
      send: "Senden",
      done: "Fertig", emergencyCall: "Notruf", continue: "Fortfahren"),
    pages: ["letters": "Buchstaben", "numbers": "Ziffern", "symbols": "Symbole"],
    shiftOn: "ein", capsLockOn: "ein", capsLockOff: "aus",
    selected: "Ausgewählt: %", selectedAlone: "Ausgewählt.",
    traits: TraitWords(
      dimmed: "Grau dargestellt.", button: "Taste.", backButton: "Zurück-Taste.",
      switchButton: "Schalter.", on: "Ein.", off: "Aus.", mixed: "Gemischt.", tab: "Tab.",
      textField: "Textfeld.", secureTextField: "Sicheres Textfeld.",
      isEditing: "Wird bearbeitet.", heading: "Überschrift.", link: "Link.",
      adjustable: "Anpassbar.", image: "Bild.", searchField: "Suchfeld."),
    functions: FunctionNames(
      tab: "Tabulator", backTab: "Tabulator zurück", escape: "Escape",
      deleteForward: "Entfernen", languageMenu: "Tastatur wählen", undo: "Widerrufen",
      redo: "Wiederholen", selectAll: "Alles auswählen", none: "Keine Funktion",
      caret: FunctionNames.CaretNames(
        left: "Nach links", right: "Nach rechts", up: "Nach oben", down: "Nach unten",
        lineStart: "Zeilenanfang", lineEnd: "Zeilenende", pageUp: "Seite nach oben",
        pageDown: "Seite nach unten"),
      modifiers: FunctionNames.ModifierNames(
        control: "Steuerung", alt: "Alt", altGr: "Alt Gr", command: "Befehl", fn: "Fn",
        numLock: "Num-Feststelltaste"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Diktieren", clipboard: "Zwischenablage",
        settings: "Einstellungen", cut: "Ausschneiden", copy: "Kopieren", paste: "Einsetzen",
        search: "Suchen", contextMenu: "Menü"),
      noEffect: "%1 hat keine Wirkung"))
}

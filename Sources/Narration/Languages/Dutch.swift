public import KeyModel

extension Phrases {
  /// What is said in Dutch.
  public static let dutch = Phrases(
    language: "nl",
    plural: .one,
    keys: .dutch,
    languageNames: [
      "ar": "Arabisch", "bg": "Bulgaars", "bn": "Bengaals", "ca": "Catalaans", "cs": "Tsjechisch",
      "da": "Deens", "de": "Duits", "el": "Grieks", "en": "Engels", "es": "Spaans", "et": "Estisch",
      "fa": "Perzisch", "fi": "Fins", "fr": "Frans", "he": "Hebreeuws", "hi": "Hindi",
      "hr": "Kroatisch", "hu": "Hongaars", "id": "Indonesisch", "is": "IJslands", "it": "Italiaans",
      "ja": "Japans", "ko": "Koreaans", "lt": "Litouws", "lv": "Lets", "nb": "Noors",
      "nl": "Nederlands", "no": "Noors", "pl": "Pools", "pt": "Portugees", "ro": "Roemeens",
      "ru": "Russisch", "sk": "Slowaaks", "sl": "Sloveens", "sr": "Servisch", "sv": "Zweeds",
      "th": "Thai", "tr": "Turks", "uk": "Oekraïens", "vi": "Vietnamees", "zh": "Chinees",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY klassiek",
      "phone-pad": "Telefoontoetsen",
      "numeric": "Numeriek",
      "numeric-decimal": "Numeriek met decimalen",
    ],
    settings: .dutch,
    commands: .dutch,
    characters: Characters(
      capital: "hoofdletter",
      allCapitals: "alles hoofdletters",
      mixedCapitals: "gemengde hoofdletters",
      bullet: "stip",
      bullets: CountedPhrase(one: "%1 stip", other: "%1 stippen"),
      repeated: CountedPhrase(one: "%1 keer %2", other: "%1 keer %2"),
      repeatedEmoji: CountedPhrase(one: "%1 keer %2", other: "%1 keer %2"),
      marks: CountedPhrase(one: "%1 accent", other: "%1 accenten"),
      codePoint: "U+%1, %2",
      blank: "leeg"),
    state: State(
      shiftOn: Phrase("Shift aan", brief: "Shift"),
      shiftOff: "Shift uit",
      capsLockOn: "Caps lock",
      capsLockOff: "Caps lock uit",
      keyboard: "%1, %2",
      editingBegan: "Bewerken",
      editingEnded: Phrase("Toetsenbord verborgen", brief: "Verborgen"),
      caretAtStart: Phrase("Invoegpunt aan begin", brief: "Begin"),
      caretAtEnd: Phrase("Invoegpunt aan einde", brief: "Einde"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 alternatief", other: "%1 alternatieven"),
      noAlternates: Phrase("%1 heeft geen alternatieven", brief: "Geen alternatieven")),
    editing: Editing(
      deleted: "%1 verwijderd",
      charactersDeleted: CountedPhrase(one: "%1 teken verwijderd", other: "%1 tekens verwijderd"),
      wordsDeleted: CountedPhrase(one: "%1 woord verwijderd", other: "%1 woorden verwijderd"),
      words: CountedPhrase(one: "%1 woord", other: "%1 woorden"),
      characters: CountedPhrase(one: "%1 teken", other: "%1 tekens"),
      replaced: "%1 vervangt %2",
      textChanged: "Tekst gewijzigd",
      textCleared: "Tekst gewist",
      pasted: CountedPhrase(one: "%1 teken geplakt", other: "%1 tekens geplakt"),
      selected: "%1 geselecteerd",
      unselected: "%1 niet meer geselecteerd",
      charactersSelected: CountedPhrase(
        one: "%1 teken geselecteerd", other: "%1 tekens geselecteerd"),
      wordsSelected: CountedPhrase(one: "%1 woord geselecteerd", other: "%1 woorden geselecteerd"),
      nothingSelected: Phrase("Niets geselecteerd", brief: "Geen selectie"),
      undo: "Ongedaan gemaakt: %1",
      redo: "Opnieuw: %1",
      editTyped: "%1 getypt",
      editPasted: "%1 geplakt",
      editDeleted: "%1 verwijderd",
      editRestored: "%1 terug",
      editReplaced: Phrase("%1 terug in plaats van %2", brief: "%1 terug"),
      notAllowed: "niet toegestaan: %1",
      notAllowedUnsaid: "niet toegestaan",
      maximumLength: Phrase("Maximale lengte bereikt", brief: "Vol")),
    ends: Ends(
      focus: Phrase("Geen toetsen meer", brief: "Einde"),
      keyboard: Phrase("Geen ander toetsenbord", brief: "Geen ander"),
      delete: Phrase("Niets te verwijderen", brief: "Niets"),
      caretStart: Phrase("Begin van de tekst", brief: "Begin"),
      caretEnd: Phrase("Einde van de tekst", brief: "Einde"),
      undo: Phrase("Geen wijzigingen meer", brief: "Niets")),
    requests: Requests(
      noSuchKey: "Geen toets %1",
      noSuchKeyButNearly: Phrase("Geen toets %1, wel %2", brief: "Geen toets %1"),
      ambiguousKey: Phrase("Meerdere toetsen %1: %2", brief: "Meerdere toetsen %1"),
      nothingFocused: Phrase("Geen toets heeft de focus", brief: "Geen focus"),
      noKeyInserts: "Geen toets typt %1",
      noSuchKeyboard: "Geen toetsenbord %1",
      noSuchKeyboardButNearly: Phrase("Geen toetsenbord %1, wel %2", brief: "Geen toetsenbord %1"),
      noSuchPage: "Geen pagina %1",
      noSuchPageButNearly: Phrase("Geen pagina %1, wel %2", brief: "Geen pagina %1"),
      noSuchAlternative: Phrase(
        "Geen alternatief %2 van %1, dat er %3 heeft", brief: "Geen alternatief %2"),
      keyboardDismissed: Phrase("Het toetsenbord is verborgen", brief: "Toetsenbord verborgen"),
      noSuchSetting: "Geen instelling %1",
      noSuchSettingButNearly: Phrase("Geen instelling %1, wel %2", brief: "Geen instelling %1"),
      settingValue: "%1 kan niet %2 zijn, wel %3"),
    messages: Messages(
      noAudio: Phrase("Geen geluid: alleen ondertitels", brief: "Alleen ondertitels"),
      speechRestarted: "Spraak opnieuw gestart",
      speechEnded: Phrase("Spraak beëindigd: alleen ondertitels", brief: "Spraak beëindigd"),
      speechOff: "Spraak uit",
      speechOn: "Spraak aan",
      noVoice: Phrase("Geen stem spreekt %1", brief: "Geen stem"),
      unsoundVoice: Phrase("Geen goede stem voor %1", brief: "Geen goede stem"),
      saved: Phrase("Bewaard in %1", brief: "Bewaard"),
      notSaved: "Niet bewaard: %1",
      fileProblem: "%1, regel %2, kolom %3: %4",
      unsavedText: Phrase(
        "Niet-bewaarde tekst van een eerdere sessie: %1",
        brief: "Niet-bewaarde tekst: %1"),
      recovered: "Tekst hersteld",
      copied: "Gekopieerd",
      goodbye: "Tot ziens"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Houd vast voor %1 alternatief", other: "Houd vast voor %1 alternatieven"),
      shift: "Twee keer voor caps lock",
      keyboards: "Houd vast voor een lijst"),
    sounds: SoundNames(
      boundary: "einde",
      page: "pagina",
      error: "fout",
      capital: "hoofdletter",
      capsLockWarning: "waarschuwing caps lock"),
    scanning: Scanning(
      row: "Rij %1",
      rowOfKeys: "%1 tot %2",
      rows: "Rijen",
      paused: "Scannen gepauzeerd"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Pijlen of cijfers kiezen, Enter neemt, Escape verlaat",
        brief: "Enter neemt, Escape verlaat"),
      pages: "Pagina’s",
      closed: "Gesloten",
      end: Phrase("Einde van de lijst", brief: "Einde"),
      settings: "Instellingen",
      settingsKeys:
        "Omhoog en omlaag kiezen, links en rechts wijzigen, Enter bewaart, Escape herstelt",
      settingsSaved: "Instellingen bewaard",
      settingsRestored: "Instellingen hersteld",
      find: Phrase(
        "Toets zoeken: typ een deel van de naam, omlaag zoekt verder, Enter blijft, Escape gaat terug",
        brief: "Toets zoeken"),
      help: Phrase("Hulp: omhoog en omlaag lezen verder, Escape sluit", brief: "Hulp"),
      helpKey: "%1 hulp",
      inputHelpOn: "Invoerhulp aan",
      inputHelpOff: "Invoerhulp uit",
      isSwitch: "%1: schakelaar %2",
      typesIt: "%1: typen",
      awayKeys: "Enter toont het, Escape beëindigt het programma",
      singleKeys: Phrase(
        "Losse toetsen: F1 zegt wat ze doen, Control D gaat terug naar regels",
        brief: "Losse toetsen"),
      lines: "Regels",
      noSingleKeys: "Losse toetsen vereisen een terminal"))
}

extension KeyVocabulary {
  /// The words of keys in Dutch.
  public static let dutch = KeyVocabulary(
    space: "Spatie", returnKey: "Return", delete: "Verwijder", shift: "Shift",
    capsLock: "Caps lock", nextKeyboard: "Volgend toetsenbord", dismiss: "Verberg toetsenbord",
    returnKeys: ReturnKeyNames(
      go: "Ga", join: "Verbind", next: "Volgende", route: "Route", search: "Zoek", send: "Stuur",
      done: "Gereed", emergencyCall: "Noodoproep", continue: "Ga door"),
    pages: ["letters": "Letters", "numbers": "Cijfers", "symbols": "Symbolen"],
    shiftOn: "aan", capsLockOn: "aan", capsLockOff: "uit",
    selected: "Geselecteerd: %", selectedAlone: "Geselecteerd.",
    traits: TraitWords(
      dimmed: "Gedimd.", button: "Knop.", backButton: "Terugknop.", switchButton: "Schakelknop.",
      on: "Aan.", off: "Uit.", mixed: "Gemengd.", tab: "Tabblad.", textField: "Tekstveld.",
      secureTextField: "Beveiligd tekstveld.", isEditing: "Wordt bewerkt.", heading: "Kop.",
      link: "Koppeling.", adjustable: "Aanpasbaar.", image: "Afbeelding.", searchField: "Zoekveld."),
    functions: FunctionNames(
      tab: "Tab", backTab: "Tab terug", escape: "Escape", deleteForward: "Vooruit verwijderen",
      languageMenu: "Kies toetsenbord", undo: "Herstel", redo: "Opnieuw",
      selectAll: "Selecteer alles", none: "Geen functie",
      caret: FunctionNames.CaretNames(
        left: "Links", right: "Rechts", up: "Omhoog", down: "Omlaag",
        lineStart: "Begin van regel", lineEnd: "Einde van regel", pageUp: "Pagina omhoog",
        pageDown: "Pagina omlaag"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Command", fn: "Functie",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dicteer", clipboard: "Klembord", settings: "Instellingen",
        cut: "Knip", copy: "Kopieer", paste: "Plak", search: "Zoek", contextMenu: "Menu"),
      noEffect: "%1 heeft geen effect"))
}

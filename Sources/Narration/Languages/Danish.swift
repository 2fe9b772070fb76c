public import KeyModel

extension Phrases {
  /// What is said in Danish.
  public static let danish = Phrases(
    language: "da",
    plural: .one,
    keys: .danish,
    languageNames: [
      "ar": "arabisk", "bg": "bulgarsk", "bn": "bengali", "ca": "catalansk", "cs": "tjekkisk",
      "da": "dansk", "de": "tysk", "el": "græsk", "en": "engelsk", "es": "spansk", "et": "estisk",
      "fa": "persisk", "fi": "finsk", "fr": "fransk", "he": "hebraisk", "hi": "hindi",
      "hr": "kroatisk", "hu": "ungarsk", "id": "indonesisk", "is": "islandsk", "it": "italiensk",
      "ja": "japansk", "ko": "koreansk", "lt": "litauisk", "lv": "lettisk", "nb": "norsk",
      "nl": "hollandsk", "no": "norsk", "pl": "polsk", "pt": "portugisisk", "ro": "rumænsk",
      "ru": "russisk", "sk": "slovakisk", "sl": "slovensk", "sr": "serbisk", "sv": "svensk",
      "th": "thai", "tr": "tyrkisk", "uk": "ukrainsk", "vi": "vietnamesisk", "zh": "kinesisk",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY klassisk",
      "phone-pad": "Telefontaster",
      "numeric": "Numerisk",
      "numeric-decimal": "Numerisk med decimaler",
    ],
    settings: .danish,
    commands: .danish,
    characters: Characters(
      capital: "stort",
      allCapitals: "alt med stort",
      mixedCapitals: "blandet stort",
      bullet: "prik",
      bullets: CountedPhrase(one: "%1 prik", other: "%1 prikker"),
      repeated: CountedPhrase(one: "%1 gang %2", other: "%1 gange %2"),
      repeatedEmoji: CountedPhrase(one: "%1 gang %2", other: "%1 gange %2"),
      marks: CountedPhrase(one: "%1 accent", other: "%1 accenter"),
      codePoint: "U+%1, %2",
      blank: "tom"),
    state: State(
      shiftOn: Phrase("Skift til", brief: "Skift"),
      shiftOff: "Skift fra",
      capsLockOn: "Skiftelås",
      capsLockOff: "Skiftelås fra",
      keyboard: "%1, %2",
      editingBegan: "Redigerer",
      editingEnded: Phrase("Tastatur skjult", brief: "Skjult"),
      caretAtStart: Phrase("Indsætningspunkt ved start", brief: "Start"),
      caretAtEnd: Phrase("Indsætningspunkt ved slutning", brief: "Slutning"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 alternativ", other: "%1 alternativer"),
      noAlternates: Phrase("%1 har ingen alternativer", brief: "Ingen alternativer")),
    editing: Editing(
      deleted: "%1 slettet",
      charactersDeleted: CountedPhrase(one: "%1 tegn slettet", other: "%1 tegn slettet"),
      wordsDeleted: CountedPhrase(one: "%1 ord slettet", other: "%1 ord slettet"),
      words: CountedPhrase(one: "%1 ord", other: "%1 ord"),
      characters: CountedPhrase(one: "%1 tegn", other: "%1 tegn"),
      replaced: "%1 erstatter %2",
      textChanged: "Tekst ændret",
      textCleared: "Tekst ryddet",
      pasted: CountedPhrase(one: "%1 tegn indsat", other: "%1 tegn indsat"),
      selected: "%1 valgt",
      unselected: "%1 fravalgt",
      charactersSelected: CountedPhrase(one: "%1 tegn valgt", other: "%1 tegn valgt"),
      wordsSelected: CountedPhrase(one: "%1 ord valgt", other: "%1 ord valgt"),
      nothingSelected: Phrase("Intet valgt", brief: "Fravalgt"),
      undo: "Fortrudt: %1",
      redo: "Gentaget: %1",
      editTyped: "skrev %1",
      editPasted: "indsatte %1",
      editDeleted: "slettede %1",
      editRestored: "%1 tilbage",
      editReplaced: Phrase("%1 tilbage i stedet for %2", brief: "%1 tilbage"),
      notAllowed: "ikke tilladt: %1",
      notAllowedUnsaid: "ikke tilladt",
      maximumLength: Phrase("Største længde nået", brief: "Fuld")),
    ends: Ends(
      focus: Phrase("Ikke flere taster", brief: "Slut"),
      keyboard: Phrase("Intet andet tastatur", brief: "Intet andet"),
      delete: Phrase("Intet at slette", brief: "Intet"),
      caretStart: Phrase("Tekstens start", brief: "Start"),
      caretEnd: Phrase("Slut på teksten", brief: "Slut"),
      undo: Phrase("Ikke flere ændringer", brief: "Intet")),
    requests: Requests(
      noSuchKey: "Ingen tast %1",
      noSuchKeyButNearly: Phrase("Ingen tast %1, men %2", brief: "Ingen tast %1"),
      ambiguousKey: Phrase("Flere taster %1: %2", brief: "Flere taster %1"),
      nothingFocused: Phrase("Ingen tast har fokus", brief: "Intet fokus"),
      noKeyInserts: "Ingen tast skriver %1",
      noSuchKeyboard: "Intet tastatur %1",
      noSuchKeyboardButNearly: Phrase("Intet tastatur %1, men %2", brief: "Intet tastatur %1"),
      noSuchPage: "Ingen side %1",
      noSuchPageButNearly: Phrase("Ingen side %1, men %2", brief: "Ingen side %1"),
      noSuchAlternative: Phrase(
        "Intet alternativ %2 til %1, som har %3", brief: "Intet alternativ %2"),
      keyboardDismissed: Phrase("Tastaturet er skjult", brief: "Tastatur skjult"),
      noSuchSetting: "Ingen indstilling %1",
      noSuchSettingButNearly: Phrase("Ingen indstilling %1, men %2", brief: "Ingen indstilling %1"),
      settingValue: Phrase("%1 kan ikke være %2, men %3", brief: "%1 kan ikke være %2")),
    messages: Messages(
      noAudio: Phrase("Ingen lyd: kun undertekster", brief: "Kun undertekster"),
      speechRestarted: "Tale startet igen",
      speechEnded: Phrase("Tale afsluttet: kun undertekster", brief: "Tale afsluttet"),
      speechOff: "Tale fra",
      speechOn: "Tale til",
      noVoice: Phrase("Ingen stemme taler %1", brief: "Ingen stemme"),
      unsoundVoice: Phrase("Ingen god stemme til %1", brief: "Ingen god stemme"),
      saved: Phrase("Gemt i %1", brief: "Gemt"),
      notSaved: Phrase("Ikke gemt: %1", brief: "Ikke gemt"),
      fileProblem: Phrase("%1, linje %2: %3", brief: "%1, linje %2"),
      unsavedText: Phrase(
        "Ikke-gemt tekst fra en tidligere session: %1",
        brief: "Ikke-gemt tekst: %1"),
      recovered: "Tekst gendannet",
      copied: "Kopieret",
      goodbye: "Farvel"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Hold nede for %1 alternativ", other: "Hold nede for %1 alternativer"),
      shift: "To gange for skiftelås",
      keyboards: "Hold nede for en liste"),
    sounds: SoundNames(
      boundary: "slut",
      page: "side",
      error: "fejl",
      capital: "stort bogstav",
      capsLockWarning: "advarsel om skiftelås"),
    scanning: Scanning(
      row: "Række %1",
      rowOfKeys: "%1 til %2",
      rows: "Rækker",
      paused: "Scanning på pause"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Pile eller cifre vælger, Enter tager, Escape forlader",
        brief: "Enter tager, Escape forlader"),
      pages: "Sider",
      closed: "Lukket",
      end: Phrase("Slut på listen", brief: "Slut"),
      settings: Phrase(
        "Indstillinger: op og ned vælger, venstre og højre ændrer, Enter gemmer, Escape gendanner",
        brief: "Indstillinger"),
      settingsSaved: "Indstillinger gemt",
      settingsRestored: "Indstillinger gendannet",
      find: Phrase(
        "Find en tast: skriv en del af navnet, ned fortsætter, Enter bliver, Escape går tilbage",
        brief: "Find en tast"),
      help: Phrase("Hjælp: op og ned læser videre, Escape lukker", brief: "Hjælp"),
      helpKey: "%1 hjælp",
      inputHelpOn: "Tastehjælp til",
      inputHelpOff: "Tastehjælp fra",
      isSwitch: "%1: kontakt %2",
      typesIt: "%1: skriv det",
      awayKeys: "Enter viser det, Escape afslutter programmet",
      singleKeys: Phrase(
        "Enkelte taster: F1 siger, hvad de gør, Control D går tilbage til linjer",
        brief: "Enkelte taster"),
      lines: "Linjer",
      noSingleKeys: "Enkelte taster kræver en terminal"))
}

extension KeyVocabulary {
  /// The words of keys in Danish.
  public static let danish = KeyVocabulary(
    space: "Mellemrum", returnKey: "Retur", delete: "Slet", shift: "Skift", capsLock: "Skiftelås",
    nextKeyboard: "Næste tastatur", dismiss: "Skjul tastatur",
    returnKeys: ReturnKeyNames(
      go: "Åbn", join: "Tilslut", next: "Næste", route: "Rute", search: "Søg", send: "Send",
      done: "Færdig", emergencyCall: "Nødopkald", continue: "Fortsæt"),
    pages: ["letters": "Bogstaver", "numbers": "Tal", "symbols": "Symboler"],
    shiftOn: "til", capsLockOn: "til", capsLockOff: "fra",
    selected: "Valgt: %", selectedAlone: "Valgt.",
    traits: TraitWords(
      dimmed: "Nedtonet.", button: "Knap.", backButton: "Tilbageknap.", switchButton: "Kontakt.",
      on: "Til.", off: "Fra.", mixed: "Blandet.", tab: "Fane.", textField: "Tekstfelt.",
      secureTextField: "Sikkert tekstfelt.", isEditing: "Redigeres.", heading: "Overskrift.",
      link: "Henvisning.", adjustable: "Justerbar.", image: "Billede.", searchField: "Søgefelt."),
    functions: FunctionNames(
      tab: "Tabulator", backTab: "Tabulator tilbage", escape: "Escape",
      deleteForward: "Slet fremad", languageMenu: "Vælg tastatur", undo: "Fortryd",
      redo: "Gentag", selectAll: "Vælg alt", none: "Ingen funktion",
      caret: FunctionNames.CaretNames(
        left: "Venstre", right: "Højre", up: "Op", down: "Ned", lineStart: "Linjens start",
        lineEnd: "Linjens slutning", pageUp: "Side op", pageDown: "Side ned"),
      modifiers: FunctionNames.ModifierNames(
        control: "Kontrol", alt: "Alt", altGr: "Alt Gr", command: "Kommando", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dikter", clipboard: "Udklipsholder",
        settings: "Indstillinger", cut: "Klip", copy: "Kopier", paste: "Sæt ind",
        search: "Søg", contextMenu: "Menu"),
      noEffect: "%1 har ingen virkning"))
}

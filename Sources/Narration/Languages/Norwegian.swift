public import KeyModel

extension Phrases {
  /// What is said in Norwegian Bokmål.
  public static let norwegian = Phrases(
    language: "nb",
    plural: .one,
    keys: .norwegian,
    languageNames: [
      "ar": "arabisk", "bg": "bulgarsk", "bn": "bengali", "ca": "katalansk", "cs": "tsjekkisk",
      "da": "dansk", "de": "tysk", "el": "gresk", "en": "engelsk", "es": "spansk", "et": "estisk",
      "fa": "persisk", "fi": "finsk", "fr": "fransk", "he": "hebraisk", "hi": "hindi",
      "hr": "kroatisk", "hu": "ungarsk", "id": "indonesisk", "is": "islandsk", "it": "italiensk",
      "ja": "japansk", "ko": "koreansk", "lt": "litauisk", "lv": "latvisk", "nb": "norsk",
      "nl": "nederlandsk", "no": "norsk", "pl": "polsk", "pt": "portugisisk", "ro": "rumensk",
      "ru": "russisk", "sk": "slovakisk", "sl": "slovensk", "sr": "serbisk", "sv": "svensk",
      "th": "thai", "tr": "tyrkisk", "uk": "ukrainsk", "vi": "vietnamesisk", "zh": "kinesisk",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY klassisk",
      "phone-pad": "Telefontaster",
      "numeric": "Numerisk",
      "numeric-decimal": "Numerisk med desimaler",
    ],
    settings: .norwegian,
    commands: .norwegian,
    characters: Characters(
      capital: "stor",
      allCapitals: "bare store",
      mixedCapitals: "blandet store",
      bullet: "prikk",
      bullets: CountedPhrase(one: "%1 prikk", other: "%1 prikker"),
      repeated: CountedPhrase(one: "%1 gang %2", other: "%1 ganger %2"),
      repeatedEmoji: CountedPhrase(one: "%1 gang %2", other: "%1 ganger %2"),
      marks: CountedPhrase(one: "%1 aksent", other: "%1 aksenter"),
      codePoint: "U+%1, %2",
      blank: "tom"),
    state: State(
      shiftOn: Phrase("Skift på", brief: "Skift"),
      shiftOff: "Skift av",
      capsLockOn: "Skiftlås",
      capsLockOff: "Skiftlås av",
      keyboard: "%1, %2",
      editingBegan: "Redigerer",
      editingEnded: Phrase("Tastatur skjult", brief: "Skjult"),
      caretAtStart: Phrase("Innsettingspunkt ved start", brief: "Start"),
      caretAtEnd: Phrase("Innsettingspunkt ved slutt", brief: "Slutt"),
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
      textChanged: "Tekst endret",
      textCleared: "Tekst tømt",
      pasted: CountedPhrase(one: "%1 tegn limt inn", other: "%1 tegn limt inn"),
      selected: "%1 markert",
      unselected: "%1 ikke lenger markert",
      charactersSelected: CountedPhrase(one: "%1 tegn markert", other: "%1 tegn markert"),
      wordsSelected: CountedPhrase(one: "%1 ord markert", other: "%1 ord markert"),
      nothingSelected: Phrase("Ingenting markert", brief: "Avmarkert"),
      undo: "Angret: %1",
      redo: "Gjort om: %1",
      editTyped: "skrev %1",
      editPasted: "limte inn %1",
      editDeleted: "slettet %1",
      editRestored: "%1 tilbake",
      editReplaced: Phrase("%1 tilbake i stedet for %2", brief: "%1 tilbake"),
      notAllowed: "ikke tillatt: %1",
      notAllowedUnsaid: "ikke tillatt",
      maximumLength: Phrase("Største lengde nådd", brief: "Full")),
    ends: Ends(
      focus: Phrase("Ingen flere taster", brief: "Slutt"),
      keyboard: Phrase("Ikke noe annet tastatur", brief: "Ikke noe annet"),
      delete: Phrase("Ingenting å slette", brief: "Ingenting"),
      caretStart: Phrase("Starten av teksten", brief: "Start"),
      caretEnd: Phrase("Slutt på teksten", brief: "Slutt"),
      undo: Phrase("Ingen flere endringer", brief: "Ingenting")),
    requests: Requests(
      noSuchKey: "Ingen tast %1",
      noSuchKeyButNearly: Phrase("Ingen tast %1, men %2", brief: "Ingen tast %1"),
      ambiguousKey: Phrase("Flere taster %1: %2", brief: "Flere taster %1"),
      nothingFocused: Phrase("Ingen tast har fokus", brief: "Ingen fokus"),
      noKeyInserts: "Ingen tast skriver %1",
      noSuchKeyboard: "Ikke noe tastatur %1",
      noSuchKeyboardButNearly: Phrase(
        "Ikke noe tastatur %1, men %2", brief: "Ikke noe tastatur %1"),
      noSuchPage: "Ingen side %1",
      noSuchPageButNearly: Phrase("Ingen side %1, men %2", brief: "Ingen side %1"),
      noSuchAlternative: Phrase(
        "Ikke noe alternativ %2 for %1, som har %3", brief: "Ikke noe alternativ %2"),
      keyboardDismissed: Phrase("Tastaturet er skjult", brief: "Tastatur skjult"),
      noSuchSetting: "Ingen innstilling %1",
      noSuchSettingButNearly: Phrase("Ingen innstilling %1, men %2", brief: "Ingen innstilling %1"),
      settingValue: "%1 kan ikke være %2, men %3"),
    messages: Messages(
      noAudio: Phrase("Ingen lyd: bare teksting", brief: "Bare teksting"),
      speechRestarted: "Tale startet på nytt",
      speechEnded: Phrase("Tale avsluttet: bare teksting", brief: "Tale avsluttet"),
      speechOff: "Tale av",
      speechOn: "Tale på",
      noVoice: Phrase("Ingen stemme snakker %1", brief: "Ingen stemme"),
      unsoundVoice: Phrase("Ingen god stemme for %1", brief: "Ingen god stemme"),
      saved: Phrase("Arkivert i %1", brief: "Arkivert"),
      notSaved: "Ikke arkivert: %1",
      fileProblem: "%1, linje %2, kolonne %3: %4",
      unsavedText: Phrase(
        "Ulagret tekst fra en tidligere økt: %1",
        brief: "Ulagret tekst: %1"),
      recovered: "Tekst gjenopprettet",
      copied: "Kopiert",
      goodbye: "Ha det bra"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Hold nede for %1 alternativ", other: "Hold nede for %1 alternativer"),
      shift: "To ganger for skiftlås",
      keyboards: "Hold nede for en liste"),
    sounds: SoundNames(
      boundary: "slutt",
      page: "side",
      error: "feil",
      capital: "stor bokstav",
      capsLockWarning: "varsel om skiftlås"),
    scanning: Scanning(
      row: "Rad %1",
      rowOfKeys: "%1 til %2",
      rows: "Rader",
      paused: "Skanning satt på pause"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Piler eller sifre velger, Enter tar, Escape forlater",
        brief: "Enter tar, Escape forlater"),
      pages: "Sider",
      closed: "Lukket",
      end: Phrase("Slutt på listen", brief: "Slutt"),
      settings: "Innstillinger",
      settingsKeys:
        "Opp og ned velger, venstre og høyre endrer, Enter lagrer, Escape gjenoppretter",
      settingsSaved: "Innstillinger lagret",
      settingsRestored: "Innstillinger gjenopprettet",
      find: Phrase(
        "Finn en tast: skriv en del av navnet, ned går videre, Enter blir, Escape går tilbake",
        brief: "Finn en tast"),
      help: Phrase("Hjelp: opp og ned leser videre, Escape lukker", brief: "Hjelp"),
      helpKey: "%1 hjelp",
      inputHelpOn: "Tastehjelp på",
      inputHelpOff: "Tastehjelp av",
      isSwitch: "%1: bryter %2",
      typesIt: "%1: skriv det",
      awayKeys: "Enter viser det, Escape avslutter programmet",
      singleKeys: Phrase(
        "Enkelttaster: F1 sier hva de gjør, Control D går tilbake til linjer",
        brief: "Enkelttaster"),
      lines: "Linjer",
      noSingleKeys: "Enkelttaster krever en terminal"))
}

extension KeyVocabulary {
  /// The words of keys in Norwegian Bokmål.
  public static let norwegian = KeyVocabulary(
    space: "Mellomrom", returnKey: "Retur", delete: "Slett", shift: "Skift", capsLock: "Skiftlås",
    nextKeyboard: "Neste tastatur", dismiss: "Skjul tastatur",
    returnKeys: ReturnKeyNames(
      go: "Gå", join: "Koble til", next: "Neste", route: "Rute", search: "Søk", send: "Send",
      done: "Ferdig", emergencyCall: "Nødanrop", continue: "Fortsett"),
    pages: ["letters": "Bokstaver", "numbers": "Tall", "symbols": "Symboler"],
    shiftOn: "på", capsLockOn: "på", capsLockOff: "av",
    selected: "Markert: %", selectedAlone: "Markert.",
    traits: TraitWords(
      dimmed: "Nedtonet.", button: "Knapp.", backButton: "Tilbakeknapp.", switchButton: "Bryter.",
      on: "På.", off: "Av.", mixed: "Blandet.", tab: "Fane.", textField: "Tekstfelt.",
      secureTextField: "Sikkert tekstfelt.", isEditing: "Redigeres.", heading: "Overskrift.",
      link: "Lenke.", adjustable: "Justerbar.", image: "Bilde.", searchField: "Søkefelt."),
    functions: FunctionNames(
      tab: "Tabulator", backTab: "Tabulator bakover", escape: "Escape",
      deleteForward: "Slett forover", languageMenu: "Velg tastatur", undo: "Angre",
      redo: "Gjør om", selectAll: "Marker alt", none: "Ingen funksjon",
      caret: FunctionNames.CaretNames(
        left: "Venstre", right: "Høyre", up: "Opp", down: "Ned", lineStart: "Linjestart",
        lineEnd: "Linjeslutt", pageUp: "Side opp", pageDown: "Side ned"),
      modifiers: FunctionNames.ModifierNames(
        control: "Kontroll", alt: "Alt", altGr: "Alt Gr", command: "Kommando", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dikter", clipboard: "Utklippstavle",
        settings: "Innstillinger", cut: "Klipp ut", copy: "Kopier", paste: "Lim inn",
        search: "Søk", contextMenu: "Meny"),
      noEffect: "%1 har ingen virkning"))
}

public import KeyModel

extension Phrases {
  /// What is said in Swedish.
  public static let swedish = Phrases(
    language: "sv",
    plural: .one,
    keys: .swedish,
    languageNames: [
      "ar": "arabiska", "bg": "bulgariska", "bn": "bengali", "ca": "katalanska", "cs": "tjeckiska",
      "da": "danska", "de": "tyska", "el": "grekiska", "en": "engelska", "es": "spanska",
      "et": "estniska", "fa": "persiska", "fi": "finska", "fr": "franska", "he": "hebreiska",
      "hi": "hindi", "hr": "kroatiska", "hu": "ungerska", "id": "indonesiska", "is": "isländska",
      "it": "italienska", "ja": "japanska", "ko": "koreanska", "lt": "litauiska", "lv": "lettiska",
      "nb": "norska", "nl": "nederländska", "no": "norska", "pl": "polska", "pt": "portugisiska",
      "ro": "rumänska", "ru": "ryska", "sk": "slovakiska", "sl": "slovenska", "sr": "serbiska",
      "sv": "svenska", "th": "thailändska", "tr": "turkiska", "uk": "ukrainska",
      "vi": "vietnamesiska", "zh": "kinesiska",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY klassisk",
      "phone-pad": "Telefonknappar",
      "numeric": "Numeriskt",
      "numeric-decimal": "Numeriskt med decimaler",
    ],
    settings: .swedish,
    commands: .swedish,
    characters: Characters(
      capital: "versal",
      allCapitals: "bara versaler",
      mixedCapitals: "blandade versaler",
      bullet: "stjärna",
      bullets: CountedPhrase(one: "%1 stjärna", other: "%1 stjärnor"),
      repeated: CountedPhrase(one: "%1 gång %2", other: "%1 gånger %2"),
      repeatedEmoji: CountedPhrase(one: "%1 gång %2", other: "%1 gånger %2"),
      marks: CountedPhrase(one: "%1 accent", other: "%1 accenter"),
      codePoint: "U+%1, %2",
      blank: "tomt"),
    state: State(
      shiftOn: Phrase("Skift på", brief: "Skift"),
      shiftOff: "Skift av",
      capsLockOn: "Skiftlås",
      capsLockOff: "Skiftlås av",
      keyboard: "%1, %2",
      editingBegan: "Redigerar",
      editingEnded: Phrase("Tangentbordet dolt", brief: "Dolt"),
      caretAtStart: Phrase("Insättningspunkt i början", brief: "Början"),
      caretAtEnd: Phrase("Insättningspunkt i slutet", brief: "Slutet"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 alternativ", other: "%1 alternativ"),
      noAlternates: Phrase("%1 har inga alternativ", brief: "Inga alternativ")),
    editing: Editing(
      deleted: "%1 raderat",
      charactersDeleted: CountedPhrase(one: "%1 tecken raderat", other: "%1 tecken raderade"),
      wordsDeleted: CountedPhrase(one: "%1 ord raderat", other: "%1 ord raderade"),
      words: CountedPhrase(one: "%1 ord", other: "%1 ord"),
      characters: CountedPhrase(one: "%1 tecken", other: "%1 tecken"),
      replaced: "%1 ersätter %2",
      textChanged: "Texten ändrad",
      textCleared: "Texten tömd",
      pasted: CountedPhrase(one: "%1 tecken inklistrat", other: "%1 tecken inklistrade"),
      selected: "%1 markerat",
      unselected: "%1 avmarkerat",
      charactersSelected: CountedPhrase(one: "%1 tecken markerat", other: "%1 tecken markerade"),
      wordsSelected: CountedPhrase(one: "%1 ord markerat", other: "%1 ord markerade"),
      nothingSelected: Phrase("Inget markerat", brief: "Avmarkerat"),
      undo: "Ångrat: %1",
      redo: "Gjort om: %1",
      editTyped: "skrev %1",
      editPasted: "klistrade in %1",
      editDeleted: "raderade %1",
      editRestored: "%1 tillbaka",
      editReplaced: Phrase("%1 tillbaka i stället för %2", brief: "%1 tillbaka"),
      notAllowed: "inte tillåtet: %1",
      notAllowedUnsaid: "inte tillåtet",
      maximumLength: Phrase("Högsta längden nådd", brief: "Fullt")),
    ends: Ends(
      focus: Phrase("Inga fler tangenter", brief: "Slut"),
      keyboard: Phrase("Inget annat tangentbord", brief: "Inget annat"),
      delete: Phrase("Inget att radera", brief: "Inget"),
      caretStart: Phrase("Textens början", brief: "Början"),
      caretEnd: Phrase("Slut på texten", brief: "Slut"),
      undo: Phrase("Inga fler ändringar", brief: "Inget")),
    requests: Requests(
      noSuchKey: "Ingen tangent %1",
      noSuchKeyButNearly: Phrase("Ingen tangent %1, men %2", brief: "Ingen tangent %1"),
      ambiguousKey: Phrase("Flera tangenter %1: %2", brief: "Flera tangenter %1"),
      nothingFocused: Phrase("Ingen tangent har fokus", brief: "Inget fokus"),
      noKeyInserts: "Ingen tangent skriver %1",
      noSuchKeyboard: "Inget tangentbord %1",
      noSuchKeyboardButNearly: Phrase(
        "Inget tangentbord %1, men %2", brief: "Inget tangentbord %1"),
      noSuchPage: "Ingen sida %1",
      noSuchPageButNearly: Phrase("Ingen sida %1, men %2", brief: "Ingen sida %1"),
      noSuchAlternative: Phrase(
        "Inget alternativ %2 för %1, som har %3", brief: "Inget alternativ %2"),
      keyboardDismissed: Phrase("Tangentbordet är dolt", brief: "Tangentbord dolt"),
      noSuchSetting: "Ingen inställning %1",
      noSuchSettingButNearly: Phrase("Ingen inställning %1, men %2", brief: "Ingen inställning %1"),
      settingValue: "%1 kan inte vara %2, men %3"),
    messages: Messages(
      noAudio: Phrase("Inget ljud: bara undertexter", brief: "Bara undertexter"),
      speechRestarted: "Talet startades om",
      speechEnded: Phrase("Talet avslutades: bara undertexter", brief: "Talet avslutades"),
      speechOff: "Tal av",
      speechOn: "Tal på",
      noVoice: Phrase("Ingen röst talar %1", brief: "Ingen röst"),
      unsoundVoice: Phrase("Ingen bra röst för %1", brief: "Ingen bra röst"),
      saved: Phrase("Sparat i %1", brief: "Sparat"),
      notSaved: "Inte sparat: %1",
      fileProblem: "%1, rad %2, kolumn %3: %4",
      unsavedText: Phrase(
        "Osparad text från en tidigare session: %1",
        brief: "Osparad text: %1"),
      recovered: "Texten återställd",
      copied: "Kopierat",
      goodbye: "Hej då"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Håll ned för %1 alternativ", other: "Håll ned för %1 alternativ"),
      shift: "Två gånger för skiftlås",
      keyboards: "Håll ned för en lista"),
    sounds: SoundNames(
      boundary: "slut",
      page: "sida",
      error: "fel",
      capital: "versal",
      capsLockWarning: "varning för skiftlås"),
    scanning: Scanning(
      row: "Rad %1",
      rowOfKeys: "%1 till %2",
      rows: "Rader",
      paused: "Skanning pausad"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Pilar eller siffror väljer, Enter tar, Escape lämnar",
        brief: "Enter tar, Escape lämnar"),
      pages: "Sidor",
      closed: "Stängt",
      end: Phrase("Slut på listan", brief: "Slut"),
      settings: "Inställningar",
      settingsKeys:
        "Upp och ner väljer, vänster och höger ändrar, Enter sparar, Escape återställer",
      settingsSaved: "Inställningar sparade",
      settingsRestored: "Inställningar återställda",
      find: Phrase(
        "Sök en tangent: skriv en del av namnet, ner söker vidare, Enter stannar, Escape går tillbaka",
        brief: "Sök en tangent"),
      help: Phrase("Hjälp: upp och ner läser vidare, Escape stänger", brief: "Hjälp"),
      helpKey: "%1 hjälp",
      inputHelpOn: "Tangenthjälp på",
      inputHelpOff: "Tangenthjälp av",
      isSwitch: "%1: kontakt %2",
      typesIt: "%1: skriv det",
      awayKeys: "Enter visar det, Escape avslutar programmet",
      singleKeys: Phrase(
        "Enstaka tangenter: F1 säger vad de gör, Control D går tillbaka till rader",
        brief: "Enstaka tangenter"),
      lines: "Rader",
      noSingleKeys: "Enstaka tangenter kräver en terminal"))
}

extension KeyVocabulary {
  /// The words of keys in Swedish.
  public static let swedish = KeyVocabulary(
    space: "Mellanslag", returnKey: "Retur", delete: "Radera", shift: "Skift", capsLock: "Skiftlås",
    nextKeyboard: "Nästa tangentbord", dismiss: "Dölj tangentbord",
    returnKeys: ReturnKeyNames(
      go: "Öppna", join: "Anslut", next: "Nästa", route: "Färdväg", search: "Sök", send: "Skicka",
      done: "Klar", emergencyCall: "Nödsamtal", continue: "Fortsätt"),
    pages: ["letters": "Bokstäver", "numbers": "Siffror", "symbols": "Symboler"],
    shiftOn: "på", capsLockOn: "på", capsLockOff: "av",
    selected: "Markerat: %", selectedAlone: "Markerat.",
    traits: TraitWords(
      dimmed: "Nedtonat.", button: "Knapp.", backButton: "Tillbakaknapp.", switchButton: "Reglage.",
      on: "På.", off: "Av.", mixed: "Blandat.", tab: "Flik.", textField: "Textfält.",
      secureTextField: "Säkert textfält.", isEditing: "Redigeras.", heading: "Rubrik.",
      link: "Länk.", adjustable: "Justerbart.", image: "Bild.", searchField: "Sökfält."),
    functions: FunctionNames(
      tab: "Tabb", backTab: "Tabb bakåt", escape: "Escape", deleteForward: "Radera framåt",
      languageMenu: "Välj tangentbord", undo: "Ångra", redo: "Gör om", selectAll: "Markera allt",
      none: "Ingen funktion",
      caret: FunctionNames.CaretNames(
        left: "Vänster", right: "Höger", up: "Upp", down: "Ned", lineStart: "Radens början",
        lineEnd: "Radens slut", pageUp: "Sida upp", pageDown: "Sida ned"),
      modifiers: FunctionNames.ModifierNames(
        control: "Kontroll", alt: "Alt", altGr: "Alt Gr", command: "Kommando", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Diktera", clipboard: "Urklipp", settings: "Inställningar",
        cut: "Klipp ut", copy: "Kopiera", paste: "Klistra in", search: "Sök",
        contextMenu: "Meny"),
      noEffect: "%1 har ingen verkan"))
}

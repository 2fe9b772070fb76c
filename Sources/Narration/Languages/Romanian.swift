public import KeyModel

extension Phrases {
  /// What is said in Romanian.
  public static let romanian = Phrases(
    language: "ro",
    plural: .romanian,
    keys: .romanian,
    languageNames: [
      "ar": "arabă", "bg": "bulgară", "bn": "bengaleză", "ca": "catalană", "cs": "cehă",
      "da": "daneză", "de": "germană", "el": "greacă", "en": "engleză", "es": "spaniolă",
      "et": "estonă", "fa": "persană", "fi": "finlandeză", "fr": "franceză", "he": "ebraică",
      "hi": "hindi", "hr": "croată", "hu": "maghiară", "id": "indoneziană", "is": "islandeză",
      "it": "italiană", "ja": "japoneză", "ko": "coreeană", "lt": "lituaniană", "lv": "letonă",
      "nb": "norvegiană", "nl": "neerlandeză", "no": "norvegiană", "pl": "poloneză",
      "pt": "portugheză", "ro": "română", "ru": "rusă", "sk": "slovacă", "sl": "slovenă",
      "sr": "sârbă", "sv": "suedeză", "th": "thailandeză", "tr": "turcă", "uk": "ucraineană",
      "vi": "vietnameză", "zh": "chineză",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY clasică",
      "phone-pad": "Telefonică",
      "numeric": "Numerică",
      "numeric-decimal": "Numerică cu zecimale",
    ],
    settings: .romanian,
    commands: .romanian,
    characters: Characters(
      capital: "mare",
      allCapitals: "toate mari",
      mixedCapitals: "majuscule amestecate",
      bullet: "marcator",
      bullets: CountedPhrase(one: "%1 marcator", few: "%1 marcatori", other: "%1 de marcatori"),
      repeated: CountedPhrase(one: "o dată %2", few: "de %1 ori %2", other: "de %1 de ori %2"),
      repeatedEmoji: CountedPhrase(one: "o dată %2", few: "de %1 ori %2", other: "de %1 de ori %2"),
      marks: CountedPhrase(one: "%1 accent", few: "%1 accente", other: "%1 de accente"),
      codePoint: "U+%1, %2",
      blank: "gol"),
    state: State(
      shiftOn: Phrase("Majuscule activate", brief: "Majuscule"),
      shiftOff: "Majuscule dezactivate",
      capsLockOn: "Blocare majuscule",
      capsLockOff: "Blocare majuscule dezactivată",
      keyboard: "%1, %2",
      editingBegan: "Editare",
      editingEnded: Phrase("Tastatură ascunsă", brief: "Ascunsă"),
      caretAtStart: Phrase("Punct de inserare la început", brief: "Început"),
      caretAtEnd: Phrase("Punct de inserare la sfârșit", brief: "Sfârșit"),
      setting: "%1: %2",
      alternates: CountedPhrase(
        one: "%1 alternativă", few: "%1 alternative", other: "%1 de alternative"),
      noAlternates: Phrase("%1 nu are alternative", brief: "Fără alternative")),
    editing: Editing(
      deleted: "%1 șters",
      charactersDeleted: CountedPhrase(
        one: "%1 caracter șters", few: "%1 caractere șterse", other: "%1 de caractere șterse"),
      wordsDeleted: CountedPhrase(
        one: "%1 cuvânt șters", few: "%1 cuvinte șterse", other: "%1 de cuvinte șterse"),
      words: CountedPhrase(one: "%1 cuvânt", few: "%1 cuvinte", other: "%1 de cuvinte"),
      characters: CountedPhrase(one: "%1 caracter", few: "%1 caractere", other: "%1 de caractere"),
      replaced: "%1 înlocuiește %2",
      textChanged: "Text schimbat",
      textCleared: "Text golit",
      pasted: CountedPhrase(
        one: "%1 caracter lipit", few: "%1 caractere lipite", other: "%1 de caractere lipite"),
      selected: "%1 selectat",
      unselected: "%1 deselectat",
      charactersSelected: CountedPhrase(
        one: "%1 caracter selectat", few: "%1 caractere selectate",
        other: "%1 de caractere selectate"),
      wordsSelected: CountedPhrase(
        one: "%1 cuvânt selectat", few: "%1 cuvinte selectate", other: "%1 de cuvinte selectate"),
      nothingSelected: Phrase("Nimic selectat", brief: "Deselectat"),
      undo: "Anulat: %1",
      redo: "Refăcut: %1",
      editTyped: "tastare %1",
      editPasted: "lipire %1",
      editDeleted: "ștergere %1",
      editRestored: "%1 înapoi",
      editReplaced: Phrase("%1 înapoi în loc de %2", brief: "%1 înapoi"),
      notAllowed: "nepermis: %1",
      notAllowedUnsaid: "nepermis",
      maximumLength: Phrase("Lungime maximă atinsă", brief: "Plin")),
    ends: Ends(
      focus: Phrase("Nu mai sunt taste", brief: "Capăt"),
      keyboard: Phrase("Nicio altă tastatură", brief: "Nicio alta"),
      delete: Phrase("Nimic de șters", brief: "Nimic"),
      caretStart: Phrase("Începutul textului", brief: "Început"),
      caretEnd: Phrase("Sfârșitul textului", brief: "Sfârșit"),
      undo: Phrase("Nu mai sunt modificări", brief: "Nimic")),
    requests: Requests(
      noSuchKey: "Nu există tasta %1",
      noSuchKeyButNearly: Phrase("Nu există tasta %1, dar există %2", brief: "Nu există tasta %1"),
      ambiguousKey: Phrase("Mai multe taste %1: %2", brief: "Mai multe taste %1"),
      nothingFocused: Phrase("Nicio tastă nu are focalizarea", brief: "Fără focalizare"),
      noKeyInserts: "Nicio tastă nu scrie %1",
      noSuchKeyboard: "Nu există tastatura %1",
      noSuchKeyboardButNearly: Phrase(
        "Nu există tastatura %1, dar există %2", brief: "Nu există tastatura %1"),
      noSuchPage: "Nu există pagina %1",
      noSuchPageButNearly: Phrase(
        "Nu există pagina %1, dar există %2", brief: "Nu există pagina %1"),
      noSuchAlternative: Phrase(
        "Nu există alternativa %2 pentru %1, care are %3", brief: "Nu există alternativa %2"),
      keyboardDismissed: Phrase("Tastatura este ascunsă", brief: "Tastatură ascunsă"),
      noSuchSetting: "Nu există setarea %1",
      noSuchSettingButNearly: Phrase(
        "Nu există setarea %1, dar există %2", brief: "Nu există setarea %1"),
      settingValue: "%1 nu poate fi %2, dar există %3"),
    messages: Messages(
      noAudio: Phrase("Fără sunet: doar subtitrări", brief: "Doar subtitrări"),
      speechRestarted: "Vorbire repornită",
      speechEnded: Phrase("Vorbire încheiată: doar subtitrări", brief: "Vorbire încheiată"),
      speechOff: "Vorbire dezactivată",
      speechOn: "Vorbire activată",
      noVoice: Phrase("Nicio voce nu vorbește %1", brief: "Nicio voce"),
      unsoundVoice: Phrase("Nicio voce bună: %1", brief: "Nicio voce bună"),
      saved: Phrase("Salvat în %1", brief: "Salvat"),
      notSaved: "Nesalvat: %1",
      fileProblem: "%1, linia %2, coloana %3: %4",
      unsavedText: Phrase(
        "Text nesalvat dintr-o sesiune anterioară: %1",
        brief: "Text nesalvat: %1"),
      recovered: "Text recuperat",
      copied: "Copiat",
      goodbye: "La revedere"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Ține apăsat: %1 alternativă", few: "Ține apăsat: %1 alternative",
        other: "Ține apăsat: %1 de alternative"),
      shift: "De două ori pentru blocare",
      keyboards: "Ține apăsat pentru listă"),
    sounds: SoundNames(
      boundary: "capăt",
      page: "pagină",
      error: "eroare",
      capital: "majusculă",
      capsLockWarning: "avertizare de blocare"),
    scanning: Scanning(
      row: "Rândul %1",
      rowOfKeys: "De la %1 la %2",
      rows: "Rânduri",
      paused: "Scanare întreruptă"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Săgețile sau cifrele aleg, Enter acceptă, Escape iese",
        brief: "Enter acceptă, Escape iese"),
      pages: "Pagini",
      closed: "Închis",
      end: Phrase("Sfârșitul listei", brief: "Sfârșit"),
      settings: "Setări",
      settingsKeys:
        "Sus și jos aleg, stânga și dreapta schimbă, Enter salvează, Escape restaurează",
      settingsSaved: "Setări salvate",
      settingsRestored: "Setări restaurate",
      find: Phrase(
        "Caută o tastă: scrie o parte din nume, jos continuă, Enter rămâne, Escape revine",
        brief: "Caută o tastă"),
      help: Phrase("Ajutor: sus și jos citesc mai departe, Escape închide", brief: "Ajutor"),
      helpKey: "%1 ajutor",
      inputHelpOn: "Ajutor taste pornit",
      inputHelpOff: "Ajutor taste oprit",
      isSwitch: "%1: comutator %2",
      typesIt: "%1: scrie",
      awayKeys: "Enter o arată, Escape încheie programul",
      singleKeys: Phrase(
        "Taste izolate: F1 spune ce fac, Control D revine la rânduri",
        brief: "Taste izolate"),
      lines: "Rânduri",
      noSingleKeys: "Tastele izolate cer un terminal"))
}

extension KeyVocabulary {
  /// The words of keys in Romanian.
  public static let romanian = KeyVocabulary(
    space: "Spațiu", returnKey: "Retur", delete: "Șterge", shift: "Majuscule",
    capsLock: "Blocare majuscule", nextKeyboard: "Tastatura următoare",
    dismiss: "Ascunde tastatura",
    returnKeys: ReturnKeyNames(
      go: "Mergi", join: "Conectare", next: "Următorul", route: "Traseu", search: "Caută",
      send: "Trimite",
      done: "OK", emergencyCall: "Apel de urgență", continue: "Continuă"),
    pages: ["letters": "Litere", "numbers": "Cifre", "symbols": "Simboluri"],
    shiftOn: "activate", capsLockOn: "activată", capsLockOff: "dezactivată",
    selected: "Selectat: %", selectedAlone: "Selectat.",
    traits: TraitWords(
      dimmed: "Estompat.", button: "Buton.", backButton: "Buton Înapoi.",
      switchButton: "Comutator.", on: "Activat.", off: "Dezactivat.", mixed: "Mixt.", tab: "Filă.",
      textField: "Câmp de text.", secureTextField: "Câmp de text securizat.",
      isEditing: "În curs de editare.", heading: "Titlu.", link: "Legătură.",
      adjustable: "Ajustabil.", image: "Imagine.", searchField: "Câmp de căutare."),
    functions: FunctionNames(
      tab: "Tab", backTab: "Tab înapoi", escape: "Escape", deleteForward: "Ștergere înainte",
      languageMenu: "Alege tastatura", undo: "Anulează", redo: "Refă",
      selectAll: "Selectează tot", none: "Fără funcție",
      caret: FunctionNames.CaretNames(
        left: "Stânga", right: "Dreapta", up: "Sus", down: "Jos", lineStart: "Început de rând",
        lineEnd: "Sfârșit de rând", pageUp: "Pagina sus", pageDown: "Pagina jos"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Comandă", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dictare", clipboard: "Clipboard", settings: "Configurări",
        cut: "Taie", copy: "Copiază", paste: "Lipește", search: "Caută", contextMenu: "Meniu"),
      noEffect: "%1 nu are efect"))
}

public import KeyModel

extension Phrases {
  /// What is said in Italian.
  public static let italian = Phrases(
    language: "it",
    plural: .one,
    keys: .italian,
    languageNames: [
      "ar": "arabo", "bg": "bulgaro", "bn": "bengalese", "ca": "catalano", "cs": "ceco",
      "da": "danese", "de": "tedesco", "el": "greco", "en": "inglese", "es": "spagnolo",
      "et": "estone", "fa": "persiano", "fi": "finlandese", "fr": "francese", "he": "ebraico",
      "hi": "hindi", "hr": "croato", "hu": "ungherese", "id": "indonesiano", "is": "islandese",
      "it": "italiano", "ja": "giapponese", "ko": "coreano", "lt": "lituano", "lv": "lettone",
      "nb": "norvegese", "nl": "olandese", "no": "norvegese", "pl": "polacco", "pt": "portoghese",
      "ro": "rumeno", "ru": "russo", "sk": "slovacco", "sl": "sloveno", "sr": "serbo",
      "sv": "svedese", "th": "thai", "tr": "turco", "uk": "ucraino", "vi": "vietnamita",
      "zh": "cinese",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY classica",
      "phone-pad": "Tastierino telefonico",
      "numeric": "Numerica",
      "numeric-decimal": "Numerica con decimali",
    ],
    settings: .italian,
    commands: .italian,
    characters: Characters(
      capital: "maiuscola",
      allCapitals: "tutto maiuscolo",
      mixedCapitals: "maiuscole miste",
      bullet: "stella",
      bullets: CountedPhrase(one: "%1 stella", other: "%1 stelle"),
      repeated: CountedPhrase(one: "%1 volta %2", other: "%1 volte %2"),
      repeatedEmoji: CountedPhrase(one: "%1 volta %2", other: "%1 volte %2"),
      marks: CountedPhrase(one: "%1 accento", other: "%1 accenti"),
      codePoint: "U+%1, %2",
      blank: "vuoto"),
    state: State(
      shiftOn: Phrase("Maiuscole attive", brief: "Maiuscole"),
      shiftOff: "Maiuscole disattivate",
      capsLockOn: "Blocco maiuscole",
      capsLockOff: "Blocco maiuscole disattivato",
      keyboard: "%1, %2",
      editingBegan: "Modifica",
      editingEnded: Phrase("Tastiera nascosta", brief: "Nascosta"),
      caretAtStart: Phrase("Punto di inserimento all’inizio", brief: "Inizio"),
      caretAtEnd: Phrase("Punto di inserimento alla fine", brief: "Fine"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 alternativa", other: "%1 alternative"),
      noAlternates: Phrase("%1 non ha alternative", brief: "Nessuna alternativa")),
    editing: Editing(
      deleted: "%1 eliminato",
      charactersDeleted: CountedPhrase(
        one: "%1 carattere eliminato", other: "%1 caratteri eliminati"),
      wordsDeleted: CountedPhrase(one: "%1 parola eliminata", other: "%1 parole eliminate"),
      words: CountedPhrase(one: "%1 parola", other: "%1 parole"),
      characters: CountedPhrase(one: "%1 carattere", other: "%1 caratteri"),
      replaced: "%1 sostituisce %2",
      textChanged: "Testo cambiato",
      textCleared: "Testo cancellato",
      pasted: CountedPhrase(one: "%1 carattere incollato", other: "%1 caratteri incollati"),
      selected: "%1 selezionato",
      unselected: "%1 deselezionato",
      charactersSelected: CountedPhrase(
        one: "%1 carattere selezionato", other: "%1 caratteri selezionati"),
      wordsSelected: CountedPhrase(one: "%1 parola selezionata", other: "%1 parole selezionate"),
      nothingSelected: Phrase("Niente selezionato", brief: "Deselezionato"),
      undo: "Annullato: %1",
      redo: "Ripristinato: %1",
      editTyped: "digitare %1",
      editPasted: "incollare %1",
      editDeleted: "eliminare %1",
      editRestored: "di nuovo %1",
      editReplaced: Phrase("di nuovo %1 al posto di %2", brief: "di nuovo %1"),
      notAllowed: "non consentito: %1",
      notAllowedUnsaid: "non consentito",
      maximumLength: Phrase("Lunghezza massima raggiunta", brief: "Pieno")),
    ends: Ends(
      focus: Phrase("Nessun altro tasto", brief: "Fine"),
      keyboard: Phrase("Nessun’altra tastiera", brief: "Nessun’altra"),
      delete: Phrase("Niente da eliminare", brief: "Niente"),
      caretStart: Phrase("Inizio del testo", brief: "Inizio"),
      caretEnd: Phrase("Fine del testo", brief: "Fine"),
      undo: Phrase("Nessun’altra modifica", brief: "Niente")),
    requests: Requests(
      noSuchKey: "Nessun tasto %1",
      noSuchKeyButNearly: Phrase("Nessun tasto %1, ma %2", brief: "Nessun tasto %1"),
      ambiguousKey: Phrase("Più tasti %1: %2", brief: "Più tasti %1"),
      nothingFocused: Phrase("Nessun tasto attivo", brief: "Niente di attivo"),
      noKeyInserts: "Nessun tasto scrive %1",
      noSuchKeyboard: "Nessuna tastiera %1",
      noSuchKeyboardButNearly: Phrase("Nessuna tastiera %1, ma %2", brief: "Nessuna tastiera %1"),
      noSuchPage: "Nessuna pagina %1",
      noSuchPageButNearly: Phrase("Nessuna pagina %1, ma %2", brief: "Nessuna pagina %1"),
      noSuchAlternative: Phrase(
        "Nessuna alternativa %2 di %1, che ne ha %3", brief: "Nessuna alternativa %2"),
      keyboardDismissed: Phrase("La tastiera è nascosta", brief: "Tastiera nascosta"),
      noSuchSetting: "Nessuna impostazione %1",
      noSuchSettingButNearly: Phrase(
        "Nessuna impostazione %1, ma %2", brief: "Nessuna impostazione %1"),
      settingValue: "%1 non può essere %2, ma %3"),
    messages: Messages(
      noAudio: Phrase("Nessun suono: solo sottotitoli", brief: "Solo sottotitoli"),
      speechRestarted: "Voce riavviata",
      speechEnded: Phrase("Voce terminata: solo sottotitoli", brief: "Voce terminata"),
      speechOff: "Voce disattivata",
      speechOn: "Voce attivata",
      noVoice: Phrase("Nessuna voce parla %1", brief: "Nessuna voce"),
      unsoundVoice: Phrase("Nessuna buona voce: %1", brief: "Nessuna buona voce"),
      saved: Phrase("Salvato in %1", brief: "Salvato"),
      notSaved: "Non salvato: %1",
      fileProblem: "%1, riga %2, colonna %3: %4",
      unsavedText: Phrase(
        "Testo non salvato di una sessione precedente: %1",
        brief: "Testo non salvato: %1"),
      recovered: "Testo recuperato",
      copied: "Copiato",
      goodbye: "Arrivederci"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Tieni premuto per %1 alternativa", other: "Tieni premuto per %1 alternative"),
      shift: "Due volte per il blocco",
      keyboards: "Tieni premuto per un elenco"),
    sounds: SoundNames(
      boundary: "limite",
      page: "pagina",
      error: "errore",
      capital: "maiuscola",
      capsLockWarning: "avviso di blocco"),
    scanning: Scanning(
      row: "Fila %1",
      rowOfKeys: "Da %1 a %2",
      rows: "File",
      paused: "Scansione in pausa"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Frecce o cifre scelgono, Invio accetta, Esc esce",
        brief: "Invio accetta, Esc esce"),
      pages: "Pagine",
      closed: "Chiuso",
      end: Phrase("Fine dell’elenco", brief: "Fine"),
      settings: "Impostazioni",
      settingsKeys: "Su e giù scelgono, sinistra e destra cambiano, Invio salva, Esc ripristina",
      settingsSaved: "Impostazioni salvate",
      settingsRestored: "Impostazioni ripristinate",
      find: Phrase(
        "Trova un tasto: scrivi una parte del nome, giù continua, Invio resta, Esc torna indietro",
        brief: "Trova un tasto"),
      help: Phrase("Aiuto: su e giù leggono oltre, Esc chiude", brief: "Aiuto"),
      helpKey: "%1 aiuto",
      inputHelpOn: "Aiuto tasti attivo",
      inputHelpOff: "Aiuto tasti disattivato",
      isSwitch: "%1: interruttore %2",
      typesIt: "%1: scriverlo",
      awayKeys: "Invio la mostra, Esc termina il programma",
      singleKeys: Phrase(
        "Tasti singoli: F1 dice che cosa fanno, Control D torna alle righe",
        brief: "Tasti singoli"),
      lines: "Righe",
      noSingleKeys: "I tasti singoli richiedono un terminale"))
}

extension KeyVocabulary {
  /// The words of keys in Italian.
  public static let italian = KeyVocabulary(
    space: "Spazio", returnKey: "Invio", delete: "Elimina", shift: "Maiuscole",
    capsLock: "Blocco maiuscole", nextKeyboard: "Tastiera successiva", dismiss: "Nascondi tastiera",
    returnKeys: ReturnKeyNames(
      go: "Vai", join: "Accedi", next: "Avanti", route: "Percorso", search: "Cerca", send: "Invia",
      done: "Fine", emergencyCall: "Chiamata di emergenza", continue: "Continua"),
    pages: ["letters": "Lettere", "numbers": "Numeri", "symbols": "Simboli"],
    shiftOn: "attive", capsLockOn: "attivo", capsLockOff: "disattivato",
    selected: "Selezionato: %", selectedAlone: "Selezionato.",
    traits: TraitWords(
      dimmed: "Non attivo.", button: "Pulsante.", backButton: "Pulsante Indietro.",
      switchButton: "Interruttore.", on: "Attivo.", off: "Disattivato.", mixed: "Misto.",
      tab: "Pannello.", textField: "Campo di testo.", secureTextField: "Campo di testo protetto.",
      isEditing: "In modifica.", heading: "Intestazione.", link: "Collegamento.",
      adjustable: "Regolabile.", image: "Immagine.", searchField: "Campo di ricerca."),
    functions: FunctionNames(
      tab: "Tabulatore", backTab: "Tabulatore indietro", escape: "Esc",
      deleteForward: "Elimina in avanti", languageMenu: "Scegli tastiera", undo: "Annulla",
      redo: "Ripristina", selectAll: "Seleziona tutto", none: "Nessuna funzione",
      caret: FunctionNames.CaretNames(
        left: "Sinistra", right: "Destra", up: "Su", down: "Giù", lineStart: "Inizio riga",
        lineEnd: "Fine riga", pageUp: "Pagina su", pageDown: "Pagina giù"),
      modifiers: FunctionNames.ModifierNames(
        control: "Controllo", alt: "Alt", altGr: "Alt Gr", command: "Comando", fn: "Fn",
        numLock: "Blocco numeri"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dettatura", clipboard: "Appunti", settings: "Impostazioni",
        cut: "Taglia", copy: "Copia", paste: "Incolla", search: "Cerca", contextMenu: "Menu"),
      noEffect: "%1 non ha effetto"))
}

public import KeyModel

extension Phrases {
  /// What is said in Polish.
  public static let polish = Phrases(
    language: "pl",
    plural: .polish,
    keys: .polish,
    languageNames: [
      "ar": "arabski", "bg": "bułgarski", "bn": "bengalski", "ca": "kataloński", "cs": "czeski",
      "da": "duński", "de": "niemiecki", "el": "grecki", "en": "angielski", "es": "hiszpański",
      "et": "estoński", "fa": "perski", "fi": "fiński", "fr": "francuski", "he": "hebrajski",
      "hi": "hindi", "hr": "chorwacki", "hu": "węgierski", "id": "indonezyjski", "is": "islandzki",
      "it": "włoski", "ja": "japoński", "ko": "koreański", "lt": "litewski", "lv": "łotewski",
      "nb": "norweski", "nl": "niderlandzki", "no": "norweski", "pl": "polski", "pt": "portugalski",
      "ro": "rumuński", "ru": "rosyjski", "sk": "słowacki", "sl": "słoweński", "sr": "serbski",
      "sv": "szwedzki", "th": "tajski", "tr": "turecki", "uk": "ukraiński", "vi": "wietnamski",
      "zh": "chiński",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY klasyczna",
      "phone-pad": "Telefoniczna",
      "numeric": "Numeryczna",
      "numeric-decimal": "Numeryczna z ułamkami",
    ],
    settings: .polish,
    commands: .polish,
    characters: Characters(
      capital: "wielkie",
      allCapitals: "same wielkie",
      mixedCapitals: "mieszane wielkie",
      bullet: "punktor",
      bullets: CountedPhrase(
        one: "%1 punktor", few: "%1 punktory", many: "%1 punktorów", other: "%1 punktorów"),
      repeated: CountedPhrase(
        one: "%1 raz %2", few: "%1 razy %2", many: "%1 razy %2", other: "%1 razy %2"),
      repeatedEmoji: CountedPhrase(
        one: "%1 raz %2", few: "%1 razy %2", many: "%1 razy %2", other: "%1 razy %2"),
      marks: CountedPhrase(
        one: "%1 akcent", few: "%1 akcenty", many: "%1 akcentów", other: "%1 akcentów"),
      codePoint: "U+%1, %2",
      blank: "puste"),
    state: State(
      shiftOn: Phrase("Shift włączony", brief: "Shift"),
      shiftOff: "Shift wyłączony",
      capsLockOn: "Blokada wielkich liter",
      capsLockOff: "Blokada wielkich liter wyłączona",
      keyboard: "%1, %2",
      editingBegan: "Edycja",
      editingEnded: Phrase("Klawiatura ukryta", brief: "Ukryta"),
      caretAtStart: Phrase("Punkt wstawiania na początku", brief: "Początek"),
      caretAtEnd: Phrase("Punkt wstawiania na końcu", brief: "Koniec"),
      setting: "%1: %2",
      alternates: CountedPhrase(
        one: "%1 wariant", few: "%1 warianty", many: "%1 wariantów", other: "%1 wariantów"),
      noAlternates: Phrase("%1 nie ma wariantów", brief: "Brak wariantów")),
    editing: Editing(
      deleted: "usunięto %1",
      charactersDeleted: CountedPhrase(
        one: "usunięto %1 znak", few: "usunięto %1 znaki", many: "usunięto %1 znaków",
        other: "usunięto %1 znaków"),
      wordsDeleted: CountedPhrase(
        one: "usunięto %1 słowo", few: "usunięto %1 słowa", many: "usunięto %1 słów",
        other: "usunięto %1 słów"),
      words: CountedPhrase(one: "%1 słowo", few: "%1 słowa", many: "%1 słów", other: "%1 słów"),
      characters: CountedPhrase(
        one: "%1 znak", few: "%1 znaki", many: "%1 znaków", other: "%1 znaków"),
      replaced: "%1 zamiast %2",
      textChanged: "Tekst zmieniony",
      textCleared: "Tekst wyczyszczony",
      pasted: CountedPhrase(
        one: "wklejono %1 znak", few: "wklejono %1 znaki", many: "wklejono %1 znaków",
        other: "wklejono %1 znaków"),
      selected: "zaznaczono %1",
      unselected: "odznaczono %1",
      charactersSelected: CountedPhrase(
        one: "zaznaczono %1 znak", few: "zaznaczono %1 znaki", many: "zaznaczono %1 znaków",
        other: "zaznaczono %1 znaków"),
      wordsSelected: CountedPhrase(
        one: "zaznaczono %1 słowo", few: "zaznaczono %1 słowa", many: "zaznaczono %1 słów",
        other: "zaznaczono %1 słów"),
      nothingSelected: Phrase("Nic nie zaznaczono", brief: "Odznaczono"),
      undo: "Cofnięto: %1",
      redo: "Ponowiono: %1",
      editTyped: "wpisano %1",
      editPasted: "wklejono %1",
      editDeleted: "usunięto %1",
      editRestored: "z powrotem %1",
      editReplaced: Phrase("z powrotem %1 zamiast %2", brief: "z powrotem %1"),
      notAllowed: "niedozwolone: %1",
      notAllowedUnsaid: "niedozwolone",
      maximumLength: Phrase("Osiągnięto największą długość", brief: "Pełne")),
    ends: Ends(
      focus: Phrase("Nie ma więcej klawiszy", brief: "Koniec"),
      keyboard: Phrase("Brak innej klawiatury", brief: "Brak innej"),
      delete: Phrase("Nie ma nic do usunięcia", brief: "Nic"),
      caretStart: Phrase("Początek tekstu", brief: "Początek"),
      caretEnd: Phrase("Koniec tekstu", brief: "Koniec"),
      undo: Phrase("Nie ma więcej zmian", brief: "Nic")),
    requests: Requests(
      noSuchKey: "Nie ma klawisza %1",
      noSuchKeyButNearly: Phrase("Nie ma klawisza %1, ale jest %2", brief: "Nie ma klawisza %1"),
      ambiguousKey: Phrase("Kilka klawiszy %1: %2", brief: "Kilka klawiszy %1"),
      nothingFocused: Phrase("Żaden klawisz nie jest wybrany", brief: "Brak wyboru"),
      noKeyInserts: "Żaden klawisz nie pisze %1",
      noSuchKeyboard: "Nie ma klawiatury %1",
      noSuchKeyboardButNearly: Phrase(
        "Nie ma klawiatury %1, ale jest %2", brief: "Nie ma klawiatury %1"),
      noSuchPage: "Nie ma strony %1",
      noSuchPageButNearly: Phrase("Nie ma strony %1, ale jest %2", brief: "Nie ma strony %1"),
      noSuchAlternative: Phrase(
        "Nie ma wariantu %2 klawisza %1, wariantów jest %3", brief: "Nie ma wariantu %2"),
      keyboardDismissed: Phrase("Klawiatura jest ukryta", brief: "Klawiatura ukryta"),
      noSuchSetting: "Nie ma ustawienia %1",
      noSuchSettingButNearly: Phrase(
        "Nie ma ustawienia %1, ale jest %2", brief: "Nie ma ustawienia %1"),
      settingValue: "%1 nie może być %2, ale jest %3"),
    messages: Messages(
      noAudio: Phrase("Brak dźwięku: tylko napisy", brief: "Tylko napisy"),
      speechRestarted: "Mowa uruchomiona ponownie",
      speechEnded: Phrase("Mowa zakończona: tylko napisy", brief: "Mowa zakończona"),
      speechOff: "Mowa wyłączona",
      speechOn: "Mowa włączona",
      noVoice: Phrase("Żaden głos nie mówi: %1", brief: "Brak głosu"),
      unsoundVoice: Phrase("Brak dobrego głosu: %1", brief: "Brak dobrego głosu"),
      saved: Phrase("Zapisano w %1", brief: "Zapisano"),
      notSaved: "Nie zapisano: %1",
      fileProblem: "%1, wiersz %2, kolumna %3: %4",
      unsavedText: Phrase(
        "Niezapisany tekst z wcześniejszej sesji: %1",
        brief: "Niezapisany tekst: %1"),
      recovered: "Odzyskano tekst",
      copied: "Skopiowano",
      goodbye: "Do widzenia"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Przytrzymaj: %1 wariant", few: "Przytrzymaj: %1 warianty",
        many: "Przytrzymaj: %1 wariantów", other: "Przytrzymaj: %1 wariantów"),
      shift: "Dwa razy: blokada wielkich liter",
      keyboards: "Przytrzymaj: lista"),
    sounds: SoundNames(
      boundary: "koniec",
      page: "strona",
      error: "błąd",
      capital: "wielka litera",
      capsLockWarning: "ostrzeżenie o blokadzie"),
    scanning: Scanning(
      row: "Rząd %1",
      rowOfKeys: "Od %1 do %2",
      rows: "Rzędy",
      paused: "Skanowanie wstrzymane"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Strzałki lub cyfry wybierają, Enter zatwierdza, Escape wychodzi",
        brief: "Enter zatwierdza, Escape wychodzi"),
      pages: "Strony",
      closed: "Zamknięto",
      end: Phrase("Koniec listy", brief: "Koniec"),
      settings: "Ustawienia",
      settingsKeys:
        "Góra i dół wybierają, lewo i prawo zmieniają, Enter zapisuje, Escape przywraca",
      settingsSaved: "Ustawienia zapisane",
      settingsRestored: "Ustawienia przywrócone",
      find: Phrase(
        "Szukaj klawisza: wpisz część nazwy, dół szuka dalej, Enter zostaje, Escape wraca",
        brief: "Szukaj klawisza"),
      help: Phrase("Pomoc: góra i dół czytają dalej, Escape zamyka", brief: "Pomoc"),
      helpKey: "%1 pomoc",
      inputHelpOn: "Pomoc klawiszy włączona",
      inputHelpOff: "Pomoc klawiszy wyłączona",
      isSwitch: "%1: przełącznik %2",
      typesIt: "%1: wpisz",
      awayKeys: "Enter ją pokazuje, Escape kończy program",
      singleKeys: Phrase(
        "Pojedyncze klawisze: F1 mówi, co robią, Control D wraca do wierszy",
        brief: "Pojedyncze klawisze"),
      lines: "Wiersze",
      noSingleKeys: "Pojedyncze klawisze wymagają terminala"))
}

extension KeyVocabulary {
  /// The words of keys in Polish.
  public static let polish = KeyVocabulary(
    space: "Spacja", returnKey: "Powrót", delete: "Usuń", shift: "Shift",
    capsLock: "Blokada wielkich liter", nextKeyboard: "Następna klawiatura",
    dismiss: "Ukryj klawiaturę",
    returnKeys: ReturnKeyNames(
      go: "Idź", join: "Dołącz", next: "Dalej", route: "Trasa", search: "Szukaj", send: "Wyślij",
      done: "Gotowe", emergencyCall: "Połączenie alarmowe", continue: "Kontynuuj"),
    pages: ["letters": "Litery", "numbers": "Cyfry", "symbols": "Symbole"],
    shiftOn: "włączony", capsLockOn: "włączona", capsLockOff: "wyłączona",
    selected: "Zaznaczono: %", selectedAlone: "Zaznaczono.",
    traits: TraitWords(
      dimmed: "Wygaszone.", button: "Przycisk.", backButton: "Przycisk Wstecz.",
      switchButton: "Przełącznik.", on: "Włączone.", off: "Wyłączone.", mixed: "Mieszane.",
      tab: "Karta.", textField: "Pole tekstowe.", secureTextField: "Bezpieczne pole tekstowe.",
      isEditing: "Edytowane.", heading: "Nagłówek.", link: "Łącze.", adjustable: "Regulowane.",
      image: "Obrazek.", searchField: "Pole wyszukiwania."),
    functions: FunctionNames(
      tab: "Tabulator", backTab: "Tabulator wstecz", escape: "Escape",
      deleteForward: "Usuń do przodu", languageMenu: "Wybierz klawiaturę", undo: "Cofnij",
      redo: "Ponów", selectAll: "Zaznacz wszystko", none: "Brak funkcji",
      caret: FunctionNames.CaretNames(
        left: "W lewo", right: "W prawo", up: "W górę", down: "W dół",
        lineStart: "Początek wiersza", lineEnd: "Koniec wiersza", pageUp: "Strona w górę",
        pageDown: "Strona w dół"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Command", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dyktuj", clipboard: "Schowek", settings: "Ustawienia",
        cut: "Wytnij", copy: "Kopiuj", paste: "Wklej", search: "Szukaj", contextMenu: "Menu"),
      noEffect: "%1 nie działa tutaj"))
}

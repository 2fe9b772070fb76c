public import KeyModel

extension Phrases {
  /// What is said in Czech.
  public static let czech = Phrases(
    language: "cs",
    plural: .czech,
    keys: .czech,
    languageNames: [
      "ar": "arabština", "bg": "bulharština", "bn": "bengálština", "ca": "katalánština",
      "cs": "čeština", "da": "dánština", "de": "němčina", "el": "řečtina", "en": "angličtina",
      "es": "španělština", "et": "estonština", "fa": "perština", "fi": "finština",
      "fr": "francouzština", "he": "hebrejština", "hi": "hindština", "hr": "chorvatština",
      "hu": "maďarština", "id": "indonéština", "is": "islandština", "it": "italština",
      "ja": "japonština", "ko": "korejština", "lt": "litevština", "lv": "lotyština",
      "nb": "norština", "nl": "nizozemština", "no": "norština", "pl": "polština",
      "pt": "portugalština", "ro": "rumunština", "ru": "ruština", "sk": "slovenština",
      "sl": "slovinština", "sr": "srbština", "sv": "švédština", "th": "thajština",
      "tr": "turečtina", "uk": "ukrajinština", "vi": "vietnamština", "zh": "čínština",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "Klasická QWERTY",
      "phone-pad": "Telefonní",
      "numeric": "Číselná",
      "numeric-decimal": "Číselná s desetinnou čárkou",
    ],
    settings: .czech,
    commands: .czech,
    characters: Characters(
      capital: "velké",
      allCapitals: "vše velkými",
      mixedCapitals: "smíšená velká",
      bullet: "odrážka",
      bullets: CountedPhrase(one: "%1 odrážka", few: "%1 odrážky", other: "%1 odrážek"),
      repeated: CountedPhrase(one: "%1 krát %2", few: "%1 krát %2", other: "%1 krát %2"),
      repeatedEmoji: CountedPhrase(one: "%1 krát %2", few: "%1 krát %2", other: "%1 krát %2"),
      marks: CountedPhrase(one: "%1 znaménko", few: "%1 znaménka", other: "%1 znamének"),
      codePoint: "U+%1, %2",
      blank: "prázdné"),
    state: State(
      shiftOn: Phrase("Shift zapnutý", brief: "Shift"),
      shiftOff: "Shift vypnutý",
      capsLockOn: "Zámek velkých písmen",
      capsLockOff: "Zámek velkých písmen vypnutý",
      keyboard: "%1, %2",
      editingBegan: "Úpravy",
      editingEnded: Phrase("Klávesnice skryta", brief: "Skryta"),
      caretAtStart: Phrase("Kurzor na začátku", brief: "Začátek"),
      caretAtEnd: Phrase("Kurzor na konci", brief: "Konec"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 varianta", few: "%1 varianty", other: "%1 variant"),
      noAlternates: Phrase("%1 nemá varianty", brief: "Žádné varianty")),
    editing: Editing(
      deleted: "%1 smazáno",
      charactersDeleted: CountedPhrase(
        one: "%1 znak smazán", few: "%1 znaky smazány", other: "%1 znaků smazáno"),
      wordsDeleted: CountedPhrase(
        one: "%1 slovo smazáno", few: "%1 slova smazána", other: "%1 slov smazáno"),
      words: CountedPhrase(one: "%1 slovo", few: "%1 slova", other: "%1 slov"),
      characters: CountedPhrase(one: "%1 znak", few: "%1 znaky", other: "%1 znaků"),
      replaced: "%1 nahradilo %2",
      textChanged: "Text změněn",
      textCleared: "Text vymazán",
      pasted: CountedPhrase(
        one: "%1 znak vložen", few: "%1 znaky vloženy", other: "%1 znaků vloženo"),
      selected: "%1 vybráno",
      unselected: "%1 není vybráno",
      charactersSelected: CountedPhrase(
        one: "%1 znak vybrán", few: "%1 znaky vybrány", other: "%1 znaků vybráno"),
      wordsSelected: CountedPhrase(
        one: "%1 slovo vybráno", few: "%1 slova vybrána", other: "%1 slov vybráno"),
      nothingSelected: Phrase("Nic není vybráno", brief: "Bez výběru"),
      undo: "Odvoláno: %1",
      redo: "Provedeno znovu: %1",
      editTyped: "napsáno %1",
      editPasted: "vloženo %1",
      editDeleted: "smazáno %1",
      editRestored: "opět %1",
      editReplaced: Phrase("opět %1 místo %2", brief: "opět %1"),
      notAllowed: "nepovoleno: %1",
      notAllowedUnsaid: "nepovoleno",
      maximumLength: Phrase("Dosažena největší délka", brief: "Plno")),
    ends: Ends(
      focus: Phrase("Žádné další klávesy", brief: "Konec"),
      keyboard: Phrase("Žádná jiná klávesnice", brief: "Žádná jiná"),
      delete: Phrase("Není co smazat", brief: "Nic"),
      caretStart: Phrase("Začátek textu", brief: "Začátek"),
      caretEnd: Phrase("Konec textu", brief: "Konec"),
      undo: Phrase("Žádné další úpravy", brief: "Nic")),
    requests: Requests(
      noSuchKey: "Klávesa %1 není",
      noSuchKeyButNearly: Phrase("Klávesa %1 není, ale je %2", brief: "Klávesa %1 není"),
      ambiguousKey: Phrase("Více kláves %1: %2", brief: "Více kláves %1"),
      nothingFocused: Phrase("Žádná klávesa není vybrána", brief: "Bez výběru"),
      noKeyInserts: "Žádná klávesa nepíše %1",
      noSuchKeyboard: "Klávesnice %1 není",
      noSuchKeyboardButNearly: Phrase("Klávesnice %1 není, ale je %2", brief: "Klávesnice %1 není"),
      noSuchPage: "Stránka %1 není",
      noSuchPageButNearly: Phrase("Stránka %1 není, ale je %2", brief: "Stránka %1 není"),
      noSuchAlternative: Phrase(
        "Varianta %2 klávesy %1 není, variant je %3", brief: "Varianta %2 není"),
      keyboardDismissed: Phrase("Klávesnice je skryta", brief: "Klávesnice skryta"),
      noSuchSetting: "Nastavení %1 není",
      noSuchSettingButNearly: Phrase("Nastavení %1 není, ale je %2", brief: "Nastavení %1 není"),
      settingValue: "%1 nemůže být %2, ale je %3"),
    messages: Messages(
      noAudio: Phrase("Bez zvuku: jen titulky", brief: "Jen titulky"),
      speechRestarted: "Řeč znovu spuštěna",
      speechEnded: Phrase("Řeč ukončena: jen titulky", brief: "Řeč ukončena"),
      speechOff: "Řeč vypnuta",
      speechOn: "Řeč zapnuta",
      noVoice: Phrase("Žádný hlas nemluví jazykem %1", brief: "Žádný hlas"),
      unsoundVoice: Phrase("Žádný dobrý hlas: %1", brief: "Žádný dobrý hlas"),
      saved: Phrase("Uloženo do %1", brief: "Uloženo"),
      notSaved: "Neuloženo: %1",
      fileProblem: "%1, řádek %2, sloupec %3: %4",
      unsavedText: Phrase(
        "Neuložený text z dřívější relace: %1",
        brief: "Neuložený text: %1"),
      recovered: "Text obnoven",
      copied: "Zkopírováno",
      goodbye: "Na shledanou"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Podržením %1 varianta", few: "Podržením %1 varianty", other: "Podržením %1 variant"),
      shift: "Dvakrát pro zámek velkých písmen",
      keyboards: "Podržením seznam"),
    sounds: SoundNames(
      boundary: "konec",
      page: "stránka",
      error: "chyba",
      capital: "velké písmeno",
      capsLockWarning: "upozornění na zámek"),
    scanning: Scanning(
      row: "Řada %1",
      rowOfKeys: "%1 až %2",
      rows: "Řady",
      paused: "Skenování pozastaveno"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Šipky nebo číslice vybírají, Enter potvrdí, Escape odejde",
        brief: "Enter potvrdí, Escape odejde"),
      pages: "Stránky",
      closed: "Zavřeno",
      end: Phrase("Konec seznamu", brief: "Konec"),
      settings: "Nastavení",
      settingsKeys: "Nahoru a dolů vybírá, vlevo a vpravo mění, Enter uloží, Escape obnoví",
      settingsSaved: "Nastavení uloženo",
      settingsRestored: "Nastavení obnoveno",
      find: Phrase(
        "Najít klávesu: napište část názvu, dolů hledá dál, Enter zůstane, Escape se vrátí",
        brief: "Najít klávesu"),
      help: Phrase("Nápověda: nahoru a dolů čte dál, Escape zavře", brief: "Nápověda"),
      helpKey: "%1 nápověda",
      inputHelpOn: "Nápověda kláves zapnuta",
      inputHelpOff: "Nápověda kláves vypnuta",
      isSwitch: "%1: spínač %2",
      typesIt: "%1: napsat",
      awayKeys: "Enter ji ukáže, Escape ukončí program",
      singleKeys: Phrase(
        "Jednotlivé klávesy: F1 řekne, co dělají, Control D se vrátí k řádkům",
        brief: "Jednotlivé klávesy"),
      lines: "Řádky",
      noSingleKeys: "Jednotlivé klávesy potřebují terminál"))
}

extension KeyVocabulary {
  /// The words of keys in Czech.
  public static let czech = KeyVocabulary(
    space: "Mezera", returnKey: "Enter", delete: "Smazat", shift: "Shift",
    capsLock: "Zámek velkých písmen", nextKeyboard: "Další klávesnice", dismiss: "Skrýt klávesnici",
    returnKeys: ReturnKeyNames(
      go: "Přejít", join: "Připojit", next: "Další", route: "Trasa", search: "Hledat",
      send: "Odeslat",
      done: "Hotovo", emergencyCall: "Tísňové volání", continue: "Pokračovat"),
    pages: ["letters": "Písmena", "numbers": "Čísla", "symbols": "Symboly"],
    shiftOn: "zapnutý", capsLockOn: "zapnutý", capsLockOff: "vypnutý",
    selected: "Vybráno: %", selectedAlone: "Vybráno.",
    traits: TraitWords(
      dimmed: "Ztlumeno.", button: "Tlačítko.", backButton: "Tlačítko Zpět.",
      switchButton: "Přepínač.", on: "Zapnuto.", off: "Vypnuto.", mixed: "Smíšené.", tab: "Panel.",
      textField: "Textové pole.", secureTextField: "Zabezpečené textové pole.",
      isEditing: "Upravuje se.", heading: "Nadpis.", link: "Odkaz.", adjustable: "Nastavitelné.",
      image: "Obrázek.", searchField: "Vyhledávací pole."),
    functions: FunctionNames(
      tab: "Tabulátor", backTab: "Tabulátor zpět", escape: "Escape",
      deleteForward: "Smazat vpřed", languageMenu: "Vybrat klávesnici", undo: "Zpět",
      redo: "Znovu", selectAll: "Vybrat vše", none: "Bez funkce",
      caret: FunctionNames.CaretNames(
        left: "Vlevo", right: "Vpravo", up: "Nahoru", down: "Dolů", lineStart: "Začátek řádku",
        lineEnd: "Konec řádku", pageUp: "O stránku nahoru", pageDown: "O stránku dolů"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Command", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Diktovat", clipboard: "Schránka", settings: "Nastavení",
        cut: "Vyjmout", copy: "Kopírovat", paste: "Vložit", search: "Hledat",
        contextMenu: "Nabídka"),
      noEffect: "%1 nemá žádný účinek"))
}

public import KeyModel

extension Phrases {
  /// What is said in Hungarian.
  public static let hungarian = Phrases(
    language: "hu",
    plural: .one,
    keys: .hungarian,
    languageNames: [
      "ar": "arab", "bg": "bolgár", "bn": "bangla", "ca": "katalán", "cs": "cseh", "da": "dán",
      "de": "német", "el": "görög", "en": "angol", "es": "spanyol", "et": "észt", "fa": "perzsa",
      "fi": "finn", "fr": "francia", "he": "héber", "hi": "hindi", "hr": "horvát", "hu": "magyar",
      "id": "indonéz", "is": "izlandi", "it": "olasz", "ja": "japán", "ko": "koreai",
      "lt": "litván", "lv": "lett", "nb": "norvég", "nl": "holland", "no": "norvég",
      "pl": "lengyel", "pt": "portugál", "ro": "román", "ru": "orosz", "sk": "szlovák",
      "sl": "szlovén", "sr": "szerb", "sv": "svéd", "th": "thai", "tr": "török", "uk": "ukrán",
      "vi": "vietnámi", "zh": "kínai",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "Hagyományos QWERTY",
      "phone-pad": "Telefonbillentyűzet",
      "numeric": "Számbillentyűzet",
      "numeric-decimal": "Számbillentyűzet tizedesekkel",
    ],
    settings: .hungarian,
    commands: .hungarian,
    characters: Characters(
      capital: "nagy",
      allCapitals: "csupa nagy",
      mixedCapitals: "vegyes nagy",
      bullet: "csillag",
      bullets: CountedPhrase(one: "%1 csillag", other: "%1 csillag"),
      repeated: CountedPhrase(one: "%1 darab %2", other: "%1 darab %2"),
      repeatedEmoji: CountedPhrase(one: "%1 darab %2", other: "%1 darab %2"),
      marks: CountedPhrase(one: "%1 ékezet", other: "%1 ékezet"),
      codePoint: "U+%1, %2",
      blank: "üres"),
    state: State(
      shiftOn: Phrase("Shift be", brief: "Shift"),
      shiftOff: "Shift ki",
      capsLockOn: "Nagybetűzár",
      capsLockOff: "Nagybetűzár ki",
      keyboard: "%1, %2",
      editingBegan: "Szerkesztés",
      editingEnded: Phrase("Billentyűzet elrejtve", brief: "Elrejtve"),
      caretAtStart: Phrase("Beszúrási pont az elején", brief: "Eleje"),
      caretAtEnd: Phrase("Beszúrási pont a végén", brief: "Vége"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 változat", other: "%1 változat"),
      noAlternates: Phrase("%1: nincs változat", brief: "Nincs változat")),
    editing: Editing(
      deleted: "%1 törölve",
      charactersDeleted: CountedPhrase(one: "%1 karakter törölve", other: "%1 karakter törölve"),
      wordsDeleted: CountedPhrase(one: "%1 szó törölve", other: "%1 szó törölve"),
      words: CountedPhrase(one: "%1 szó", other: "%1 szó"),
      characters: CountedPhrase(one: "%1 karakter", other: "%1 karakter"),
      replaced: "%1 ennek helyén: %2",
      textChanged: "A szöveg megváltozott",
      textCleared: "A szöveg kiürült",
      pasted: CountedPhrase(one: "%1 karakter beillesztve", other: "%1 karakter beillesztve"),
      selected: "%1 kijelölve",
      unselected: "%1 kijelölése megszűnt",
      charactersSelected: CountedPhrase(
        one: "%1 karakter kijelölve", other: "%1 karakter kijelölve"),
      wordsSelected: CountedPhrase(one: "%1 szó kijelölve", other: "%1 szó kijelölve"),
      nothingSelected: Phrase("Nincs kijelölés", brief: "Nincs kijelölve"),
      undo: "Visszavonva: %1",
      redo: "Újra: %1",
      editTyped: "beírva %1",
      editPasted: "beillesztve %1",
      editDeleted: "törölve %1",
      editRestored: "%1 visszatért",
      editReplaced: Phrase("%1 visszatért, eltűnt: %2", brief: "%1 visszatért"),
      notAllowed: "nem engedett: %1",
      notAllowedUnsaid: "nem engedett",
      maximumLength: Phrase("Legnagyobb hossz elérve", brief: "Megtelt")),
    ends: Ends(
      focus: Phrase("Nincs több billentyű", brief: "Vége"),
      keyboard: Phrase("Nincs másik billentyűzet", brief: "Nincs másik"),
      delete: Phrase("Nincs mit törölni", brief: "Üres"),
      caretStart: Phrase("A szöveg eleje", brief: "Eleje"),
      caretEnd: Phrase("A szöveg vége", brief: "Vége"),
      undo: Phrase("Nincs több módosítás", brief: "Nincs több")),
    requests: Requests(
      noSuchKey: "Nincs %1 billentyű",
      noSuchKeyButNearly: Phrase("Nincs %1 billentyű, de van %2", brief: "Nincs %1 billentyű"),
      ambiguousKey: Phrase("Több %1 billentyű: %2", brief: "Több %1 billentyű"),
      nothingFocused: Phrase("Egy billentyű sincs fókuszban", brief: "Nincs fókusz"),
      noKeyInserts: "Egy billentyű sem írja: %1",
      noSuchKeyboard: "Nincs %1 billentyűzet",
      noSuchKeyboardButNearly: Phrase(
        "Nincs %1 billentyűzet, de van %2", brief: "Nincs %1 billentyűzet"),
      noSuchPage: "Nincs %1 oldal",
      noSuchPageButNearly: Phrase("Nincs %1 oldal, de van %2", brief: "Nincs %1 oldal"),
      noSuchAlternative: Phrase(
        "Nincs %2 változat ehhez: %1, változatok száma %3", brief: "Nincs %2 változat"),
      keyboardDismissed: Phrase("A billentyűzet rejtve van", brief: "Billentyűzet rejtve"),
      noSuchSetting: "Nincs %1 beállítás",
      noSuchSettingButNearly: Phrase("Nincs %1 beállítás, de van %2", brief: "Nincs %1 beállítás"),
      settingValue: "%1 nem lehet %2, de van %3"),
    messages: Messages(
      noAudio: Phrase("Nincs hang: csak felirat", brief: "Csak felirat"),
      speechRestarted: "A beszéd újraindult",
      speechEnded: Phrase("A beszéd leállt: csak felirat", brief: "A beszéd leállt"),
      speechOff: "Beszéd ki",
      speechOn: "Beszéd be",
      noVoice: Phrase("Egy hang sem beszéli: %1", brief: "Nincs hang"),
      unsoundVoice: Phrase("Nincs jó hang: %1", brief: "Nincs jó hang"),
      saved: Phrase("Mentve ide: %1", brief: "Mentve"),
      notSaved: "Nincs mentve: %1",
      fileProblem: "%1, %2. sor, %3. oszlop: %4",
      unsavedText: Phrase(
        "Egy korábbi munkamenet nem mentett szövege: %1",
        brief: "Nem mentett szöveg: %1"),
      recovered: "Szöveg helyreállítva",
      copied: "Másolva",
      goodbye: "Viszontlátásra"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Tartsd lenyomva: %1 változat", other: "Tartsd lenyomva: %1 változat"),
      shift: "Kétszer: nagybetűzár",
      keyboards: "Tartsd lenyomva: lista"),
    sounds: SoundNames(
      boundary: "vége",
      page: "oldal",
      error: "hiba",
      capital: "nagybetű",
      capsLockWarning: "figyelmeztetés nagybetűzárra"),
    scanning: Scanning(
      row: "%1. sor",
      rowOfKeys: "%1 – %2",
      rows: "Sorok",
      paused: "Pásztázás szünetel"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Nyilakkal vagy számokkal választ, Enter elfogadja, Escape kilép",
        brief: "Enter elfogadja, Escape kilép"),
      pages: "Oldalak",
      closed: "Bezárva",
      end: Phrase("A lista vége", brief: "Vége"),
      settings: "Beállítások",
      settingsKeys: "Fel és le választ, balra és jobbra módosít, Enter ment, Escape visszaállít",
      settingsSaved: "Beállítások mentve",
      settingsRestored: "Beállítások visszaállítva",
      find: Phrase(
        "Billentyű keresése: írja be a neve egy részét, le tovább keres, Enter marad, Escape visszatér",
        brief: "Billentyű keresése"),
      help: Phrase("Súgó: fel és le tovább olvas, Escape bezár", brief: "Súgó"),
      helpKey: "%1 súgó",
      inputHelpOn: "Billentyűsúgó be",
      inputHelpOff: "Billentyűsúgó ki",
      isSwitch: "%1: kapcsoló %2",
      typesIt: "%1: beírja",
      awayKeys: "Enter megmutatja, Escape befejezi a programot",
      singleKeys: Phrase(
        "Egyes billentyűk: F1 elmondja, mit tesznek, Control D visszatér a sorokhoz",
        brief: "Egyes billentyűk"),
      lines: "Sorok",
      noSingleKeys: "Az egyes billentyűkhöz terminál kell"))
}

extension KeyVocabulary {
  /// The words of keys in Hungarian.
  public static let hungarian = KeyVocabulary(
    space: "Szóköz", returnKey: "Enter", delete: "Törlés", shift: "Shift", capsLock: "Nagybetűzár",
    nextKeyboard: "Következő billentyűzet", dismiss: "Billentyűzet elrejtése",
    returnKeys: ReturnKeyNames(
      go: "Ugrás", join: "Csatlakozás", next: "Tovább", route: "Útvonal", search: "Keresés",
      send: "Küldés",
      done: "Kész", emergencyCall: "Segélyhívás", continue: "Folytatás"),
    pages: ["letters": "Betűk", "numbers": "Számok", "symbols": "Szimbólumok"],
    shiftOn: "be", capsLockOn: "be", capsLockOff: "ki",
    selected: "Kijelölve: %", selectedAlone: "Kijelölve.",
    traits: TraitWords(
      dimmed: "Halvány.", button: "Gomb.", backButton: "Vissza gomb.", switchButton: "Kapcsoló.",
      on: "Be.", off: "Ki.", mixed: "Vegyes.", tab: "Lap.", textField: "Szövegmező.",
      secureTextField: "Biztonságos szövegmező.", isEditing: "Szerkesztés alatt.",
      heading: "Címsor.", link: "Hivatkozás.", adjustable: "Állítható.", image: "Kép.",
      searchField: "Keresőmező."),
    functions: FunctionNames(
      tab: "Tabulátor", backTab: "Tabulátor vissza", escape: "Escape",
      deleteForward: "Törlés előre", languageMenu: "Billentyűzet kiválasztása",
      undo: "Visszavonás", redo: "Újra", selectAll: "Összes kijelölése", none: "Nincs funkció",
      caret: FunctionNames.CaretNames(
        left: "Balra", right: "Jobbra", up: "Fel", down: "Le", lineStart: "Sor eleje",
        lineEnd: "Sor vége", pageUp: "Lap fel", pageDown: "Lap le"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Command", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Diktálás", clipboard: "Vágólap", settings: "Beállítások",
        cut: "Kivágás", copy: "Másolás", paste: "Beillesztés", search: "Keresés",
        contextMenu: "Menü"),
      noEffect: "%1 nem hat a szövegre"))
}

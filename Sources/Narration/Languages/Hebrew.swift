public import KeyModel

extension Phrases {
  /// What is said in Hebrew.
  public static let hebrew = Phrases(
    language: "he",
    plural: .hebrew,
    keys: .hebrew,
    languageNames: [
      "ar": "ערבית", "bg": "בולגרית", "bn": "בנגלית", "ca": "קטלאנית", "cs": "צ׳כית", "da": "דנית",
      "de": "גרמנית", "el": "יוונית", "en": "אנגלית", "es": "ספרדית", "et": "אסטונית",
      "fa": "פרסית", "fi": "פינית", "fr": "צרפתית", "he": "עברית", "hi": "הינדי", "hr": "קרואטית",
      "hu": "הונגרית", "id": "אינדונזית", "is": "איסלנדית", "it": "איטלקית", "ja": "יפנית",
      "ko": "קוריאנית", "lt": "ליטאית", "lv": "לטבית", "nb": "נורווגית", "nl": "הולנדית",
      "no": "נורווגית", "pl": "פולנית", "pt": "פורטוגזית", "ro": "רומנית", "ru": "רוסית",
      "sk": "סלובקית", "sl": "סלובנית", "sr": "סרבית", "sv": "שוודית", "th": "תאית", "tr": "טורקית",
      "uk": "אוקראינית", "vi": "וייטנאמית", "zh": "סינית",
    ],
    layouts: [
      "qwerty": "קוורטי",
      "qwerty-classic": "קוורטי קלאסית",
      "phone-pad": "טלפונית",
      "numeric": "מספרית",
      "numeric-decimal": "מספרית עם שבר עשרוני",
    ],
    settings: .hebrew,
    commands: .hebrew,
    characters: Characters(
      capital: "רישית",
      allCapitals: "הכול רישיות",
      mixedCapitals: "רישיות מעורבות",
      bullet: "כוכב",
      bullets: CountedPhrase(one: "כוכב אחד", two: "שני כוכבים", other: "%1 כוכבים"),
      repeated: CountedPhrase(one: "פעם אחת %2", two: "פעמיים %2", other: "%1 פעמים %2"),
      repeatedEmoji: CountedPhrase(one: "פעם אחת %2", two: "פעמיים %2", other: "%1 פעמים %2"),
      marks: CountedPhrase(one: "סימן אחד", two: "שני סימנים", other: "%1 סימנים"),
      codePoint: "U+%1, %2",
      blank: "ריק"),
    state: State(
      shiftOn: Phrase("שיפט פועל", brief: "שיפט"),
      shiftOff: "שיפט כבוי",
      capsLockOn: "נעילת אותיות רישיות",
      capsLockOff: "נעילת אותיות רישיות כבויה",
      keyboard: "%1, %2",
      editingBegan: "עריכה",
      editingEnded: Phrase("המקלדת הוסתרה", brief: "הוסתרה"),
      caretAtStart: Phrase("נקודת ההכנסה בהתחלה", brief: "התחלה"),
      caretAtEnd: Phrase("נקודת ההכנסה בסוף", brief: "סוף"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "חלופה אחת", two: "שתי חלופות", other: "%1 חלופות"),
      noAlternates: Phrase("למקש %1 אין חלופות", brief: "אין חלופות")),
    editing: Editing(
      deleted: "%1 נמחק",
      charactersDeleted: CountedPhrase(
        one: "תו אחד נמחק", two: "שני תווים נמחקו", other: "%1 תווים נמחקו"),
      wordsDeleted: CountedPhrase(
        one: "מילה אחת נמחקה", two: "שתי מילים נמחקו", other: "%1 מילים נמחקו"),
      words: CountedPhrase(one: "מילה אחת", two: "שתי מילים", other: "%1 מילים"),
      characters: CountedPhrase(one: "תו אחד", two: "שני תווים", other: "%1 תווים"),
      replaced: "%1 במקום %2",
      textChanged: "הטקסט השתנה",
      textCleared: "הטקסט נוקה",
      pasted: CountedPhrase(one: "תו אחד הודבק", two: "שני תווים הודבקו", other: "%1 תווים הודבקו"),
      selected: "%1 נבחר",
      unselected: "בחירת %1 בוטלה",
      charactersSelected: CountedPhrase(
        one: "תו אחד נבחר", two: "שני תווים נבחרו", other: "%1 תווים נבחרו"),
      wordsSelected: CountedPhrase(
        one: "מילה אחת נבחרה", two: "שתי מילים נבחרו", other: "%1 מילים נבחרו"),
      nothingSelected: Phrase("לא נבחר דבר", brief: "ללא בחירה"),
      undo: "בוטל: %1",
      redo: "בוצע שוב: %1",
      editTyped: "הקלדת %1",
      editPasted: "הדבקת %1",
      editDeleted: "מחיקת %1",
      editRestored: "שחזור %1",
      editReplaced: Phrase("שחזור %1 במקום %2", brief: "שחזור %1"),
      notAllowed: "לא מותר: %1",
      notAllowedUnsaid: "לא מותר",
      maximumLength: Phrase("הושג האורך המרבי", brief: "מלא")),
    ends: Ends(
      focus: Phrase("אין עוד מקשים", brief: "סוף"),
      keyboard: Phrase("אין מקלדת אחרת", brief: "אין אחרת"),
      delete: Phrase("אין מה למחוק", brief: "כלום"),
      caretStart: Phrase("תחילת הטקסט", brief: "התחלה"),
      caretEnd: Phrase("סוף הטקסט", brief: "סוף"),
      undo: Phrase("אין עוד שינויים", brief: "כלום")),
    requests: Requests(
      noSuchKey: "אין מקש %1",
      noSuchKeyButNearly: Phrase("אין מקש %1, אבל יש %2", brief: "אין מקש %1"),
      ambiguousKey: Phrase("כמה מקשים %1: %2", brief: "כמה מקשים %1"),
      nothingFocused: Phrase("אין מקש במיקוד", brief: "אין מיקוד"),
      noKeyInserts: "אף מקש לא מקליד %1",
      noSuchKeyboard: "אין מקלדת %1",
      noSuchKeyboardButNearly: Phrase("אין מקלדת %1, אבל יש %2", brief: "אין מקלדת %1"),
      noSuchPage: "אין עמוד %1",
      noSuchPageButNearly: Phrase("אין עמוד %1, אבל יש %2", brief: "אין עמוד %1"),
      noSuchAlternative: Phrase("אין חלופה %2 למקש %1, יש %3", brief: "אין חלופה %2"),
      keyboardDismissed: Phrase("המקלדת מוסתרת", brief: "מוסתרת"),
      noSuchSetting: "אין הגדרה %1",
      noSuchSettingButNearly: Phrase("אין הגדרה %1, אבל יש %2", brief: "אין הגדרה %1"),
      settingValue: "%1 לא יכול להיות %2, אבל יש %3"),
    messages: Messages(
      noAudio: Phrase("אין שמע: כתוביות בלבד", brief: "כתוביות בלבד"),
      speechRestarted: "הדיבור הופעל מחדש",
      speechEnded: Phrase("הדיבור הסתיים: כתוביות בלבד", brief: "הדיבור הסתיים"),
      speechOff: "הדיבור כבוי",
      speechOn: "הדיבור פועל",
      noVoice: Phrase("אין קול שדובר %1", brief: "אין קול"),
      unsoundVoice: Phrase("אין קול טוב: %1", brief: "אין קול טוב"),
      saved: Phrase("נשמר ב-%1", brief: "נשמר"),
      notSaved: "לא נשמר: %1",
      fileProblem: "%1, שורה %2, עמודה %3: %4",
      unsavedText: Phrase(
        "טקסט שלא נשמר מהפעלה קודמת: %1",
        brief: "טקסט שלא נשמר: %1"),
      recovered: "הטקסט שוחזר",
      copied: "הועתק",
      goodbye: "להתראות"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "החזק לחלופה אחת", two: "החזק לשתי חלופות", other: "החזק: %1 חלופות"),
      shift: "פעמיים לנעילה",
      keyboards: "החזק לרשימה"),
    sounds: SoundNames(
      boundary: "קצה",
      page: "דף",
      error: "שגיאה",
      capital: "אות רישית",
      capsLockWarning: "אזהרת נעילה"),
    scanning: Scanning(
      row: "שורה %1",
      rowOfKeys: "%1 עד %2",
      rows: "שורות",
      paused: "הסריקה הושהתה"),
    dialogs: Dialogs(
      choosing: Phrase(
        "חצים או ספרות בוחרים, Enter מקבל, Escape יוצא",
        brief: "Enter מקבל, Escape יוצא"),
      pages: "דפים",
      closed: "נסגר",
      end: Phrase("סוף הרשימה", brief: "סוף"),
      settings: "הגדרות",
      settingsKeys: "למעלה ולמטה בוחרים, שמאלה וימינה משנים, Enter שומר, Escape משחזר",
      settingsSaved: "ההגדרות נשמרו",
      settingsRestored: "ההגדרות שוחזרו",
      find: Phrase(
        "חיפוש מקש: הקלד חלק משמו, למטה ממשיך, Enter נשאר, Escape חוזר",
        brief: "חיפוש מקש"),
      help: Phrase("עזרה: למעלה ולמטה קוראים הלאה, Escape סוגר", brief: "עזרה"),
      helpKey: "%1 עזרה",
      inputHelpOn: "עזרת מקשים פועלת",
      inputHelpOff: "עזרת מקשים כבויה",
      isSwitch: "%1: מתג %2",
      typesIt: "%1: יוקלד",
      awayKeys: "Enter מציג אותה, Escape מסיים את התוכנית",
      singleKeys: Phrase(
        "מקשים בודדים: F1 אומר מה הם עושים, Control D חוזר לשורות",
        brief: "מקשים בודדים"),
      lines: "שורות",
      noSingleKeys: "מקשים בודדים דורשים מסוף"))
}

extension KeyVocabulary {
  /// The words of keys in Hebrew.
  public static let hebrew = KeyVocabulary(
    space: "רווח", returnKey: "חזור", delete: "מחק", shift: "שיפט", capsLock: "נעילת אותיות רישיות",
    nextKeyboard: "המקלדת הבאה", dismiss: "הסתר מקלדת",
    returnKeys: ReturnKeyNames(
      go: "מעבר", join: "הצטרפות", next: "הבא", route: "מסלול", search: "חיפוש", send: "שליחה",
      done: "סיום", emergencyCall: "שיחת חירום", continue: "המשך"),
    pages: ["letters": "אותיות", "numbers": "מספרים", "symbols": "סמלים"],
    shiftOn: "פועל", capsLockOn: "פועלת", capsLockOff: "כבויה",
    selected: "נבחר: %", selectedAlone: "נבחר.",
    traits: TraitWords(
      dimmed: "מעומעם.", button: "כפתור.", backButton: "כפתור חזרה.", switchButton: "מתג.",
      on: "פועל.", off: "כבוי.", mixed: "מעורב.", tab: "כרטיסייה.", textField: "שדה טקסט.",
      secureTextField: "שדה טקסט מאובטח.", isEditing: "בעריכה.", heading: "כותרת.", link: "קישור.",
      adjustable: "ניתן לכוונון.", image: "תמונה.", searchField: "שדה חיפוש."),
    functions: FunctionNames(
      tab: "טאב", backTab: "טאב לאחור", escape: "אסקייפ", deleteForward: "מחיקה קדימה",
      languageMenu: "בחירת מקלדת", undo: "ביטול פעולה", redo: "ביצוע חוזר",
      selectAll: "בחירת הכול", none: "ללא פעולה",
      caret: FunctionNames.CaretNames(
        left: "שמאלה", right: "ימינה", up: "למעלה", down: "למטה", lineStart: "תחילת שורה",
        lineEnd: "סוף שורה", pageUp: "עמוד למעלה", pageDown: "עמוד למטה"),
      modifiers: FunctionNames.ModifierNames(
        control: "קונטרול", alt: "אלט", altGr: "Alt Gr", command: "קומנד", fn: "Fn",
        numLock: "נעילת ספרות"),
      system: FunctionNames.SystemNames(
        emoji: "אמוג׳י", dictation: "הכתבה", clipboard: "לוח העתקה", settings: "הגדרות",
        cut: "גזירה", copy: "העתקה", paste: "הדבקה", search: "חיפוש", contextMenu: "תפריט"),
      noEffect: "ל-%1 אין השפעה"))
}

public import KeyModel

extension Phrases {
  /// What is said in Arabic.
  public static let arabic = Phrases(
    language: "ar",
    plural: .arabic,
    keys: .arabic,
    languageNames: [
      "ar": "العربية", "bg": "البلغارية", "bn": "البنغالية", "ca": "الكتالانية", "cs": "التشيكية",
      "da": "الدانمركية", "de": "الألمانية", "el": "اليونانية", "en": "الإنجليزية",
      "es": "الإسبانية", "et": "الإستونية", "fa": "الفارسية", "fi": "الفنلندية", "fr": "الفرنسية",
      "he": "العبرية", "hi": "الهندية", "hr": "الكرواتية", "hu": "الهنغارية", "id": "الإندونيسية",
      "is": "الأيسلندية", "it": "الإيطالية", "ja": "اليابانية", "ko": "الكورية", "lt": "الليتوانية",
      "lv": "اللاتفية", "nb": "النرويجية", "nl": "الهولندية", "no": "النرويجية", "pl": "البولندية",
      "pt": "البرتغالية", "ro": "الرومانية", "ru": "الروسية", "sk": "السلوفاكية",
      "sl": "السلوفانية", "sr": "الصربية", "sv": "السويدية", "th": "التايلاندية", "tr": "التركية",
      "uk": "الأوكرانية", "vi": "الفيتنامية", "zh": "الصينية",
    ],
    layouts: [
      "qwerty": "كويرتي",
      "qwerty-classic": "كويرتي كلاسيكية",
      "phone-pad": "هاتفية",
      "numeric": "رقمية",
      "numeric-decimal": "رقمية بكسور عشرية",
    ],
    settings: .arabic,
    commands: .arabic,
    characters: Characters(
      capital: "كبير",
      allCapitals: "كلها كبيرة",
      mixedCapitals: "كبيرة مختلطة",
      bullet: "مخفي",
      bullets: CountedPhrase(
        zero: "لا أحرف مخفية", one: "حرف مخفي واحد", two: "حرفان مخفيان", few: "%1 أحرف مخفية",
        many: "%1 حرفًا مخفيًا", other: "%1 حرف مخفي"),
      repeated: CountedPhrase(
        zero: "%2 %1 مرة", one: "%2 مرة واحدة", two: "%2 مرتين", few: "%2 %1 مرات",
        many: "%2 %1 مرة", other: "%2 %1 مرة"),
      repeatedEmoji: CountedPhrase(
        zero: "%2 %1 مرة", one: "%2 مرة واحدة", two: "%2 مرتين", few: "%2 %1 مرات",
        many: "%2 %1 مرة", other: "%2 %1 مرة"),
      marks: CountedPhrase(
        zero: "لا علامات", one: "علامة واحدة", two: "علامتان", few: "%1 علامات", many: "%1 علامة",
        other: "%1 علامة"),
      codePoint: "U+%1، %2",
      blank: "فارغ"),
    state: State(
      shiftOn: Phrase("العالي مفعّل", brief: "العالي"),
      shiftOff: "العالي معطّل",
      capsLockOn: "قفل الأحرف الكبيرة",
      capsLockOff: "قفل الأحرف الكبيرة معطّل",
      keyboard: "%1، %2",
      editingBegan: "تحرير",
      editingEnded: Phrase("أُخفيت لوحة المفاتيح", brief: "أُخفيت"),
      caretAtStart: Phrase("نقطة الإدراج في البداية", brief: "البداية"),
      caretAtEnd: Phrase("نقطة الإدراج في النهاية", brief: "النهاية"),
      setting: "%1: %2",
      alternates: CountedPhrase(
        zero: "لا بدائل", one: "بديل واحد", two: "بديلان", few: "%1 بدائل", many: "%1 بديلاً",
        other: "%1 بديل"),
      noAlternates: Phrase("لا بدائل للمفتاح %1", brief: "لا بدائل")),
    editing: Editing(
      deleted: "حُذف %1",
      charactersDeleted: CountedPhrase(
        zero: "لم يُحذف أي حرف", one: "حُذف حرف واحد", two: "حُذف حرفان", few: "حُذفت %1 أحرف",
        many: "حُذف %1 حرفًا", other: "حُذف %1 حرف"),
      wordsDeleted: CountedPhrase(
        zero: "لم تُحذف أي كلمة", one: "حُذفت كلمة واحدة", two: "حُذفت كلمتان", few: "حُذفت %1 كلمات",
        many: "حُذفت %1 كلمة", other: "حُذفت %1 كلمة"),
      words: CountedPhrase(
        zero: "لا كلمات", one: "كلمة واحدة", two: "كلمتان", few: "%1 كلمات", many: "%1 كلمة",
        other: "%1 كلمة"),
      characters: CountedPhrase(
        zero: "لا أحرف", one: "حرف واحد", two: "حرفان", few: "%1 أحرف", many: "%1 حرفًا",
        other: "%1 حرف"),
      replaced: "%1 بدلاً من %2",
      textChanged: "تغيّر النص",
      textCleared: "مُسح النص",
      pasted: CountedPhrase(
        zero: "لم يُلصق أي حرف", one: "أُلصق حرف واحد", two: "أُلصق حرفان", few: "أُلصقت %1 أحرف",
        many: "أُلصق %1 حرفًا", other: "أُلصق %1 حرف"),
      selected: "حُدد %1",
      unselected: "أُلغي تحديد %1",
      charactersSelected: CountedPhrase(
        zero: "لم يُحدد أي حرف", one: "حُدد حرف واحد", two: "حُدد حرفان", few: "حُددت %1 أحرف",
        many: "حُدد %1 حرفًا", other: "حُدد %1 حرف"),
      wordsSelected: CountedPhrase(
        zero: "لم تُحدد أي كلمة", one: "حُددت كلمة واحدة", two: "حُددت كلمتان", few: "حُددت %1 كلمات",
        many: "حُددت %1 كلمة", other: "حُددت %1 كلمة"),
      nothingSelected: Phrase("لا شيء محدد", brief: "بلا تحديد"),
      undo: "تراجع: %1",
      redo: "إعادة: %1",
      editTyped: "كتابة %1",
      editPasted: "لصق %1",
      editDeleted: "حذف %1",
      editRestored: "استعادة %1",
      editReplaced: Phrase("استعادة %1 مكان %2", brief: "استعادة %1"),
      notAllowed: "غير مسموح: %1",
      notAllowedUnsaid: "غير مسموح",
      maximumLength: Phrase("بلغ الطول الأقصى", brief: "ممتلئ")),
    ends: Ends(
      focus: Phrase("لا مزيد من المفاتيح", brief: "النهاية"),
      keyboard: Phrase("لا لوحة مفاتيح أخرى", brief: "لا أخرى"),
      delete: Phrase("لا شيء للحذف", brief: "لا شيء"),
      caretStart: Phrase("بداية النص", brief: "البداية"),
      caretEnd: Phrase("نهاية النص", brief: "النهاية"),
      undo: Phrase("لا مزيد من التعديلات", brief: "لا شيء")),
    requests: Requests(
      noSuchKey: "لا يوجد مفتاح %1",
      noSuchKeyButNearly: Phrase("لا يوجد مفتاح %1، لكن يوجد %2", brief: "لا يوجد مفتاح %1"),
      ambiguousKey: Phrase("عدة مفاتيح %1: %2", brief: "عدة مفاتيح %1"),
      nothingFocused: Phrase("لا مفتاح عليه التركيز", brief: "بلا تركيز"),
      noKeyInserts: "لا مفتاح يكتب %1",
      noSuchKeyboard: "لا توجد لوحة مفاتيح %1",
      noSuchKeyboardButNearly: Phrase(
        "لا توجد لوحة مفاتيح %1، لكن يوجد %2", brief: "لا توجد لوحة مفاتيح %1"),
      noSuchPage: "لا توجد صفحة %1",
      noSuchPageButNearly: Phrase("لا توجد صفحة %1، لكن يوجد %2", brief: "لا توجد صفحة %1"),
      noSuchAlternative: Phrase(
        "لا يوجد بديل %2 للمفتاح %1، عدد بدائله %3", brief: "لا يوجد بديل %2"),
      keyboardDismissed: Phrase("لوحة المفاتيح مخفية", brief: "مخفية"),
      noSuchSetting: "لا يوجد إعداد %1",
      noSuchSettingButNearly: Phrase("لا يوجد إعداد %1، لكن يوجد %2", brief: "لا يوجد إعداد %1"),
      settingValue: "لا يمكن أن يكون %1 هو %2، لكن يوجد %3"),
    messages: Messages(
      noAudio: Phrase("لا صوت: تسميات فقط", brief: "تسميات فقط"),
      speechRestarted: "أُعيد تشغيل النطق",
      speechEnded: Phrase("انتهى النطق: تسميات فقط", brief: "انتهى النطق"),
      speechOff: "النطق معطّل",
      speechOn: "النطق مفعّل",
      noVoice: Phrase("لا صوت ينطق %1", brief: "لا صوت ناطق"),
      unsoundVoice: Phrase("لا صوت جيد: %1", brief: "لا صوت جيد"),
      saved: Phrase("حُفظ في %1", brief: "حُفظ"),
      notSaved: "لم يُحفظ: %1",
      fileProblem: "%1، السطر %2، العمود %3: %4",
      unsavedText: Phrase(
        "نص غير محفوظ من جلسة سابقة: %1",
        brief: "نص غير محفوظ: %1"),
      recovered: "تم استرداد النص",
      copied: "تم النسخ",
      goodbye: "مع السلامة"),
    hints: Hints(
      alternates: CountedPhrase(
        zero: "لا بدائل عند الضغط المطوّل", one: "اضغط مطوّلاً لبديل واحد", two: "اضغط مطوّلاً لبديلين",
        few: "اضغط مطوّلاً: %1 بدائل", many: "اضغط مطوّلاً: %1 بديلاً", other: "اضغط مطوّلاً: %1 بديل"),
      shift: "مرتين للقفل",
      keyboards: "اضغط مطوّلاً للقائمة"),
    sounds: SoundNames(
      boundary: "نهاية",
      page: "صفحة",
      error: "خطأ",
      capital: "حرف كبير",
      capsLockWarning: "تحذير القفل"),
    scanning: Scanning(
      row: "الصف %1",
      rowOfKeys: "من %1 إلى %2",
      rows: "الصفوف",
      paused: "توقف المسح مؤقتًا"),
    dialogs: Dialogs(
      choosing: Phrase(
        "الأسهم أو الأرقام تختار، Enter يقبل، Escape يخرج",
        brief: "Enter يقبل، Escape يخرج"),
      pages: "الصفحات",
      closed: "أُغلقت",
      end: Phrase("نهاية القائمة", brief: "النهاية"),
      settings: "الإعدادات",
      settingsKeys: "أعلى وأسفل للاختيار، يسار ويمين للتغيير، Enter يحفظ، Escape يستعيد",
      settingsSaved: "حُفظت الإعدادات",
      settingsRestored: "استُعيدت الإعدادات",
      find: Phrase(
        "البحث عن مفتاح: اكتب جزءًا من اسمه، أسفل للتالي، Enter يبقى، Escape يعود",
        brief: "البحث عن مفتاح"),
      help: Phrase("مساعدة: أعلى وأسفل للقراءة، Escape يغلق", brief: "مساعدة"),
      helpKey: "%1 مساعدة",
      inputHelpOn: "مساعدة المفاتيح مفعّلة",
      inputHelpOff: "مساعدة المفاتيح متوقفة",
      isSwitch: "%1: مفتاح تحكم %2",
      typesIt: "%1: يُكتب",
      awayKeys: "Enter يظهرها، Escape ينهي البرنامج",
      singleKeys: Phrase(
        "مفاتيح مفردة: F1 يخبر بما تفعل، Control D يعود إلى الأسطر",
        brief: "مفاتيح مفردة"),
      lines: "أسطر",
      noSingleKeys: "المفاتيح المفردة تحتاج إلى طرفية"))
}

extension KeyVocabulary {
  /// The words of keys in Arabic.
  public static let arabic = KeyVocabulary(
    space: "مسافة", returnKey: "رجوع", delete: "حذف", shift: "العالي",
    capsLock: "قفل الأحرف الكبيرة", nextKeyboard: "لوحة المفاتيح التالية",
    dismiss: "إخفاء لوحة المفاتيح",
    returnKeys: ReturnKeyNames(
      go: "انتقال", join: "انضمام", next: "التالي", route: "المسار", search: "بحث", send: "إرسال",
      done: "تم", emergencyCall: "مكالمة طوارئ", continue: "متابعة"),
    pages: ["letters": "أحرف", "numbers": "أرقام", "symbols": "رموز"],
    shiftOn: "مفعّل", capsLockOn: "مفعّل", capsLockOff: "معطّل",
    selected: "محدد: %", selectedAlone: "محدد.",
    traits: TraitWords(
      dimmed: "خافت.", button: "زر.", backButton: "زر الرجوع.", switchButton: "زر تبديل.",
      on: "مفعّل.", off: "معطّل.", mixed: "مختلط.", tab: "علامة تبويب.", textField: "حقل نصي.",
      secureTextField: "حقل نصي آمن.", isEditing: "قيد التحرير.", heading: "عنوان.", link: "رابط.",
      adjustable: "قابل للضبط.", image: "صورة.", searchField: "حقل بحث."),
    functions: FunctionNames(
      tab: "Tab", backTab: "Tab للخلف", escape: "Escape", deleteForward: "حذف للأمام",
      languageMenu: "اختيار لوحة المفاتيح", undo: "تراجع", redo: "إعادة",
      selectAll: "تحديد الكل", none: "بلا وظيفة",
      caret: FunctionNames.CaretNames(
        left: "يسار", right: "يمين", up: "أعلى", down: "أسفل", lineStart: "بداية السطر",
        lineEnd: "نهاية السطر", pageUp: "صفحة لأعلى", pageDown: "صفحة لأسفل"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Command", fn: "Fn",
        numLock: "قفل الأرقام"),
      system: FunctionNames.SystemNames(
        emoji: "إيموجي", dictation: "إملاء", clipboard: "الحافظة", settings: "الإعدادات",
        cut: "قص", copy: "نسخ", paste: "لصق", search: "بحث", contextMenu: "القائمة"),
      noEffect: "%1 ليس له تأثير"))
}

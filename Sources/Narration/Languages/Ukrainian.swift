public import KeyModel

extension Phrases {
  /// What is said in Ukrainian.
  public static let ukrainian = Phrases(
    language: "uk",
    plural: .eastSlavic,
    keys: .ukrainian,
    languageNames: [
      "ar": "арабська", "bg": "болгарська", "bn": "бенгальська", "ca": "каталонська",
      "cs": "чеська", "da": "данська", "de": "німецька", "el": "грецька", "en": "англійська",
      "es": "іспанська", "et": "естонська", "fa": "перська", "fi": "фінська", "fr": "французька",
      "he": "іврит", "hi": "гінді", "hr": "хорватська", "hu": "угорська", "id": "індонезійська",
      "is": "ісландська", "it": "італійська", "ja": "японська", "ko": "корейська",
      "lt": "литовська", "lv": "латиська", "nb": "норвезька", "nl": "нідерландська",
      "no": "норвезька", "pl": "польська", "pt": "португальська", "ro": "румунська",
      "ru": "російська", "sk": "словацька", "sl": "словенська", "sr": "сербська", "sv": "шведська",
      "th": "тайська", "tr": "турецька", "uk": "українська", "vi": "в’єтнамська", "zh": "китайська",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY класична",
      "phone-pad": "Телефонна",
      "numeric": "Цифрова",
      "numeric-decimal": "Цифрова з дробами",
    ],
    settings: .ukrainian,
    commands: .ukrainian,
    characters: Characters(
      capital: "велика",
      allCapitals: "усі великі",
      mixedCapitals: "змішані великі",
      bullet: "зірка",
      bullets: CountedPhrase(one: "%1 зірка", few: "%1 зірки", many: "%1 зірок", other: "%1 зірок"),
      repeated: CountedPhrase(
        one: "%1 раз %2", few: "%1 рази %2", many: "%1 разів %2", other: "%1 разів %2"),
      repeatedEmoji: CountedPhrase(
        one: "%1 раз %2", few: "%1 рази %2", many: "%1 разів %2", other: "%1 разів %2"),
      marks: CountedPhrase(one: "%1 знак", few: "%1 знаки", many: "%1 знаків", other: "%1 знаків"),
      codePoint: "U+%1, %2",
      blank: "порожньо"),
    state: State(
      shiftOn: Phrase("Шифт увімкнено", brief: "Шифт"),
      shiftOff: "Шифт вимкнено",
      capsLockOn: "Фіксація великих",
      capsLockOff: "Фіксація великих вимкнена",
      keyboard: "%1, %2",
      editingBegan: "Редагування",
      editingEnded: Phrase("Клавіатуру сховано", brief: "Сховано"),
      caretAtStart: Phrase("Точка вставлення на початку", brief: "Початок"),
      caretAtEnd: Phrase("Точка вставлення в кінці", brief: "Кінець"),
      setting: "%1: %2",
      alternates: CountedPhrase(
        one: "%1 варіант", few: "%1 варіанти", many: "%1 варіантів", other: "%1 варіантів"),
      noAlternates: Phrase("%1 не має варіантів", brief: "Немає варіантів")),
    editing: Editing(
      deleted: "%1 видалено",
      charactersDeleted: CountedPhrase(
        one: "видалено %1 символ", few: "видалено %1 символи", many: "видалено %1 символів",
        other: "видалено %1 символів"),
      wordsDeleted: CountedPhrase(
        one: "видалено %1 слово", few: "видалено %1 слова", many: "видалено %1 слів",
        other: "видалено %1 слів"),
      words: CountedPhrase(one: "%1 слово", few: "%1 слова", many: "%1 слів", other: "%1 слів"),
      characters: CountedPhrase(
        one: "%1 символ", few: "%1 символи", many: "%1 символів", other: "%1 символів"),
      replaced: "%1 замість %2",
      textChanged: "Текст змінено",
      textCleared: "Текст очищено",
      pasted: CountedPhrase(
        one: "вставлено %1 символ", few: "вставлено %1 символи", many: "вставлено %1 символів",
        other: "вставлено %1 символів"),
      selected: "%1 виділено",
      unselected: "%1 не виділено",
      charactersSelected: CountedPhrase(
        one: "виділено %1 символ", few: "виділено %1 символи", many: "виділено %1 символів",
        other: "виділено %1 символів"),
      wordsSelected: CountedPhrase(
        one: "виділено %1 слово", few: "виділено %1 слова", many: "виділено %1 слів",
        other: "виділено %1 слів"),
      nothingSelected: Phrase("Нічого не виділено", brief: "Не виділено"),
      undo: "Скасовано: %1",
      redo: "Повторено: %1",
      editTyped: "набрано %1",
      editPasted: "вставлено %1",
      editDeleted: "видалено %1",
      editRestored: "знову %1",
      editReplaced: Phrase("знову %1 замість %2", brief: "знову %1"),
      notAllowed: "не дозволено: %1",
      notAllowedUnsaid: "не дозволено",
      maximumLength: Phrase("Досягнуто найбільшої довжини", brief: "Заповнено")),
    ends: Ends(
      focus: Phrase("Більше немає клавіш", brief: "Кінець"),
      keyboard: Phrase("Немає іншої клавіатури", brief: "Немає іншої"),
      delete: Phrase("Нема чого видаляти", brief: "Нічого"),
      caretStart: Phrase("Початок тексту", brief: "Початок"),
      caretEnd: Phrase("Кінець тексту", brief: "Кінець"),
      undo: Phrase("Більше немає змін", brief: "Нічого")),
    requests: Requests(
      noSuchKey: "Немає клавіші %1",
      noSuchKeyButNearly: Phrase("Немає клавіші %1, але є %2", brief: "Немає клавіші %1"),
      ambiguousKey: Phrase("Кілька клавіш %1: %2", brief: "Кілька клавіш %1"),
      nothingFocused: Phrase("Жодна клавіша не у фокусі", brief: "Немає фокуса"),
      noKeyInserts: "Жодна клавіша не вводить %1",
      noSuchKeyboard: "Немає клавіатури %1",
      noSuchKeyboardButNearly: Phrase(
        "Немає клавіатури %1, але є %2", brief: "Немає клавіатури %1"),
      noSuchPage: "Немає сторінки %1",
      noSuchPageButNearly: Phrase("Немає сторінки %1, але є %2", brief: "Немає сторінки %1"),
      noSuchAlternative: Phrase(
        "Немає варіанта %2 у %1, усього варіантів %3", brief: "Немає варіанта %2"),
      keyboardDismissed: Phrase("Клавіатура схована", brief: "Схована"),
      noSuchSetting: "Немає налаштування %1",
      noSuchSettingButNearly: Phrase(
        "Немає налаштування %1, але є %2", brief: "Немає налаштування %1"),
      settingValue: "%1 не може бути %2, але є %3"),
    messages: Messages(
      noAudio: Phrase("Немає звуку: лише субтитри", brief: "Лише субтитри"),
      speechRestarted: "Мовлення перезапущено",
      speechEnded: Phrase("Мовлення припинено: лише субтитри", brief: "Мовлення припинено"),
      speechOff: "Мовлення вимкнено",
      speechOn: "Мовлення увімкнено",
      noVoice: Phrase("Немає голосу для мови %1", brief: "Немає голосу"),
      unsoundVoice: Phrase("Немає доброго голосу: %1", brief: "Немає доброго голосу"),
      saved: Phrase("Збережено в %1", brief: "Збережено"),
      notSaved: "Не збережено: %1",
      fileProblem: "%1, рядок %2, стовпець %3: %4",
      unsavedText: Phrase(
        "Незбережений текст попереднього сеансу: %1",
        brief: "Незбережений текст: %1"),
      recovered: "Текст відновлено",
      copied: "Скопійовано",
      goodbye: "До побачення"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Утримуйте: %1 варіант", few: "Утримуйте: %1 варіанти",
        many: "Утримуйте: %1 варіантів", other: "Утримуйте: %1 варіантів"),
      shift: "Двічі: фіксація великих",
      keyboards: "Утримуйте: список"),
    sounds: SoundNames(
      boundary: "край",
      page: "сторінка",
      error: "помилка",
      capital: "велика літера",
      capsLockWarning: "сигнал фіксації великих"),
    scanning: Scanning(
      row: "Ряд %1",
      rowOfKeys: "Від %1 до %2",
      rows: "Ряди",
      paused: "Сканування призупинено"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Стрілки або цифри вибирають, Enter приймає, Escape виходить",
        brief: "Enter приймає, Escape виходить"),
      pages: "Сторінки",
      closed: "Закрито",
      end: Phrase("Кінець списку", brief: "Кінець"),
      settings: "Налаштування",
      settingsKeys:
        "Вгору і вниз вибирають, вліво і вправо змінюють, Enter зберігає, Escape повертає",
      settingsSaved: "Налаштування збережено",
      settingsRestored: "Налаштування повернуто",
      find: Phrase(
        "Пошук клавіші: введіть частину назви, вниз шукає далі, Enter залишається, Escape повертається",
        brief: "Пошук клавіші"),
      help: Phrase("Довідка: вгору і вниз читають далі, Escape закриває", brief: "Довідка"),
      helpKey: "%1 довідка",
      inputHelpOn: "Довідку з клавіш увімкнено",
      inputHelpOff: "Довідку з клавіш вимкнено",
      isSwitch: "%1: перемикач %2",
      typesIt: "%1: надрукувати",
      awayKeys: "Enter показує її, Escape завершує програму",
      singleKeys: Phrase(
        "Окремі клавіші: F1 каже, що вони роблять, Control D повертає до рядків",
        brief: "Окремі клавіші"),
      lines: "Рядки",
      noSingleKeys: "Окремим клавішам потрібен термінал"))
}

extension KeyVocabulary {
  /// The words of keys in Ukrainian.
  public static let ukrainian = KeyVocabulary(
    space: "Пробіл", returnKey: "Введення", delete: "Видалити", shift: "Шифт",
    capsLock: "Фіксація великих", nextKeyboard: "Наступна клавіатура",
    dismiss: "Сховати клавіатуру",
    returnKeys: ReturnKeyNames(
      go: "Перейти", join: "Підключити", next: "Далі", route: "Маршрут", search: "Знайти",
      send: "Надіслати",
      done: "Готово", emergencyCall: "Екстрений виклик", continue: "Продовжити"),
    pages: ["letters": "Літери", "numbers": "Цифри", "symbols": "Символи"],
    shiftOn: "увімкнено", capsLockOn: "увімкнена", capsLockOff: "вимкнена",
    selected: "Вибрано: %", selectedAlone: "Вибрано.",
    traits: TraitWords(
      dimmed: "Затемнено.", button: "Кнопка.", backButton: "Кнопка «Назад».",
      switchButton: "Перемикач.", on: "Увімкнено.", off: "Вимкнено.", mixed: "Змішано.",
      tab: "Вкладка.", textField: "Текстове поле.", secureTextField: "Захищене текстове поле.",
      isEditing: "Редагується.", heading: "Заголовок.", link: "Посилання.",
      adjustable: "Регулюється.", image: "Зображення.", searchField: "Поле пошуку."),
    functions: FunctionNames(
      tab: "Табуляція", backTab: "Табуляція назад", escape: "Escape",
      deleteForward: "Видалити вперед", languageMenu: "Вибрати клавіатуру", undo: "Скасувати",
      redo: "Повторити", selectAll: "Вибрати все", none: "Немає функції",
      caret: FunctionNames.CaretNames(
        left: "Ліворуч", right: "Праворуч", up: "Вгору", down: "Вниз",
        lineStart: "Початок рядка", lineEnd: "Кінець рядка", pageUp: "Сторінка вгору",
        pageDown: "Сторінка вниз"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Command", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Емодзі", dictation: "Диктування", clipboard: "Буфер обміну",
        settings: "Налаштування", cut: "Вирізати", copy: "Копіювати", paste: "Вставити",
        search: "Пошук", contextMenu: "Меню"),
      noEffect: "%1 не діє"))
}

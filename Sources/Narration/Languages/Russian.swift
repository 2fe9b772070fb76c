public import KeyModel

extension Phrases {
  /// What is said in Russian.
  public static let russian = Phrases(
    language: "ru",
    plural: .eastSlavic,
    keys: .russian,
    languageNames: [
      "ar": "арабский", "bg": "болгарский", "bn": "бенгальский", "ca": "каталанский",
      "cs": "чешский", "da": "датский", "de": "немецкий", "el": "греческий", "en": "английский",
      "es": "испанский", "et": "эстонский", "fa": "персидский", "fi": "финский",
      "fr": "французский", "he": "иврит", "hi": "хинди", "hr": "хорватский", "hu": "венгерский",
      "id": "индонезийский", "is": "исландский", "it": "итальянский", "ja": "японский",
      "ko": "корейский", "lt": "литовский", "lv": "латышский", "nb": "норвежский",
      "nl": "нидерландский", "no": "норвежский", "pl": "польский", "pt": "португальский",
      "ro": "румынский", "ru": "русский", "sk": "словацкий", "sl": "словенский", "sr": "сербский",
      "sv": "шведский", "th": "тайский", "tr": "турецкий", "uk": "украинский", "vi": "вьетнамский",
      "zh": "китайский",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY классическая",
      "phone-pad": "Телефонная",
      "numeric": "Цифровая",
      "numeric-decimal": "Цифровая с дробями",
    ],
    settings: .russian,
    commands: .russian,
    characters: Characters(
      capital: "заглавная",
      allCapitals: "все заглавные",
      mixedCapitals: "смешанные заглавные",
      bullet: "звезда",
      bullets: CountedPhrase(
        one: "%1 звезда", few: "%1 звезды", many: "%1 звёзд", other: "%1 звёзд"),
      repeated: CountedPhrase(
        one: "%1 раз %2", few: "%1 раза %2", many: "%1 раз %2", other: "%1 раз %2"),
      repeatedEmoji: CountedPhrase(
        one: "%1 раз %2", few: "%1 раза %2", many: "%1 раз %2", other: "%1 раз %2"),
      marks: CountedPhrase(one: "%1 знак", few: "%1 знака", many: "%1 знаков", other: "%1 знаков"),
      codePoint: "U+%1, %2",
      blank: "пусто"),
    state: State(
      shiftOn: Phrase("Шифт включён", brief: "Шифт"),
      shiftOff: "Шифт выключен",
      capsLockOn: "Фиксация заглавных",
      capsLockOff: "Фиксация заглавных выключена",
      keyboard: "%1, %2",
      editingBegan: "Редактирование",
      editingEnded: Phrase("Клавиатура скрыта", brief: "Скрыта"),
      caretAtStart: Phrase("Точка вставки в начале", brief: "Начало"),
      caretAtEnd: Phrase("Точка вставки в конце", brief: "Конец"),
      setting: "%1: %2",
      alternates: CountedPhrase(
        one: "%1 вариант", few: "%1 варианта", many: "%1 вариантов", other: "%1 вариантов"),
      noAlternates: Phrase("У %1 нет вариантов", brief: "Нет вариантов")),
    editing: Editing(
      deleted: "%1 удалено",
      charactersDeleted: CountedPhrase(
        one: "удалён %1 символ", few: "удалено %1 символа", many: "удалено %1 символов",
        other: "удалено %1 символов"),
      wordsDeleted: CountedPhrase(
        one: "удалено %1 слово", few: "удалено %1 слова", many: "удалено %1 слов",
        other: "удалено %1 слов"),
      words: CountedPhrase(one: "%1 слово", few: "%1 слова", many: "%1 слов", other: "%1 слов"),
      characters: CountedPhrase(
        one: "%1 символ", few: "%1 символа", many: "%1 символов", other: "%1 символов"),
      replaced: "%1 вместо %2",
      textChanged: "Текст изменён",
      textCleared: "Текст очищен",
      pasted: CountedPhrase(
        one: "вставлен %1 символ", few: "вставлено %1 символа", many: "вставлено %1 символов",
        other: "вставлено %1 символов"),
      selected: "%1 выделено",
      unselected: "%1 не выделено",
      charactersSelected: CountedPhrase(
        one: "выделен %1 символ", few: "выделено %1 символа", many: "выделено %1 символов",
        other: "выделено %1 символов"),
      wordsSelected: CountedPhrase(
        one: "выделено %1 слово", few: "выделено %1 слова", many: "выделено %1 слов",
        other: "выделено %1 слов"),
      nothingSelected: Phrase("Ничего не выделено", brief: "Не выделено"),
      undo: "Отменено: %1",
      redo: "Повторено: %1",
      editTyped: "набрано %1",
      editPasted: "вставлено %1",
      editDeleted: "удалено %1",
      editRestored: "снова %1",
      editReplaced: Phrase("снова %1 вместо %2", brief: "снова %1"),
      notAllowed: "не разрешено: %1",
      notAllowedUnsaid: "не разрешено",
      maximumLength: Phrase("Достигнута наибольшая длина", brief: "Заполнено")),
    ends: Ends(
      focus: Phrase("Больше нет клавиш", brief: "Конец"),
      keyboard: Phrase("Нет другой клавиатуры", brief: "Нет другой"),
      delete: Phrase("Нечего удалять", brief: "Ничего"),
      caretStart: Phrase("Начало текста", brief: "Начало"),
      caretEnd: Phrase("Конец текста", brief: "Конец"),
      undo: Phrase("Больше нет правок", brief: "Ничего")),
    requests: Requests(
      noSuchKey: "Нет клавиши %1",
      noSuchKeyButNearly: Phrase("Нет клавиши %1, но есть %2", brief: "Нет клавиши %1"),
      ambiguousKey: Phrase("Несколько клавиш %1: %2", brief: "Несколько клавиш %1"),
      nothingFocused: Phrase("Ни одна клавиша не в фокусе", brief: "Нет фокуса"),
      noKeyInserts: "Ни одна клавиша не вводит %1",
      noSuchKeyboard: "Нет клавиатуры %1",
      noSuchKeyboardButNearly: Phrase("Нет клавиатуры %1, но есть %2", brief: "Нет клавиатуры %1"),
      noSuchPage: "Нет страницы %1",
      noSuchPageButNearly: Phrase("Нет страницы %1, но есть %2", brief: "Нет страницы %1"),
      noSuchAlternative: Phrase(
        "Нет варианта %2 у %1, всего вариантов %3", brief: "Нет варианта %2"),
      keyboardDismissed: Phrase("Клавиатура скрыта", brief: "Скрыта"),
      noSuchSetting: "Нет настройки %1",
      noSuchSettingButNearly: Phrase("Нет настройки %1, но есть %2", brief: "Нет настройки %1"),
      settingValue: "%1 не может быть %2, но есть %3"),
    messages: Messages(
      noAudio: Phrase("Нет звука: только субтитры", brief: "Только субтитры"),
      speechRestarted: "Речь перезапущена",
      speechEnded: Phrase("Речь прекращена: только субтитры", brief: "Речь прекращена"),
      speechOff: "Речь выключена",
      speechOn: "Речь включена",
      noVoice: Phrase("Нет голоса для языка %1", brief: "Нет голоса"),
      unsoundVoice: Phrase("Нет хорошего голоса: %1", brief: "Нет хорошего голоса"),
      saved: Phrase("Сохранено в %1", brief: "Сохранено"),
      notSaved: "Не сохранено: %1",
      fileProblem: "%1, строка %2, столбец %3: %4",
      unsavedText: Phrase(
        "Несохранённый текст прошлого сеанса: %1",
        brief: "Несохранённый текст: %1"),
      recovered: "Текст восстановлен",
      copied: "Скопировано",
      goodbye: "До свидания"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Удерживайте: %1 вариант", few: "Удерживайте: %1 варианта",
        many: "Удерживайте: %1 вариантов", other: "Удерживайте: %1 вариантов"),
      shift: "Дважды: фиксация заглавных",
      keyboards: "Удерживайте: список"),
    sounds: SoundNames(
      boundary: "край",
      page: "страница",
      error: "ошибка",
      capital: "заглавная",
      capsLockWarning: "сигнал фиксации заглавных"),
    scanning: Scanning(
      row: "Ряд %1",
      rowOfKeys: "От %1 до %2",
      rows: "Ряды",
      paused: "Сканирование приостановлено"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Стрелки или цифры выбирают, Enter принимает, Escape выходит",
        brief: "Enter принимает, Escape выходит"),
      pages: "Страницы",
      closed: "Закрыто",
      end: Phrase("Конец списка", brief: "Конец"),
      settings: "Настройки",
      settingsKeys:
        "Вверх и вниз выбирают, влево и вправо меняют, Enter сохраняет, Escape возвращает",
      settingsSaved: "Настройки сохранены",
      settingsRestored: "Настройки возвращены",
      find: Phrase(
        "Поиск клавиши: введите часть названия, вниз ищет дальше, Enter остаётся, Escape возвращается",
        brief: "Поиск клавиши"),
      help: Phrase("Справка: вверх и вниз читают дальше, Escape закрывает", brief: "Справка"),
      helpKey: "%1 справка",
      inputHelpOn: "Справка по клавишам включена",
      inputHelpOff: "Справка по клавишам выключена",
      isSwitch: "%1: переключатель %2",
      typesIt: "%1: напечатать",
      awayKeys: "Enter показывает её, Escape завершает программу",
      singleKeys: Phrase(
        "Отдельные клавиши: F1 говорит, что они делают, Control D возвращает к строкам",
        brief: "Отдельные клавиши"),
      lines: "Строки",
      noSingleKeys: "Отдельным клавишам нужен терминал"))
}

extension KeyVocabulary {
  /// The words of keys in Russian.
  public static let russian = KeyVocabulary(
    space: "Пробел", returnKey: "Ввод", delete: "Удалить", shift: "Шифт",
    capsLock: "Фиксация заглавных", nextKeyboard: "Следующая клавиатура",
    dismiss: "Скрыть клавиатуру",
    returnKeys: ReturnKeyNames(
      go: "Перейти", join: "Подключить", next: "Далее", route: "Маршрут", search: "Найти",
      send: "Отправить",
      done: "Готово", emergencyCall: "Экстренный вызов", continue: "Продолжить"),
    pages: ["letters": "Буквы", "numbers": "Цифры", "symbols": "Символы"],
    shiftOn: "включён", capsLockOn: "включена", capsLockOff: "выключена",
    selected: "Выбрано: %", selectedAlone: "Выбрано.",
    traits: TraitWords(
      dimmed: "Недоступно.", button: "Кнопка.", backButton: "Кнопка «Назад».",
      switchButton: "Переключатель.", on: "Включено.", off: "Выключено.", mixed: "Смешано.",
      tab: "Вкладка.", textField: "Текстовое поле.", secureTextField: "Защищённое текстовое поле.",
      isEditing: "Редактируется.", heading: "Заголовок.", link: "Ссылка.",
      adjustable: "Регулируется.", image: "Изображение.", searchField: "Поле поиска."),
    functions: FunctionNames(
      tab: "Табуляция", backTab: "Табуляция назад", escape: "Escape",
      deleteForward: "Удалить вперед", languageMenu: "Выбрать клавиатуру", undo: "Отменить",
      redo: "Повторить", selectAll: "Выбрать все", none: "Нет функции",
      caret: FunctionNames.CaretNames(
        left: "Влево", right: "Вправо", up: "Вверх", down: "Вниз", lineStart: "Начало строки",
        lineEnd: "Конец строки", pageUp: "Страница вверх", pageDown: "Страница вниз"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Command", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Эмодзи", dictation: "Диктовка", clipboard: "Буфер обмена",
        settings: "Настройки", cut: "Вырезать", copy: "Скопировать", paste: "Вставить",
        search: "Поиск", contextMenu: "Меню"),
      noEffect: "%1 не действует"))
}

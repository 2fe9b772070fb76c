public import KeyModel

extension Phrases {
  /// What is said in Chinese in traditional characters.
  public static let traditionalChinese = Phrases(
    language: "zh-Hant",
    plural: .alike,
    keys: .traditionalChinese,
    languageNames: [
      "ar": "阿拉伯文", "bg": "保加利亞文", "bn": "孟加拉文", "ca": "加泰蘭文", "cs": "捷克文", "da": "丹麥文", "de": "德文",
      "el": "希臘文", "en": "英文", "es": "西班牙文", "et": "愛沙尼亞文", "fa": "波斯文", "fi": "芬蘭文", "fr": "法文",
      "he": "希伯來文", "hi": "印地文", "hr": "克羅埃西亞文", "hu": "匈牙利文", "id": "印尼文", "is": "冰島文",
      "it": "義大利文", "ja": "日文", "ko": "韓文", "lt": "立陶宛文", "lv": "拉脫維亞文", "nb": "挪威文", "nl": "荷蘭文",
      "no": "挪威文", "pl": "波蘭文", "pt": "葡萄牙文", "ro": "羅馬尼亞文", "ru": "俄文", "sk": "斯洛伐克文",
      "sl": "斯洛維尼亞文", "sr": "塞爾維亞文", "sv": "瑞典文", "th": "泰文", "tr": "土耳其文", "uk": "烏克蘭文",
      "vi": "越南文", "zh": "中文",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "經典QWERTY",
      "phone-pad": "電話鍵盤",
      "numeric": "數字鍵盤",
      "numeric-decimal": "含小數的數字鍵盤",
    ],
    settings: .traditionalChinese,
    characters: Characters(
      capital: "大寫",
      allCapitals: "全部大寫",
      mixedCapitals: "混合大寫",
      bullet: "圓點",
      bullets: CountedPhrase(other: "%1個圓點"),
      repeated: CountedPhrase(other: "%1個%2"),
      repeatedEmoji: CountedPhrase(other: "%1個%2"),
      marks: CountedPhrase(other: "%1個附加符號"),
      codePoint: "U+%1，%2",
      blank: "空白"),
    state: State(
      shiftOn: Phrase("上檔開", brief: "上檔"),
      shiftOff: "上檔關",
      capsLockOn: "大寫鎖定",
      capsLockOff: "大寫鎖定關",
      keyboard: "%1，%2",
      editingBegan: "編輯",
      editingEnded: Phrase("鍵盤已隱藏", brief: "已隱藏"),
      caretAtStart: Phrase("插入點在開頭", brief: "開頭"),
      caretAtEnd: Phrase("插入點在結尾", brief: "結尾"),
      setting: "%1：%2",
      alternates: CountedPhrase(other: "%1個替代字元"),
      noAlternates: Phrase("%1沒有替代字元", brief: "沒有替代字元")),
    editing: Editing(
      deleted: "已刪除%1",
      charactersDeleted: CountedPhrase(other: "已刪除%1個字元"),
      wordsDeleted: CountedPhrase(other: "已刪除%1個字詞"),
      words: CountedPhrase(other: "%1個字詞"),
      characters: CountedPhrase(other: "%1個字元"),
      replaced: "%1取代%2",
      textChanged: "文字已更改",
      textCleared: "文字已清除",
      pasted: CountedPhrase(other: "已貼上%1個字元"),
      selected: "已選取%1",
      unselected: "已取消選取%1",
      charactersSelected: CountedPhrase(other: "已選取%1個字元"),
      wordsSelected: CountedPhrase(other: "已選取%1個字詞"),
      nothingSelected: Phrase("未選取內容", brief: "未選取"),
      undo: "還原：%1",
      redo: "重做：%1",
      editTyped: "鍵入%1",
      editPasted: "貼上%1",
      editDeleted: "刪除%1",
      editRestored: "恢復%1",
      editReplaced: Phrase("恢復%1代替%2", brief: "恢復%1"),
      notAllowed: "不允許：%1",
      notAllowedUnsaid: "不允許",
      maximumLength: Phrase("已達最大長度", brief: "已滿")),
    ends: Ends(
      focus: Phrase("沒有更多按鍵", brief: "到底"),
      keyboard: Phrase("沒有其他鍵盤", brief: "沒有其他"),
      delete: Phrase("沒有可刪除的內容", brief: "沒有"),
      caretStart: Phrase("文字開頭", brief: "開頭"),
      caretEnd: Phrase("文字結尾", brief: "結尾"),
      undo: Phrase("沒有更多編輯", brief: "沒有")),
    requests: Requests(
      noSuchKey: "沒有按鍵%1",
      noSuchKeyButNearly: Phrase("沒有按鍵%1，但有%2", brief: "沒有按鍵%1"),
      ambiguousKey: Phrase("有多個按鍵%1：%2", brief: "有多個按鍵%1"),
      nothingFocused: Phrase("沒有按鍵取得焦點", brief: "無焦點"),
      noKeyInserts: "沒有按鍵可輸入%1",
      noSuchKeyboard: "沒有鍵盤%1",
      noSuchKeyboardButNearly: Phrase("沒有鍵盤%1，但有%2", brief: "沒有鍵盤%1"),
      noSuchPage: "沒有頁面%1",
      noSuchPageButNearly: Phrase("沒有頁面%1，但有%2", brief: "沒有頁面%1"),
      noSuchAlternative: Phrase("%1沒有替代字元%2，共有%3個", brief: "沒有替代字元%2"),
      keyboardDismissed: Phrase("鍵盤已隱藏", brief: "已隱藏"),
      noSuchSetting: "沒有設定%1",
      noSuchSettingButNearly: Phrase("沒有設定%1，但有%2", brief: "沒有設定%1"),
      settingValue: Phrase("%1不能是%2，但有%3", brief: "%1不能是%2")),
    messages: Messages(
      noAudio: Phrase("沒有聲音：僅字幕", brief: "僅字幕"),
      speechRestarted: "語音已重新啟動",
      speechEnded: Phrase("語音已結束：僅字幕", brief: "語音已結束"),
      speechOff: "語音關",
      speechOn: "語音開",
      noVoice: Phrase("沒有嗓音會說%1", brief: "沒有嗓音"),
      unsoundVoice: Phrase("沒有適合%1的好聲音", brief: "沒有好聲音"),
      saved: Phrase("已儲存到%1", brief: "已儲存"),
      notSaved: Phrase("未儲存：%1", brief: "未儲存"),
      fileProblem: Phrase("%1，第 %2 行：%3", brief: "%1，第 %2 行"),
      unsavedText: Phrase(
        "上次作業有未儲存的文字：%1",
        brief: "未儲存的文字：%1"),
      recovered: "已復原文字",
      copied: "已拷貝",
      goodbye: "再見"),
    hints: Hints(
      alternates: CountedPhrase(other: "按住有%1個替代字元"),
      shift: "按兩次大寫鎖定",
      keyboards: "按住顯示列表"),
    scanning: Scanning(
      row: "第 %1 列",
      rowOfKeys: "%1 到 %2",
      rows: "各列",
      paused: "掃描已暫停"))
}

extension KeyVocabulary {
  /// The words of keys in Chinese in traditional characters.
  public static let traditionalChinese = KeyVocabulary(
    space: "空格", returnKey: "換行", delete: "刪除", shift: "上檔", capsLock: "大寫鎖定",
    nextKeyboard: "下一個鍵盤", dismiss: "隱藏鍵盤",
    returnKeys: ReturnKeyNames(
      go: "前往", join: "加入", next: "下一項", route: "路線", search: "搜尋", send: "傳送",
      done: "完成", emergencyCall: "緊急電話", continue: "繼續"),
    pages: ["letters": "字母", "numbers": "數字", "symbols": "符號"],
    shiftOn: "開", capsLockOn: "開", capsLockOff: "關",
    selected: "已選取：%", selectedAlone: "已選取。",
    traits: TraitWords(
      dimmed: "變暗。", button: "按鈕。", backButton: "返回按鈕。", switchButton: "切換按鈕。", on: "開。", off: "關。",
      mixed: "混合。", tab: "標籤頁。", textField: "文字欄位。", secureTextField: "安全文字欄位。", isEditing: "編輯中。",
      heading: "標題。", link: "連結。", adjustable: "可調整。", image: "影像。", searchField: "搜尋欄位。"),
    functions: FunctionNames(
      tab: "定位", backTab: "反向定位", escape: "退出", deleteForward: "向前刪除", languageMenu: "選擇鍵盤",
      undo: "還原", redo: "重做", selectAll: "全選", none: "無功能",
      caret: FunctionNames.CaretNames(
        left: "左", right: "右", up: "上", down: "下", lineStart: "行首", lineEnd: "行尾",
        pageUp: "上一頁", pageDown: "下一頁"),
      modifiers: FunctionNames.ModifierNames(
        control: "控制", alt: "Alt", altGr: "Alt Gr", command: "指令", fn: "功能", numLock: "數字鎖定"),
      system: FunctionNames.SystemNames(
        emoji: "表情符號", dictation: "聽寫", clipboard: "剪貼板", settings: "設定", cut: "剪下",
        copy: "拷貝", paste: "貼上", search: "搜尋", contextMenu: "選單"),
      noEffect: "%1沒有作用"))
}

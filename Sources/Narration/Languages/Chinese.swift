public import KeyModel

extension Phrases {
  /// What is said in Chinese.
  public static let chinese = Phrases(
    language: "zh",
    plural: .alike,
    keys: .chinese,
    languageNames: [
      "ar": "阿拉伯语", "bg": "保加利亚语", "bn": "孟加拉语", "ca": "加泰罗尼亚语", "cs": "捷克语", "da": "丹麦语",
      "de": "德语", "el": "希腊语", "en": "英语", "es": "西班牙语", "et": "爱沙尼亚语", "fa": "波斯语", "fi": "芬兰语",
      "fr": "法语", "he": "希伯来语", "hi": "印地语", "hr": "克罗地亚语", "hu": "匈牙利语", "id": "印度尼西亚语",
      "is": "冰岛语", "it": "意大利语", "ja": "日语", "ko": "韩语", "lt": "立陶宛语", "lv": "拉脱维亚语", "nb": "挪威语",
      "nl": "荷兰语", "no": "挪威语", "pl": "波兰语", "pt": "葡萄牙语", "ro": "罗马尼亚语", "ru": "俄语", "sk": "斯洛伐克语",
      "sl": "斯洛文尼亚语", "sr": "塞尔维亚语", "sv": "瑞典语", "th": "泰语", "tr": "土耳其语", "uk": "乌克兰语",
      "vi": "越南语", "zh": "中文",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "经典QWERTY",
      "phone-pad": "电话键盘",
      "numeric": "数字键盘",
      "numeric-decimal": "带小数的数字键盘",
    ],
    settings: .chinese,
    characters: Characters(
      capital: "大写",
      allCapitals: "全部大写",
      mixedCapitals: "混合大写",
      bullet: "圆点",
      bullets: CountedPhrase(other: "%1个圆点"),
      repeated: CountedPhrase(other: "%1个%2"),
      repeatedEmoji: CountedPhrase(other: "%1个%2"),
      marks: CountedPhrase(other: "%1个附加符号"),
      codePoint: "U+%1，%2",
      blank: "空白"),
    state: State(
      shiftOn: Phrase("上档开", brief: "上档"),
      shiftOff: "上档关",
      capsLockOn: "大写锁定",
      capsLockOff: "大写锁定关",
      keyboard: "%1，%2",
      editingBegan: "编辑",
      editingEnded: Phrase("键盘已隐藏", brief: "已隐藏"),
      caretAtStart: Phrase("插入点在开头", brief: "开头"),
      caretAtEnd: Phrase("插入点在结尾", brief: "结尾"),
      setting: "%1：%2",
      alternates: CountedPhrase(other: "%1个备选"),
      noAlternates: Phrase("%1没有备选", brief: "没有备选")),
    editing: Editing(
      deleted: "已删除%1",
      charactersDeleted: CountedPhrase(other: "已删除%1个字符"),
      wordsDeleted: CountedPhrase(other: "已删除%1个词"),
      words: CountedPhrase(other: "%1个词"),
      characters: CountedPhrase(other: "%1个字符"),
      replaced: "%1替换%2",
      textChanged: "文本已更改",
      textCleared: "文本已清空",
      pasted: CountedPhrase(other: "已粘贴%1个字符"),
      selected: "已选择%1",
      unselected: "已取消选择%1",
      charactersSelected: CountedPhrase(other: "已选择%1个字符"),
      wordsSelected: CountedPhrase(other: "已选择%1个词"),
      nothingSelected: Phrase("未选择内容", brief: "未选择"),
      undo: "撤销：%1",
      redo: "重做：%1",
      editTyped: "键入%1",
      editPasted: "粘贴%1",
      editDeleted: "删除%1",
      editRestored: "恢复%1",
      editReplaced: Phrase("恢复%1代替%2", brief: "恢复%1"),
      notAllowed: "不允许：%1",
      notAllowedUnsaid: "不允许",
      maximumLength: Phrase("已达最大长度", brief: "已满")),
    ends: Ends(
      focus: Phrase("没有更多按键", brief: "到头"),
      keyboard: Phrase("没有其他键盘", brief: "没有其他"),
      delete: Phrase("没有可删除的内容", brief: "没有"),
      caretStart: Phrase("文本开头", brief: "开头"),
      caretEnd: Phrase("文本结尾", brief: "结尾"),
      undo: Phrase("没有更多编辑", brief: "没有")),
    requests: Requests(
      noSuchKey: "没有按键%1",
      noSuchKeyButNearly: Phrase("没有按键%1，但有%2", brief: "没有按键%1"),
      ambiguousKey: Phrase("有多个按键%1：%2", brief: "有多个按键%1"),
      nothingFocused: Phrase("没有按键获得焦点", brief: "无焦点"),
      noKeyInserts: "没有按键可输入%1",
      noSuchKeyboard: "没有键盘%1",
      noSuchKeyboardButNearly: Phrase("没有键盘%1，但有%2", brief: "没有键盘%1"),
      noSuchPage: "没有页面%1",
      noSuchPageButNearly: Phrase("没有页面%1，但有%2", brief: "没有页面%1"),
      noSuchAlternative: Phrase("%1没有备选%2，共有%3个", brief: "没有备选%2"),
      keyboardDismissed: Phrase("键盘已隐藏", brief: "已隐藏"),
      noSuchSetting: "没有设置%1",
      noSuchSettingButNearly: Phrase("没有设置%1，但有%2", brief: "没有设置%1"),
      settingValue: Phrase("%1不能是%2，但有%3", brief: "%1不能是%2")),
    messages: Messages(
      noAudio: Phrase("没有声音：仅字幕", brief: "仅字幕"),
      speechRestarted: "语音已重新启动",
      speechEnded: Phrase("语音已结束：仅字幕", brief: "语音已结束"),
      speechOff: "语音关",
      speechOn: "语音开",
      noVoice: Phrase("没有嗓音会说%1", brief: "没有嗓音"),
      unsoundVoice: Phrase("没有适合%1的好声音", brief: "没有好声音"),
      saved: Phrase("已保存到%1", brief: "已保存"),
      notSaved: Phrase("未保存：%1", brief: "未保存"),
      fileProblem: Phrase("%1，第 %2 行：%3", brief: "%1，第 %2 行"),
      unsavedText: Phrase(
        "上次会话有未保存的文本：%1",
        brief: "未保存的文本：%1"),
      recovered: "文本已恢复",
      copied: "已拷贝",
      goodbye: "再见"),
    hints: Hints(
      alternates: CountedPhrase(other: "按住有%1个备选"),
      shift: "按两次大写锁定",
      keyboards: "按住显示列表"),
    scanning: Scanning(
      row: "第 %1 行",
      rowOfKeys: "%1 到 %2",
      rows: "各行",
      paused: "扫描已暂停"))
}

extension KeyVocabulary {
  /// The words of keys in Chinese.
  public static let chinese = KeyVocabulary(
    space: "空格", returnKey: "换行", delete: "删除", shift: "上档", capsLock: "大写锁定",
    nextKeyboard: "下一个键盘", dismiss: "隐藏键盘",
    returnKeys: ReturnKeyNames(
      go: "前往", join: "加入", next: "下一项", route: "路线", search: "搜索", send: "发送",
      done: "完成", emergencyCall: "紧急呼叫", continue: "继续"),
    pages: ["letters": "字母", "numbers": "数字", "symbols": "符号"],
    shiftOn: "开", capsLockOn: "开", capsLockOff: "关",
    selected: "已选定：%", selectedAlone: "已选定。",
    traits: TraitWords(
      dimmed: "变暗。", button: "按钮。", backButton: "返回按钮。", switchButton: "切换按钮。", on: "开。", off: "关。",
      mixed: "混合。", tab: "标签。", textField: "文本栏。", secureTextField: "安全文本栏。", isEditing: "正在编辑。",
      heading: "标题。", link: "链接。", adjustable: "可调节。", image: "图像。", searchField: "搜索栏。"),
    functions: FunctionNames(
      tab: "制表", backTab: "反向制表", escape: "退出", deleteForward: "向前删除", languageMenu: "选择键盘",
      undo: "撤销", redo: "重做", selectAll: "全选", none: "无功能",
      caret: FunctionNames.CaretNames(
        left: "左", right: "右", up: "上", down: "下", lineStart: "行首", lineEnd: "行尾",
        pageUp: "上一页", pageDown: "下一页"),
      modifiers: FunctionNames.ModifierNames(
        control: "控制", alt: "Alt", altGr: "Alt Gr", command: "命令", fn: "功能", numLock: "数字锁定"),
      system: FunctionNames.SystemNames(
        emoji: "表情符号", dictation: "听写", clipboard: "剪贴板", settings: "设置", cut: "剪切",
        copy: "拷贝", paste: "粘贴", search: "搜索", contextMenu: "菜单"),
      noEffect: "%1没有作用"))
}

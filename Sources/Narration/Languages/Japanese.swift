public import KeyModel

extension Phrases {
  /// What is said in Japanese.
  public static let japanese = Phrases(
    language: "ja",
    plural: .alike,
    keys: .japanese,
    languageNames: [
      "ar": "アラビア語", "bg": "ブルガリア語", "bn": "ベンガル語", "ca": "カタロニア語", "cs": "チェコ語", "da": "デンマーク語",
      "de": "ドイツ語", "el": "ギリシャ語", "en": "英語", "es": "スペイン語", "et": "エストニア語", "fa": "ペルシア語",
      "fi": "フィンランド語", "fr": "フランス語", "he": "ヘブライ語", "hi": "ヒンディー語", "hr": "クロアチア語", "hu": "ハンガリー語",
      "id": "インドネシア語", "is": "アイスランド語", "it": "イタリア語", "ja": "日本語", "ko": "韓国語", "lt": "リトアニア語",
      "lv": "ラトビア語", "nb": "ノルウェー語", "nl": "オランダ語", "no": "ノルウェー語", "pl": "ポーランド語", "pt": "ポルトガル語",
      "ro": "ルーマニア語", "ru": "ロシア語", "sk": "スロバキア語", "sl": "スロベニア語", "sr": "セルビア語", "sv": "スウェーデン語",
      "th": "タイ語", "tr": "トルコ語", "uk": "ウクライナ語", "vi": "ベトナム語", "zh": "中国語",
    ],
    characters: Characters(
      capital: "大文字",
      allCapitals: "すべて大文字",
      mixedCapitals: "大文字まじり",
      bullet: "中黒",
      bullets: CountedPhrase(other: "中黒 %1個"),
      repeated: "%1個の%2",
      codePoint: "U+%1、%2",
      blank: "空白"),
    state: State(
      shiftOn: Phrase("シフト オン", brief: "シフト"),
      shiftOff: "シフト オフ",
      capsLockOn: "キャプスロック",
      capsLockOff: "キャプスロック オフ",
      keyboard: "%1、%2",
      editingBegan: "編集中",
      editingEnded: Phrase("キーボードを隠しました", brief: "隠しました"),
      caretAtStart: Phrase("挿入ポイントは先頭", brief: "先頭"),
      caretAtEnd: Phrase("挿入ポイントは末尾", brief: "末尾"),
      setting: "%1: %2",
      alternates: CountedPhrase(other: "候補 %1個"),
      noAlternates: Phrase("%1に候補はありません", brief: "候補なし")),
    editing: Editing(
      deleted: "%1を削除",
      charactersDeleted: CountedPhrase(other: "%1文字を削除"),
      wordsDeleted: CountedPhrase(other: "%1単語を削除"),
      words: CountedPhrase(other: "%1単語"),
      characters: CountedPhrase(other: "%1文字"),
      replaced: "%2を%1に置き換え",
      textChanged: "テキストが変わりました",
      textCleared: "テキストを消去",
      pasted: CountedPhrase(other: "%1文字をペースト"),
      selected: "%1を選択",
      unselected: "%1の選択を解除",
      charactersSelected: CountedPhrase(other: "%1文字を選択"),
      wordsSelected: CountedPhrase(other: "%1単語を選択"),
      nothingSelected: Phrase("選択なし", brief: "解除"),
      undo: "取り消し: %1",
      redo: "やり直し: %1",
      editTyped: "%1を入力",
      editDeleted: "%1を削除",
      editReplaced: Phrase("%2を%1に", brief: "%1"),
      notAllowed: "入力できません: %1",
      notAllowedUnsaid: "入力できません",
      maximumLength: Phrase("最大の長さです", brief: "いっぱい")),
    ends: Ends(
      focus: Phrase("これ以上キーはありません", brief: "終わり"),
      delete: Phrase("削除するものはありません", brief: "なし"),
      caret: Phrase("テキストの終わり", brief: "終わり"),
      undo: Phrase("これ以上編集はありません", brief: "なし")),
    requests: Requests(
      noSuchKey: "キー%1はありません",
      noSuchKeyButNearly: Phrase("キー%1はありません、%2はあります", brief: "キー%1はありません"),
      ambiguousKey: Phrase("キー%1は複数あります: %2", brief: "キー%1は複数あります"),
      nothingFocused: Phrase("フォーカスのあるキーはありません", brief: "フォーカスなし"),
      noKeyInserts: "%1を入力するキーはありません",
      noSuchKeyboard: "キーボード%1はありません",
      noSuchKeyboardButNearly: Phrase("キーボード%1はありません、%2はあります", brief: "キーボード%1はありません"),
      noSuchPage: "ページ%1はありません",
      noSuchPageButNearly: Phrase("ページ%1はありません、%2はあります", brief: "ページ%1はありません"),
      noSuchAlternative: Phrase("%1の候補%2はありません、候補は%3個", brief: "候補%2はありません"),
      keyboardDismissed: Phrase("キーボードは隠れています", brief: "隠れています"),
      noSuchSetting: "設定%1はありません",
      noSuchSettingButNearly: Phrase("設定%1はありません、%2はあります", brief: "設定%1はありません"),
      settingValue: Phrase("%1を%2にはできません、%3はあります", brief: "%1を%2にはできません")),
    messages: Messages(
      noAudio: Phrase("音声なし: 字幕のみ", brief: "字幕のみ"),
      speechRestarted: "読み上げを再開しました",
      speechEnded: Phrase("読み上げが終了: 字幕のみ", brief: "読み上げが終了"),
      speechOff: "読み上げオフ",
      speechOn: "読み上げオン",
      noVoice: Phrase("%1を話す声はありません", brief: "声なし"),
      saved: Phrase("%1に保存しました", brief: "保存しました"),
      notSaved: Phrase("保存できません: %1", brief: "保存できません"),
      fileProblem: Phrase("%1、%2行目：%3", brief: "%1、%2行目"),
      unsavedText: Phrase(
        "以前のセッションの未保存テキスト：%1",
        brief: "未保存テキスト：%1"),
      recovered: "テキストを復元しました",
      copied: "コピーしました",
      goodbye: "さようなら"),
    scanning: Scanning(
      row: "%1列目",
      rowOfKeys: "%1から%2",
      rows: "列",
      paused: "スキャン一時停止"))
}

extension KeyVocabulary {
  /// The words of keys in Japanese.
  public static let japanese = KeyVocabulary(
    space: "スペース", returnKey: "リターン", delete: "削除", shift: "シフト", capsLock: "キャプスロック",
    nextKeyboard: "次のキーボード", dismiss: "キーボードを隠す",
    returnKeys: ReturnKeyNames(
      go: "開く", join: "接続", next: "次へ", route: "経路", search: "検索", send: "送信",
      done: "完了", emergencyCall: "緊急通報", continue: "続ける"),
    pages: ["letters": "英字", "numbers": "数字", "symbols": "記号"],
    on: "オン", off: "オフ", selected: "選択中: %", selectedAlone: "選択中。",
    traits: TraitWords(
      dimmed: "淡色表示。", button: "ボタン。", backButton: "戻るボタン。", switchButton: "切り替えボタン。", on: "オン。",
      off: "オフ。", mixed: "混在。", tab: "タブ。", textField: "テキストフィールド。",
      secureTextField: "セキュアテキストフィールド。", isEditing: "編集中。", heading: "見出し。", link: "リンク。",
      adjustable: "調整可能。", image: "イメージ。", searchField: "検索フィールド。"),
    functions: FunctionNames(
      tab: "タブ", backTab: "逆方向タブ", escape: "エスケープ", deleteForward: "前方削除",
      languageMenu: "キーボードを選択", undo: "取り消す", redo: "やり直す", selectAll: "すべてを選択", none: "機能なし",
      caret: FunctionNames.CaretNames(
        left: "左", right: "右", up: "上", down: "下", lineStart: "行頭", lineEnd: "行末",
        pageUp: "ページアップ", pageDown: "ページダウン"),
      modifiers: FunctionNames.ModifierNames(
        control: "コントロール", alt: "オルト", altGr: "オルトグラフ", command: "コマンド", fn: "ファンクション",
        numLock: "ナムロック"),
      system: FunctionNames.SystemNames(
        emoji: "絵文字", dictation: "音声入力", clipboard: "クリップボード", settings: "設定", cut: "カット",
        copy: "コピー", paste: "ペースト", search: "検索", contextMenu: "メニュー"),
      noEffect: "%1は効果がありません"))
}

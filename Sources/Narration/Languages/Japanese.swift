public import KeyModel

extension Phrases {
  /// What is said in Japanese, in kana alone: eSpeak NG 1.51 calls each kanji "Chinese letter".
  public static let japanese = Phrases(
    language: "ja",
    plural: .alike,
    keys: .japanese,
    languageNames: [
      "ar": "アラビアご", "bg": "ブルガリアご", "bn": "ベンガルご", "ca": "カタロニアご", "cs": "チェコご", "da": "デンマークご",
      "de": "ドイツご", "el": "ギリシャご", "en": "えいご", "es": "スペインご", "et": "エストニアご", "fa": "ペルシアご",
      "fi": "フィンランドご", "fr": "フランスご", "he": "ヘブライご", "hi": "ヒンディーご", "hr": "クロアチアご", "hu": "ハンガリーご",
      "id": "インドネシアご", "is": "アイスランドご", "it": "イタリアご", "ja": "にほんご", "ko": "かんこくご", "lt": "リトアニアご",
      "lv": "ラトビアご", "nb": "ノルウェーご", "nl": "オランダご", "no": "ノルウェーご", "pl": "ポーランドご", "pt": "ポルトガルご",
      "ro": "ルーマニアご", "ru": "ロシアご", "sk": "スロバキアご", "sl": "スロベニアご", "sr": "セルビアご", "sv": "スウェーデンご",
      "th": "タイご", "tr": "トルコご", "uk": "ウクライナご", "vi": "ベトナムご", "zh": "ちゅうごくご",
    ],
    layouts: [
      "qwerty": "クワーティ",
      "qwerty-classic": "クラシック クワーティ",
      "phone-pad": "でんわキー",
      "numeric": "テンキー",
      "numeric-decimal": "しょうすうつきテンキー",
    ],
    settings: .japanese,
    characters: Characters(
      capital: "おおもじ",
      allCapitals: "すべておおもじ",
      mixedCapitals: "おおもじまじり",
      bullet: "ふせじ",
      bullets: CountedPhrase(other: "ふせじ %1こ"),
      repeated: CountedPhrase(other: "%2が%1こ"),
      repeatedEmoji: CountedPhrase(other: "%2が%1こ"),
      marks: CountedPhrase(other: "しるし %1こ"),
      codePoint: "U+%1、%2",
      blank: "くうはく"),
    state: State(
      shiftOn: Phrase("シフト オン", brief: "シフト"),
      shiftOff: "シフト オフ",
      capsLockOn: "キャプスロック",
      capsLockOff: "キャプスロック オフ",
      keyboard: "%1、%2",
      editingBegan: "へんしゅうちゅう",
      editingEnded: Phrase("キーボードをかくしました", brief: "かくしました"),
      caretAtStart: Phrase("そうにゅうポイントはせんとう", brief: "せんとう"),
      caretAtEnd: Phrase("そうにゅうポイントはまつび", brief: "まつび"),
      setting: "%1: %2",
      alternates: CountedPhrase(other: "こうほ %1こ"),
      noAlternates: Phrase("%1にこうほはありません", brief: "こうほなし")),
    editing: Editing(
      deleted: "%1をさくじょ",
      charactersDeleted: CountedPhrase(other: "%1もじをさくじょ"),
      wordsDeleted: CountedPhrase(other: "%1たんごをさくじょ"),
      words: CountedPhrase(other: "%1たんご"),
      characters: CountedPhrase(other: "%1もじ"),
      replaced: "%2を%1におきかえ",
      textChanged: "テキストがかわりました",
      textCleared: "テキストをしょうきょ",
      pasted: CountedPhrase(other: "%1もじをペースト"),
      selected: "%1をせんたく",
      unselected: "%1のせんたくをかいじょ",
      charactersSelected: CountedPhrase(other: "%1もじをせんたく"),
      wordsSelected: CountedPhrase(other: "%1たんごをせんたく"),
      nothingSelected: Phrase("せんたくなし", brief: "かいじょ"),
      undo: "とりけし: %1",
      redo: "やりなおし: %1",
      editTyped: "%1をにゅうりょく",
      editPasted: "%1をペースト",
      editDeleted: "%1をさくじょ",
      editRestored: "%1がもどった",
      editReplaced: Phrase("%2のかわりに%1がもどった", brief: "%1がもどった"),
      notAllowed: "にゅうりょくできません: %1",
      notAllowedUnsaid: "にゅうりょくできません",
      maximumLength: Phrase("さいだいのながさです", brief: "いっぱい")),
    ends: Ends(
      focus: Phrase("これいじょうキーはありません", brief: "おわり"),
      keyboard: Phrase("ほかのキーボードはありません", brief: "ほかになし"),
      delete: Phrase("さくじょするものはありません", brief: "なし"),
      caretStart: Phrase("テキストのはじめ", brief: "はじめ"),
      caretEnd: Phrase("テキストのおわり", brief: "おわり"),
      undo: Phrase("これいじょうへんしゅうはありません", brief: "なし")),
    requests: Requests(
      noSuchKey: "キー%1はありません",
      noSuchKeyButNearly: Phrase("キー%1はありません、%2はあります", brief: "キー%1はありません"),
      ambiguousKey: Phrase("キー%1はふくすうあります: %2", brief: "キー%1はふくすうあります"),
      nothingFocused: Phrase("フォーカスのあるキーはありません", brief: "フォーカスなし"),
      noKeyInserts: "%1をにゅうりょくするキーはありません",
      noSuchKeyboard: "キーボード%1はありません",
      noSuchKeyboardButNearly: Phrase("キーボード%1はありません、%2はあります", brief: "キーボード%1はありません"),
      noSuchAlternative: Phrase("%1のこうほ%2はありません、こうほは%3こ", brief: "こうほ%2はありません"),
      keyboardDismissed: Phrase("キーボードはかくれています", brief: "かくれています"),
      noSuchSetting: "せってい%1はありません",
      noSuchSettingButNearly: Phrase("せってい%1はありません、%2はあります", brief: "せってい%1はありません"),
      settingValue: Phrase("%1を%2にはできません、%3はあります", brief: "%1を%2にはできません")),
    messages: Messages(
      noAudio: Phrase("おんせいなし: じまくのみ", brief: "じまくのみ"),
      speechRestarted: "よみあげをさいかいしました",
      speechEnded: Phrase("よみあげがしゅうりょう: じまくのみ", brief: "よみあげがしゅうりょう"),
      speechOff: "よみあげオフ",
      speechOn: "よみあげオン",
      noVoice: Phrase("%1をはなすこえはありません", brief: "こえなし"),
      unsoundVoice: Phrase("%1のよいこえはありません", brief: "よいこえなし"),
      saved: Phrase("%1にほぞんしました", brief: "ほぞんしました"),
      notSaved: Phrase("ほぞんできません: %1", brief: "ほぞんできません"),
      fileProblem: Phrase("%1、%2ぎょうめ：%3", brief: "%1、%2ぎょうめ"),
      unsavedText: Phrase(
        "いぜんのセッションのほぞんしていないテキスト：%1",
        brief: "ほぞんしていないテキスト：%1"),
      recovered: "テキストをふくげんしました",
      copied: "コピーしました",
      goodbye: "さようなら"),
    hints: Hints(
      alternates: CountedPhrase(other: "ながおしで こうほ %1こ"),
      shift: "2かいで キャプスロック",
      keyboards: "ながおしで いちらん"),
    scanning: Scanning(
      row: "%1れつめ",
      rowOfKeys: "%1から%2",
      rows: "れつ",
      paused: "スキャンいちじていし"))
}

extension KeyVocabulary {
  /// The words of keys in Japanese.
  public static let japanese = KeyVocabulary(
    space: "スペース", returnKey: "リターン", delete: "さくじょ", shift: "シフト", capsLock: "キャプスロック",
    nextKeyboard: "つぎのキーボード", dismiss: "キーボードをかくす",
    returnKeys: ReturnKeyNames(
      go: "ひらく", join: "せつぞく", next: "つぎへ", route: "けいろ", search: "けんさく", send: "そうしん",
      done: "かんりょう", emergencyCall: "きんきゅうつうほう", continue: "つづける"),
    pages: ["letters": "えいじ", "numbers": "すうじ", "symbols": "きごう"],
    shiftOn: "オン", capsLockOn: "オン", capsLockOff: "オフ",
    selected: "せんたくちゅう: %", selectedAlone: "せんたくちゅう。",
    traits: TraitWords(
      dimmed: "たんしょくひょうじ。", button: "ボタン。", backButton: "もどるボタン。", switchButton: "きりかえボタン。",
      on: "オン。",
      off: "オフ。", mixed: "こんざい。", tab: "タブ。", textField: "テキストフィールド。",
      secureTextField: "セキュアテキストフィールド。", isEditing: "へんしゅうちゅう。", heading: "みだし。", link: "リンク。",
      adjustable: "ちょうせいかのう。", image: "イメージ。", searchField: "けんさくフィールド。"),
    functions: FunctionNames(
      tab: "タブ", backTab: "ぎゃくほうこうタブ", escape: "エスケープ", deleteForward: "ぜんぽうさくじょ",
      languageMenu: "キーボードをせんたく", undo: "とりけす", redo: "やりなおす", selectAll: "すべてをせんたく", none: "きのうなし",
      caret: FunctionNames.CaretNames(
        left: "ひだり", right: "みぎ", up: "うえ", down: "した", lineStart: "ぎょうとう", lineEnd: "ぎょうまつ",
        pageUp: "ページアップ", pageDown: "ページダウン"),
      modifiers: FunctionNames.ModifierNames(
        control: "コントロール", alt: "オルト", altGr: "オルトグラフ", command: "コマンド", fn: "ファンクション",
        numLock: "ナムロック"),
      system: FunctionNames.SystemNames(
        emoji: "えもじ", dictation: "おんせいにゅうりょく", clipboard: "クリップボード", settings: "せってい", cut: "カット",
        copy: "コピー", paste: "ペースト", search: "けんさく", contextMenu: "メニュー"),
      noEffect: "%1はこうかがありません"))
}

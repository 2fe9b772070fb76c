public import KeyModel

extension Phrases {
  /// What is said in Korean.
  public static let korean = Phrases(
    language: "ko",
    plural: .alike,
    keys: .korean,
    languageNames: [
      "ar": "아랍어", "bg": "불가리아어", "bn": "벵골어", "ca": "카탈로니아어", "cs": "체코어", "da": "덴마크어",
      "de": "독일어", "el": "그리스어", "en": "영어", "es": "스페인어", "et": "에스토니아어", "fa": "페르시아어",
      "fi": "핀란드어", "fr": "프랑스어", "he": "히브리어", "hi": "힌디어", "hr": "크로아티아어", "hu": "헝가리어",
      "id": "인도네시아어", "is": "아이슬란드어", "it": "이탈리아어", "ja": "일본어", "ko": "한국어", "lt": "리투아니아어",
      "lv": "라트비아어", "nb": "노르웨이어", "nl": "네덜란드어", "no": "노르웨이어", "pl": "폴란드어", "pt": "포르투갈어",
      "ro": "루마니아어", "ru": "러시아어", "sk": "슬로바키아어", "sl": "슬로베니아어", "sr": "세르비아어", "sv": "스웨덴어",
      "th": "태국어", "tr": "터키어", "uk": "우크라이나어", "vi": "베트남어", "zh": "중국어",
    ],
    layouts: [
      "qwerty": "쿼티",
      "qwerty-classic": "클래식 쿼티",
      "phone-pad": "전화 키패드",
      "numeric": "숫자 키패드",
      "numeric-decimal": "소수점 숫자 키패드",
    ],
    settings: .korean,
    characters: Characters(
      capital: "대문자",
      allCapitals: "모두 대문자",
      mixedCapitals: "대문자 섞임",
      bullet: "별",
      bullets: CountedPhrase(other: "별 %1개"),
      repeated: CountedPhrase(other: "%2 %1개"),
      repeatedEmoji: CountedPhrase(other: "%2 %1개"),
      marks: CountedPhrase(other: "부호 %1개"),
      codePoint: "U+%1, %2",
      blank: "비어 있음"),
    state: State(
      shiftOn: Phrase("시프트 켬", brief: "시프트"),
      shiftOff: "시프트 끔",
      capsLockOn: "캡스 락",
      capsLockOff: "캡스 락 끔",
      keyboard: "%1, %2",
      editingBegan: "편집 중",
      editingEnded: Phrase("키보드 가려짐", brief: "가려짐"),
      caretAtStart: Phrase("삽입점이 처음에 있음", brief: "처음"),
      caretAtEnd: Phrase("삽입점이 끝에 있음", brief: "끝"),
      setting: "%1: %2",
      alternates: CountedPhrase(other: "대체 문자 %1개"),
      noAlternates: Phrase("%1에 대체 문자 없음", brief: "대체 문자 없음")),
    editing: Editing(
      deleted: "%1 삭제됨",
      charactersDeleted: CountedPhrase(other: "%1자 삭제됨"),
      wordsDeleted: CountedPhrase(other: "%1단어 삭제됨"),
      words: CountedPhrase(other: "%1단어"),
      characters: CountedPhrase(other: "%1자"),
      replaced: "%2 대신 %1",
      textChanged: "텍스트 변경됨",
      textCleared: "텍스트 지워짐",
      pasted: CountedPhrase(other: "%1자 붙여 넣음"),
      selected: "%1 선택됨",
      unselected: "%1 선택 해제됨",
      charactersSelected: CountedPhrase(other: "%1자 선택됨"),
      wordsSelected: CountedPhrase(other: "%1단어 선택됨"),
      nothingSelected: Phrase("선택 항목 없음", brief: "선택 해제됨"),
      undo: "실행 취소: %1",
      redo: "다시 실행: %1",
      editTyped: "%1 입력",
      editPasted: "%1 붙여넣기",
      editDeleted: "%1 삭제",
      editRestored: "%1 복원",
      editReplaced: Phrase("%2 대신 %1 복원", brief: "%1 복원"),
      notAllowed: "허용되지 않음: %1",
      notAllowedUnsaid: "허용되지 않음",
      maximumLength: Phrase("최대 길이에 도달함", brief: "가득 참")),
    ends: Ends(
      focus: Phrase("더 이상 키 없음", brief: "끝"),
      keyboard: Phrase("다른 키보드 없음", brief: "다른 것 없음"),
      delete: Phrase("삭제할 내용 없음", brief: "없음"),
      caretStart: Phrase("텍스트 시작", brief: "시작"),
      caretEnd: Phrase("텍스트의 끝", brief: "끝"),
      undo: Phrase("더 이상 편집 없음", brief: "없음")),
    requests: Requests(
      noSuchKey: "키 %1 없음",
      noSuchKeyButNearly: Phrase("키 %1 없음, %2 있음", brief: "키 %1 없음"),
      ambiguousKey: Phrase("여러 개의 키 %1: %2", brief: "여러 개의 키 %1"),
      nothingFocused: Phrase("초점 있는 키 없음", brief: "초점 없음"),
      noKeyInserts: "%1 입력하는 키 없음",
      noSuchKeyboard: "키보드 %1 없음",
      noSuchKeyboardButNearly: Phrase("키보드 %1 없음, %2 있음", brief: "키보드 %1 없음"),
      noSuchPage: "페이지 %1 없음",
      noSuchPageButNearly: Phrase("페이지 %1 없음, %2 있음", brief: "페이지 %1 없음"),
      noSuchAlternative: Phrase("%1의 대체 문자 %2 없음, 모두 %3개", brief: "대체 문자 %2 없음"),
      keyboardDismissed: Phrase("키보드가 가려져 있음", brief: "가려져 있음"),
      noSuchSetting: "설정 %1 없음",
      noSuchSettingButNearly: Phrase("설정 %1 없음, %2 있음", brief: "설정 %1 없음"),
      settingValue: Phrase("%1 값은 %2 될 수 없음, %3 있음", brief: "%1 값은 %2 될 수 없음")),
    messages: Messages(
      noAudio: Phrase("소리 없음: 자막만", brief: "자막만"),
      speechRestarted: "음성 다시 시작됨",
      speechEnded: Phrase("음성 종료됨: 자막만", brief: "음성 종료됨"),
      speechOff: "음성 끔",
      speechOn: "음성 켬",
      noVoice: Phrase("%1 말하는 음성 없음", brief: "음성 없음"),
      unsoundVoice: Phrase("%1: 좋은 음성 없음", brief: "좋은 음성 없음"),
      saved: Phrase("%1에 저장됨", brief: "저장됨"),
      notSaved: Phrase("저장되지 않음: %1", brief: "저장되지 않음"),
      fileProblem: Phrase("%1, %2번째 줄: %3", brief: "%1, %2번째 줄"),
      unsavedText: Phrase(
        "이전 세션의 저장되지 않은 텍스트: %1",
        brief: "저장되지 않은 텍스트: %1"),
      recovered: "텍스트 복구됨",
      copied: "복사됨",
      goodbye: "안녕히 가세요"),
    hints: Hints(
      alternates: CountedPhrase(other: "길게 누르면 대체 문자 %1개"),
      shift: "두 번 누르면 캡스 락",
      keyboards: "길게 누르면 목록"),
    scanning: Scanning(
      row: "%1번째 행",
      rowOfKeys: "%1부터 %2까지",
      rows: "행",
      paused: "스캔 일시 정지됨"))
}

extension KeyVocabulary {
  /// The words of keys in Korean.
  public static let korean = KeyVocabulary(
    space: "스페이스", returnKey: "리턴", delete: "삭제", shift: "시프트", capsLock: "캡스 락",
    nextKeyboard: "다음 키보드", dismiss: "키보드 가리기",
    returnKeys: ReturnKeyNames(
      go: "이동", join: "연결", next: "다음", route: "경로", search: "검색", send: "보내기",
      done: "완료", emergencyCall: "긴급 통화", continue: "계속"),
    pages: ["letters": "문자", "numbers": "숫자", "symbols": "기호"],
    shiftOn: "켬", capsLockOn: "켬", capsLockOff: "끔",
    selected: "선택됨: %", selectedAlone: "선택됨.",
    traits: TraitWords(
      dimmed: "흐리게 표시됨.", button: "버튼.", backButton: "뒤로 버튼.", switchButton: "전환 버튼.", on: "켬.",
      off: "끔.", mixed: "혼합됨.", tab: "탭.", textField: "텍스트 필드.", secureTextField: "보안 텍스트 필드.",
      isEditing: "편집 중.", heading: "머리말.", link: "링크.", adjustable: "조절 가능.", image: "이미지.",
      searchField: "검색 필드."),
    functions: FunctionNames(
      tab: "탭", backTab: "역방향 탭", escape: "이스케이프", deleteForward: "앞으로 삭제",
      languageMenu: "키보드 선택", undo: "실행 취소", redo: "다시 실행", selectAll: "전체 선택", none: "기능 없음",
      caret: FunctionNames.CaretNames(
        left: "왼쪽", right: "오른쪽", up: "위", down: "아래", lineStart: "줄 처음", lineEnd: "줄 끝",
        pageUp: "페이지 위로", pageDown: "페이지 아래로"),
      modifiers: FunctionNames.ModifierNames(
        control: "컨트롤", alt: "알트", altGr: "Alt Gr", command: "커맨드", fn: "기능", numLock: "숫자 잠금"),
      system: FunctionNames.SystemNames(
        emoji: "이모티콘", dictation: "받아쓰기", clipboard: "클립보드", settings: "설정", cut: "오려두기",
        copy: "복사", paste: "붙여넣기", search: "검색", contextMenu: "메뉴"),
      noEffect: "%1 효과 없음"))
}

public import KeyModel

extension Phrases {
  /// What is said in Hindi.
  public static let hindi = Phrases(
    language: "hi",
    plural: .zeroAndOne,
    keys: .hindi,
    languageNames: [
      "ar": "अरबी", "bg": "बुल्गारियाई", "bn": "बंगाली", "ca": "कातालान", "cs": "चेक",
      "da": "डेनिश", "de": "जर्मन", "el": "यूनानी", "en": "अंग्रेज़ी", "es": "स्पेनी",
      "et": "एस्टोनियाई", "fa": "फ़ारसी", "fi": "फ़िनिश", "fr": "फ़्रेंच", "he": "हिब्रू",
      "hi": "हिन्दी", "hr": "क्रोएशियाई", "hu": "हंगेरियाई", "id": "इंडोनेशियाई", "is": "आइसलैंडिक",
      "it": "इतालवी", "ja": "जापानी", "ko": "कोरियाई", "lt": "लिथुआनियाई", "lv": "लातवियाई",
      "nb": "नॉर्वेजियाई", "nl": "डच", "no": "नॉर्वेजियाई", "pl": "पोलिश", "pt": "पुर्तगाली",
      "ro": "रोमानियाई", "ru": "रूसी", "sk": "स्लोवाक", "sl": "स्लोवेनियाई", "sr": "सर्बियाई",
      "sv": "स्वीडिश", "th": "थाई", "tr": "तुर्की", "uk": "यूक्रेनियाई", "vi": "वियतनामी",
      "zh": "चीनी",
    ],
    characters: Characters(
      capital: "बड़ा",
      allCapitals: "सभी बड़े",
      mixedCapitals: "मिश्रित बड़े",
      bullet: "बिंदु",
      bullets: CountedPhrase(one: "%1 बिंदु", other: "%1 बिंदु"),
      repeated: "%1 बार %2",
      codePoint: "U+%1, %2",
      blank: "रिक्त"),
    state: State(
      shiftOn: Phrase("शिफ़्ट चालू", brief: "शिफ़्ट"),
      shiftOff: "शिफ़्ट बंद",
      capsLockOn: "कैप्स लॉक",
      capsLockOff: "कैप्स लॉक बंद",
      keyboard: "%1, %2",
      editingBegan: "संपादन",
      editingEnded: Phrase("कीबोर्ड छिपा", brief: "छिपा"),
      caretAtStart: Phrase("कर्सर शुरुआत में", brief: "शुरुआत"),
      caretAtEnd: Phrase("कर्सर अंत में", brief: "अंत"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 विकल्प", other: "%1 विकल्प"),
      noAlternates: Phrase("%1 के विकल्प नहीं हैं", brief: "विकल्प नहीं")),
    editing: Editing(
      deleted: "%1 मिटाया",
      charactersDeleted: CountedPhrase(one: "%1 वर्ण मिटाया", other: "%1 वर्ण मिटाए"),
      wordsDeleted: CountedPhrase(one: "%1 शब्द मिटाया", other: "%1 शब्द मिटाए"),
      words: CountedPhrase(one: "%1 शब्द", other: "%1 शब्द"),
      characters: CountedPhrase(one: "%1 वर्ण", other: "%1 वर्ण"),
      replaced: "%2 की जगह %1",
      textChanged: "टेक्स्ट बदला",
      textCleared: "टेक्स्ट साफ़ किया",
      pasted: CountedPhrase(one: "%1 वर्ण चिपकाया", other: "%1 वर्ण चिपकाए"),
      selected: "%1 चुना",
      unselected: "%1 का चयन हटाया",
      charactersSelected: CountedPhrase(one: "%1 वर्ण चुना", other: "%1 वर्ण चुने"),
      wordsSelected: CountedPhrase(one: "%1 शब्द चुना", other: "%1 शब्द चुने"),
      nothingSelected: Phrase("कुछ चयनित नहीं", brief: "चयन नहीं"),
      undo: "पूर्ववत: %1",
      redo: "फिर से: %1",
      editTyped: "लिखा %1",
      editDeleted: "मिटाया %1",
      editReplaced: Phrase("%2 की जगह %1", brief: "%1"),
      notAllowed: "अनुमति नहीं: %1",
      notAllowedUnsaid: "अनुमति नहीं",
      maximumLength: Phrase("अधिकतम लंबाई पूरी", brief: "भरा")),
    ends: Ends(
      focus: Phrase("और कुंजियाँ नहीं", brief: "अंत"),
      delete: Phrase("मिटाने को कुछ नहीं", brief: "कुछ नहीं"),
      caret: Phrase("टेक्स्ट का अंत", brief: "अंत"),
      undo: Phrase("और बदलाव नहीं", brief: "कुछ नहीं")),
    requests: Requests(
      noSuchKey: "कुंजी %1 नहीं है",
      noSuchKeyButNearly: Phrase("कुंजी %1 नहीं है, लेकिन %2 है", brief: "कुंजी %1 नहीं है"),
      ambiguousKey: Phrase("कई कुंजियाँ %1: %2", brief: "कई कुंजियाँ %1"),
      nothingFocused: Phrase("किसी कुंजी पर फ़ोकस नहीं", brief: "फ़ोकस नहीं"),
      noKeyInserts: "कोई कुंजी %1 नहीं लिखती",
      noSuchKeyboard: "कीबोर्ड %1 नहीं है",
      noSuchKeyboardButNearly: Phrase("कीबोर्ड %1 नहीं है, लेकिन %2 है", brief: "कीबोर्ड %1 नहीं है"),
      noSuchPage: "पृष्ठ %1 नहीं है",
      noSuchPageButNearly: Phrase("पृष्ठ %1 नहीं है, लेकिन %2 है", brief: "पृष्ठ %1 नहीं है"),
      noSuchAlternative: Phrase("%1 का विकल्प %2 नहीं है, कुल %3 हैं", brief: "विकल्प %2 नहीं है"),
      keyboardDismissed: Phrase("कीबोर्ड छिपा है", brief: "कीबोर्ड छिपा"),
      noSuchSetting: "सेटिंग %1 नहीं है",
      noSuchSettingButNearly: Phrase("सेटिंग %1 नहीं है, लेकिन %2 है", brief: "सेटिंग %1 नहीं है"),
      settingValue: Phrase("%1 का मान %2 नहीं हो सकता, लेकिन %3 है", brief: "%1 का मान %2 नहीं हो सकता")),
    messages: Messages(
      noAudio: Phrase("ध्वनि नहीं: केवल कैप्शन", brief: "केवल कैप्शन"),
      speechRestarted: "वाणी फिर शुरू हुई",
      speechEnded: Phrase("वाणी समाप्त: केवल कैप्शन", brief: "वाणी समाप्त"),
      speechOff: "वाणी बंद",
      speechOn: "वाणी चालू",
      noVoice: Phrase("कोई आवाज़ %1 नहीं बोलती", brief: "आवाज़ नहीं"),
      saved: Phrase("%1 में सहेजा", brief: "सहेजा"),
      notSaved: Phrase("नहीं सहेजा: %1", brief: "नहीं सहेजा"),
      fileProblem: Phrase("%1, पंक्ति %2: %3", brief: "%1, पंक्ति %2"),
      unsavedText: Phrase(
        "पिछले सत्र का बिना सहेजा टेक्स्ट: %1",
        brief: "बिना सहेजा टेक्स्ट: %1"),
      recovered: "टेक्स्ट वापस लाया गया",
      copied: "कॉपी किया गया",
      goodbye: "नमस्ते"),
    scanning: Scanning(
      row: "पंक्ति %1",
      rowOfKeys: "%1 से %2",
      rows: "पंक्तियाँ",
      paused: "स्कैनिंग रुकी"))
}

extension KeyVocabulary {
  /// The words of keys in Hindi.
  public static let hindi = KeyVocabulary(
    space: "स्पेस", returnKey: "रिटर्न", delete: "डिलीट", shift: "शिफ़्ट", capsLock: "कैप्स लॉक",
    nextKeyboard: "अगला कीबोर्ड", dismiss: "कीबोर्ड छिपाएँ",
    returnKeys: ReturnKeyNames(
      go: "जाएँ", join: "जुड़ें", next: "अगला", route: "मार्ग", search: "खोजें", send: "भेजें",
      done: "हो गया", emergencyCall: "आपातकालीन कॉल", continue: "जारी रखें"),
    pages: ["letters": "अक्षर", "numbers": "संख्याएँ", "symbols": "प्रतीक"],
    on: "चालू", off: "बंद", selected: "चयनित: %", selectedAlone: "चयनित।",
    traits: TraitWords(
      dimmed: "मंद।", button: "बटन।", backButton: "वापस बटन।", switchButton: "स्विच बटन।", on: "चालू।",
      off: "बंद।", mixed: "मिश्रित।", tab: "टैब।", textField: "टेक्स्ट फ़ील्ड।", secureTextField: "सुरक्षित टेक्स्ट फ़ील्ड।",
      isEditing: "संपादन जारी।", heading: "शीर्षक।", link: "लिंक।", adjustable: "समायोज्य।", image: "छवि।",
      searchField: "खोज फ़ील्ड।"),
    functions: FunctionNames(
      tab: "टैब", backTab: "पीछे टैब", escape: "एस्केप", deleteForward: "आगे मिटाएँ",
      languageMenu: "कीबोर्ड चुनें", undo: "पूर्ववत करें", redo: "फिर से करें",
      selectAll: "सभी चुनें", none: "कोई कार्य नहीं",
      caret: FunctionNames.CaretNames(
        left: "बाएँ", right: "दाएँ", up: "ऊपर", down: "नीचे", lineStart: "पंक्ति का आरंभ",
        lineEnd: "पंक्ति का अंत", pageUp: "पृष्ठ ऊपर", pageDown: "पृष्ठ नीचे"),
      modifiers: FunctionNames.ModifierNames(
        control: "कंट्रोल", alt: "ऑल्ट", altGr: "ऑल्ट ग्राफ़", command: "कमांड", fn: "फ़ंक्शन",
        numLock: "नम लॉक"),
      system: FunctionNames.SystemNames(
        emoji: "इमोजी", dictation: "श्रुतलेख", clipboard: "क्लिपबोर्ड", settings: "सेटिंग",
        cut: "कट करें", copy: "कॉपी करें", paste: "पेस्ट करें", search: "खोजें",
        contextMenu: "मेनू"),
      noEffect: "%1 का कोई प्रभाव नहीं"))
}

public import KeyModel

extension Phrases {
  /// What is said in Turkish.
  public static let turkish = Phrases(
    language: "tr",
    plural: .one,
    keys: .turkish,
    languageNames: [
      "ar": "Arapça", "bg": "Bulgarca", "bn": "Bengalce", "ca": "Katalanca", "cs": "Çekçe",
      "da": "Danca", "de": "Almanca", "el": "Yunanca", "en": "İngilizce", "es": "İspanyolca",
      "et": "Estonca", "fa": "Farsça", "fi": "Fince", "fr": "Fransızca", "he": "İbranice",
      "hi": "Hintçe", "hr": "Hırvatça", "hu": "Macarca", "id": "Endonezce", "is": "İzlandaca",
      "it": "İtalyanca", "ja": "Japonca", "ko": "Korece", "lt": "Litvanca", "lv": "Letonca",
      "nb": "Norveççe", "nl": "Felemenkçe", "no": "Norveççe", "pl": "Lehçe", "pt": "Portekizce",
      "ro": "Rumence", "ru": "Rusça", "sk": "Slovakça", "sl": "Slovence", "sr": "Sırpça",
      "sv": "İsveççe", "th": "Tayca", "tr": "Türkçe", "uk": "Ukraynaca", "vi": "Vietnamca",
      "zh": "Çince",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "Klasik QWERTY",
      "phone-pad": "Telefon tuşları",
      "numeric": "Sayısal",
      "numeric-decimal": "Ondalıklı sayısal",
    ],
    settings: .turkish,
    commands: .turkish,
    characters: Characters(
      capital: "büyük",
      allCapitals: "tümü büyük",
      mixedCapitals: "karışık büyük",
      bullet: "yıldız",
      bullets: CountedPhrase(one: "%1 yıldız", other: "%1 yıldız"),
      repeated: CountedPhrase(one: "%1 tane %2", other: "%1 tane %2"),
      repeatedEmoji: CountedPhrase(one: "%1 tane %2", other: "%1 tane %2"),
      marks: CountedPhrase(one: "%1 işaret", other: "%1 işaret"),
      codePoint: "U+%1, %2",
      blank: "boş"),
    state: State(
      shiftOn: Phrase("Üst karakter açık", brief: "Üst karakter"),
      shiftOff: "Üst karakter kapalı",
      capsLockOn: "Büyük harf kilidi",
      capsLockOff: "Büyük harf kilidi kapalı",
      keyboard: "%1, %2",
      editingBegan: "Düzenleme",
      editingEnded: Phrase("Klavye gizlendi", brief: "Gizlendi"),
      caretAtStart: Phrase("Ekleme noktası başta", brief: "Baş"),
      caretAtEnd: Phrase("Ekleme noktası sonda", brief: "Son"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 seçenek", other: "%1 seçenek"),
      noAlternates: Phrase("%1 için seçenek yok", brief: "Seçenek yok")),
    editing: Editing(
      deleted: "%1 silindi",
      charactersDeleted: CountedPhrase(one: "%1 karakter silindi", other: "%1 karakter silindi"),
      wordsDeleted: CountedPhrase(one: "%1 sözcük silindi", other: "%1 sözcük silindi"),
      words: CountedPhrase(one: "%1 sözcük", other: "%1 sözcük"),
      characters: CountedPhrase(one: "%1 karakter", other: "%1 karakter"),
      replaced: "%2 yerine %1",
      textChanged: "Metin değişti",
      textCleared: "Metin temizlendi",
      pasted: CountedPhrase(one: "%1 karakter yapıştırıldı", other: "%1 karakter yapıştırıldı"),
      selected: "%1 seçildi",
      unselected: "%1 seçimi kaldırıldı",
      charactersSelected: CountedPhrase(one: "%1 karakter seçildi", other: "%1 karakter seçildi"),
      wordsSelected: CountedPhrase(one: "%1 sözcük seçildi", other: "%1 sözcük seçildi"),
      nothingSelected: Phrase("Hiçbir şey seçili değil", brief: "Seçim yok"),
      undo: "Geri alındı: %1",
      redo: "Yinelendi: %1",
      editTyped: "yazılan %1",
      editPasted: "yapıştırılan %1",
      editDeleted: "silinen %1",
      editRestored: "%1 geri geldi",
      editReplaced: Phrase("%2 yerine %1 geri geldi", brief: "%1 geri geldi"),
      notAllowed: "izin yok: %1",
      notAllowedUnsaid: "izin yok",
      maximumLength: Phrase("En büyük uzunluğa ulaşıldı", brief: "Dolu")),
    ends: Ends(
      focus: Phrase("Başka tuş yok", brief: "Son"),
      keyboard: Phrase("Başka klavye yok", brief: "Başka yok"),
      delete: Phrase("Silinecek bir şey yok", brief: "Hiçbir şey"),
      caretStart: Phrase("Metnin başı", brief: "Baş"),
      caretEnd: Phrase("Metnin sonu", brief: "Son"),
      undo: Phrase("Başka değişiklik yok", brief: "Hiçbir şey")),
    requests: Requests(
      noSuchKey: "%1 tuşu yok",
      noSuchKeyButNearly: Phrase("%1 tuşu yok, ama %2 var", brief: "%1 tuşu yok"),
      ambiguousKey: Phrase("Birkaç %1 tuşu: %2", brief: "Birkaç %1 tuşu"),
      nothingFocused: Phrase("Hiçbir tuş odakta değil", brief: "Odak yok"),
      noKeyInserts: "Hiçbir tuş %1 yazmıyor",
      noSuchKeyboard: "%1 klavyesi yok",
      noSuchKeyboardButNearly: Phrase("%1 klavyesi yok, ama %2 var", brief: "%1 klavyesi yok"),
      noSuchPage: "%1 sayfası yok",
      noSuchPageButNearly: Phrase("%1 sayfası yok, ama %2 var", brief: "%1 sayfası yok"),
      noSuchAlternative: Phrase(
        "%1 için %2 numaralı seçenek yok, seçenek sayısı %3", brief: "%2 numaralı seçenek yok"),
      keyboardDismissed: Phrase("Klavye gizli", brief: "Klavye gizlenmiş"),
      noSuchSetting: "%1 ayarı yok",
      noSuchSettingButNearly: Phrase("%1 ayarı yok, ama %2 var", brief: "%1 ayarı yok"),
      settingValue: "%1, %2 olamaz, ama %3 var"),
    messages: Messages(
      noAudio: Phrase("Ses yok: yalnızca altyazı", brief: "Yalnızca altyazı"),
      speechRestarted: "Konuşma yeniden başlatıldı",
      speechEnded: Phrase("Konuşma sona erdi: yalnızca altyazı", brief: "Konuşma sona erdi"),
      speechOff: "Konuşma kapalı",
      speechOn: "Konuşma açık",
      noVoice: Phrase("Hiçbir ses %1 konuşmuyor", brief: "Ses yok"),
      unsoundVoice: Phrase("%1 için iyi ses yok", brief: "İyi ses yok"),
      saved: Phrase("Kaydedildi: %1", brief: "Kaydedildi"),
      notSaved: "Kaydedilmedi: %1",
      fileProblem: "%1, satır %2, sütun %3: %4",
      unsavedText: Phrase(
        "Önceki oturumdan kaydedilmemiş metin: %1",
        brief: "Kaydedilmemiş metin: %1"),
      recovered: "Metin kurtarıldı",
      copied: "Kopyalandı",
      goodbye: "Hoşça kalın"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "%1 seçenek için basılı tut", other: "%1 seçenek için basılı tut"),
      shift: "Kilit için iki kez",
      keyboards: "Liste için basılı tut"),
    sounds: SoundNames(
      boundary: "son",
      page: "sayfa",
      error: "hata",
      capital: "büyük harf",
      capsLockWarning: "büyük harf kilidi uyarısı"),
    scanning: Scanning(
      row: "Sıra %1",
      rowOfKeys: "%1 - %2",
      rows: "Sıralar",
      paused: "Tarama duraklatıldı"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Oklar veya rakamlar seçer, Enter alır, Escape çıkar",
        brief: "Enter alır, Escape çıkar"),
      pages: "Sayfalar",
      closed: "Kapandı",
      end: Phrase("Listenin sonu", brief: "Son"),
      settings: "Ayarlar",
      settingsKeys:
        "Yukarı ve aşağı seçer, sol ve sağ değiştirir, Enter kaydeder, Escape geri alır",
      settingsSaved: "Ayarlar kaydedildi",
      settingsRestored: "Ayarlar geri alındı",
      find: Phrase(
        "Tuş bul: adının bir bölümünü yazın, aşağı sürdürür, Enter kalır, Escape geri döner",
        brief: "Tuş bul"),
      help: Phrase("Yardım: yukarı ve aşağı okur, Escape kapatır", brief: "Yardım"),
      helpKey: "%1 yardım",
      inputHelpOn: "Giriş yardımı açık",
      inputHelpOff: "Giriş yardımı kapalı",
      isSwitch: "%1: anahtar %2",
      typesIt: "%1: yazılır",
      awayKeys: "Enter gösterir, Escape programı bitirir",
      singleKeys: Phrase(
        "Tek tuşlar: F1 ne yaptıklarını söyler, Control D satırlara döner",
        brief: "Tek tuşlar"),
      lines: "Satırlar",
      noSingleKeys: "Tek tuşlar bir uçbirim ister"))
}

extension KeyVocabulary {
  /// The words of keys in Turkish.
  public static let turkish = KeyVocabulary(
    space: "Boşluk", returnKey: "Enter", delete: "Sil", shift: "Üst karakter",
    capsLock: "Büyük harf kilidi", nextKeyboard: "Sonraki klavye", dismiss: "Klavyeyi gizle",
    returnKeys: ReturnKeyNames(
      go: "Git", join: "Katıl", next: "Sonraki", route: "Rota", search: "Ara", send: "Gönder",
      done: "Bitti", emergencyCall: "Acil arama", continue: "Sürdür"),
    pages: ["letters": "Harfler", "numbers": "Rakamlar", "symbols": "Simgeler"],
    shiftOn: "açık", capsLockOn: "açık", capsLockOff: "kapalı",
    selected: "Seçili: %", selectedAlone: "Seçili.",
    traits: TraitWords(
      dimmed: "Soluk.", button: "Düğme.", backButton: "Geri düğmesi.", switchButton: "Anahtar.",
      on: "Açık.", off: "Kapalı.", mixed: "Karışık.", tab: "Sekme.", textField: "Metin alanı.",
      secureTextField: "Güvenli metin alanı.", isEditing: "Düzenleniyor.", heading: "Başlık.",
      link: "Bağlantı.", adjustable: "Ayarlanabilir.", image: "Görüntü.",
      searchField: "Arama alanı."),
    functions: FunctionNames(
      tab: "Sekme", backTab: "Geri sekme", escape: "Escape", deleteForward: "İleri sil",
      languageMenu: "Klavye seç", undo: "Geri al", redo: "Yinele", selectAll: "Tümünü seç",
      none: "İşlev yok",
      caret: FunctionNames.CaretNames(
        left: "Sola", right: "Sağa", up: "Yukarı", down: "Aşağı", lineStart: "Satır başı",
        lineEnd: "Satır sonu", pageUp: "Sayfa yukarı", pageDown: "Sayfa aşağı"),
      modifiers: FunctionNames.ModifierNames(
        control: "Kontrol", alt: "Alt", altGr: "Alt Gr", command: "Komut", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dikte", clipboard: "Pano", settings: "Ayarlar", cut: "Kes",
        copy: "Kopyala", paste: "Yapıştır", search: "Ara", contextMenu: "Menü"),
      noEffect: "%1 etkisiz"))
}

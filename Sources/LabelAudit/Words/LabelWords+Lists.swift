extension LabelWords {
  /// What screen readers say of a button, and what people call one.
  static let buttons: [String: [String]] = [
    "en": ["button"],
    "ar": ["زر"], "cs": ["tlačítko"], "da": ["knap"],
    "de": ["schaltfläche", "taste", "knopf", "button"],
    "el": ["κουμπί"], "es": ["botón"], "et": ["nupp"], "fi": ["painike"], "fr": ["bouton"],
    "he": ["כפתור", "לחצן"], "hi": ["बटन"], "hu": ["gomb"], "id": ["tombol"],
    "it": ["pulsante", "bottone"], "ja": ["ボタン"], "ko": ["버튼"], "nb": ["knapp"],
    "nl": ["knop"], "pl": ["przycisk"], "pt": ["botão"], "ro": ["buton"], "ru": ["кнопка"],
    "sk": ["tlačidlo"], "sv": ["knapp"], "tr": ["düğme", "düğmesi"], "uk": ["кнопка"],
    "zh": ["按钮", "按鈕"],
  ]

  /// What people call a key: a matter of style, since nobody says it twice.
  static let keys: [String: [String]] = [
    "en": ["key", "bar"],
    "cs": ["klávesa"], "da": ["tast"], "es": ["tecla"], "et": ["klahv"], "fi": ["näppäin"],
    "fr": ["touche"], "hu": ["billentyű"], "it": ["tasto"], "nb": ["tast"], "nl": ["toets"],
    "pl": ["klawisz"], "pt": ["tecla"], "ro": ["tasta"], "ru": ["клавиша"], "sk": ["kláves"],
    "sv": ["tangent"], "tr": ["tuşu"], "uk": ["клавіша"], "uz": ["tugmasi"],
  ]

  /// States of keys.
  static let states: [String: [String]] = [
    "en": [
      "on", "off", "checked", "unchecked", "selected", "enabled", "disabled", "locked", "unlocked",
      "pressed", "active", "inactive", "activated",
    ],
    "cs": ["zapnuto", "vypnuto", "zapnutý", "vypnutý"], "da": ["til", "fra", "aktiveret"],
    "de": ["ein", "aus", "aktiviert", "deaktiviert", "ausgewählt", "gesperrt"],
    "el": ["ενεργό", "ανενεργό"], "es": ["activado", "desactivado", "activada", "desactivada"],
    "fi": ["päällä", "käytössä"], "fr": ["activé", "désactivé", "activée", "désactivée"],
    "hu": ["bekapcsolva", "kikapcsolva"], "it": ["attivo", "attivato", "disattivato"],
    "ja": ["オン", "オフ", "有効", "無効"], "ko": ["켜짐", "꺼짐"], "nb": ["på", "av", "aktivert"],
    "nl": ["aan", "uit", "ingeschakeld", "uitgeschakeld"],
    "pl": ["włączony", "wyłączony", "włączone"], "pt": ["ativado", "desativado"],
    "ro": ["activat", "dezactivat"], "ru": ["включено", "выключено", "включен", "включён"],
    "sv": ["på", "av", "aktiverad"], "tr": ["açık", "kapalı", "etkin"],
    "uk": ["увімкнено", "вимкнено"], "zh": ["已启用", "已开启", "已啟用"],
  ]

  /// What people are told to do with a key.
  static let actions: [String: [String]] = [
    "en": ["tap", "double tap", "click", "press", "swipe", "long press", "touch and hold"],
    "cs": ["klepněte", "stiskněte", "podržte"], "da": ["tryk", "klik"],
    "de": ["tippen", "doppeltippen", "klicken", "drücken", "wischen", "halten"],
    "el": ["πατήστε", "αγγίξτε"], "es": ["toca", "tocar", "pulsa", "pulsar", "haz clic"],
    "fi": ["napauta", "paina"], "fr": ["appuyer", "appuyez", "toucher", "touchez", "cliquez"],
    "hu": ["koppintson", "nyomja"], "it": ["tocca", "premi", "fai clic"],
    "ja": ["タップ", "クリック", "長押し"], "ko": ["두 번 탭", "탭하세요", "누르세요", "길게 누르기"],
    "nb": ["trykk", "klikk"], "nl": ["tik", "druk", "klik"],
    "pl": ["dotknij", "naciśnij", "kliknij", "przytrzymaj"],
    "pt": ["toque", "pressione", "clique"],
    "ro": ["atingeți", "apăsați"], "ru": ["нажмите", "коснитесь", "удерживайте"],
    "sv": ["tryck", "klicka"], "tr": ["dokunun", "basın", "tıklayın"],
    "uk": ["натисніть", "торкніться"], "zh": ["点按", "轻点", "点击", "長按", "长按"],
  ]
}

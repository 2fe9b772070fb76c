public import KeyModel

extension Phrases {
  /// What is said in Finnish.
  public static let finnish = Phrases(
    language: "fi",
    plural: .one,
    keys: .finnish,
    languageNames: [
      "ar": "arabia", "bg": "bulgaria", "bn": "bengali", "ca": "katalaani", "cs": "tšekki",
      "da": "tanska", "de": "saksa", "el": "kreikka", "en": "englanti", "es": "espanja",
      "et": "viro", "fa": "persia", "fi": "suomi", "fr": "ranska", "he": "heprea", "hi": "hindi",
      "hr": "kroatia", "hu": "unkari", "id": "indonesia", "is": "islanti", "it": "italia",
      "ja": "japani", "ko": "korea", "lt": "liettua", "lv": "latvia", "nb": "norja",
      "nl": "hollanti", "no": "norja", "pl": "puola", "pt": "portugali", "ro": "romania",
      "ru": "venäjä", "sk": "slovakki", "sl": "sloveeni", "sr": "serbia", "sv": "ruotsi",
      "th": "thai", "tr": "turkki", "uk": "ukraina", "vi": "vietnam", "zh": "kiina",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "Perinteinen QWERTY",
      "phone-pad": "Puhelinnäppäimistö",
      "numeric": "Numeronäppäimistö",
      "numeric-decimal": "Desimaalinäppäimistö",
    ],
    settings: .finnish,
    commands: .finnish,
    characters: Characters(
      capital: "iso",
      allCapitals: "kaikki isolla",
      mixedCapitals: "isoja kirjaimia",
      bullet: "tähti",
      bullets: CountedPhrase(one: "%1 tähti", other: "%1 tähteä"),
      repeated: CountedPhrase(one: "%1 kerran %2", other: "%1 kertaa %2"),
      repeatedEmoji: CountedPhrase(one: "%1 kerran %2", other: "%1 kertaa %2"),
      marks: CountedPhrase(one: "%1 tarke", other: "%1 tarketta"),
      codePoint: "U+%1, %2",
      blank: "tyhjä"),
    state: State(
      shiftOn: Phrase("Vaihto päällä", brief: "Vaihto"),
      shiftOff: "Vaihto pois",
      capsLockOn: "Vaihtolukko",
      capsLockOff: "Vaihtolukko pois",
      keyboard: "%1, %2",
      editingBegan: "Muokataan",
      editingEnded: Phrase("Näppäimistö piilotettu", brief: "Piilotettu"),
      caretAtStart: Phrase("Kohdistin alussa", brief: "Alku"),
      caretAtEnd: Phrase("Kohdistin lopussa", brief: "Loppu"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 vaihtoehto", other: "%1 vaihtoehtoa"),
      noAlternates: Phrase("%1: ei vaihtoehtoja", brief: "Ei vaihtoehtoja")),
    editing: Editing(
      deleted: "%1 poistettu",
      charactersDeleted: CountedPhrase(one: "%1 merkki poistettu", other: "%1 merkkiä poistettu"),
      wordsDeleted: CountedPhrase(one: "%1 sana poistettu", other: "%1 sanaa poistettu"),
      words: CountedPhrase(one: "%1 sana", other: "%1 sanaa"),
      characters: CountedPhrase(one: "%1 merkki", other: "%1 merkkiä"),
      replaced: "%1 korvasi: %2",
      textChanged: "Teksti muuttui",
      textCleared: "Teksti tyhjennetty",
      pasted: CountedPhrase(one: "%1 merkki sijoitettu", other: "%1 merkkiä sijoitettu"),
      selected: "%1 valittu",
      unselected: "%1 ei enää valittu",
      charactersSelected: CountedPhrase(one: "%1 merkki valittu", other: "%1 merkkiä valittu"),
      wordsSelected: CountedPhrase(one: "%1 sana valittu", other: "%1 sanaa valittu"),
      nothingSelected: Phrase("Mitään ei ole valittu", brief: "Ei valintaa"),
      undo: "Kumottu: %1",
      redo: "Tehty uudelleen: %1",
      editTyped: "kirjoitettu %1",
      editPasted: "sijoitettu %1",
      editDeleted: "poistettu %1",
      editRestored: "%1 takaisin",
      editReplaced: Phrase("%1 takaisin, pois %2", brief: "%1 takaisin"),
      notAllowed: "ei sallittu: %1",
      notAllowedUnsaid: "ei sallittu",
      maximumLength: Phrase("Enimmäispituus täynnä", brief: "Täynnä")),
    ends: Ends(
      focus: Phrase("Ei enempää näppäimiä", brief: "Loppu"),
      keyboard: Phrase("Ei muita näppäimistöjä", brief: "Ei muita"),
      delete: Phrase("Ei poistettavaa", brief: "Tyhjä"),
      caretStart: Phrase("Tekstin alku", brief: "Alku"),
      caretEnd: Phrase("Tekstin loppu", brief: "Loppu"),
      undo: Phrase("Ei enempää muutoksia", brief: "Ei mitään")),
    requests: Requests(
      noSuchKey: "Ei näppäintä %1",
      noSuchKeyButNearly: Phrase("Ei näppäintä %1, mutta %2", brief: "Ei näppäintä %1"),
      ambiguousKey: Phrase("Useita näppäimiä %1: %2", brief: "Useita näppäimiä %1"),
      nothingFocused: Phrase("Mikään näppäin ei ole kohdistettu", brief: "Ei kohdistusta"),
      noKeyInserts: "Mikään näppäin ei kirjoita: %1",
      noSuchKeyboard: "Ei näppäimistöä %1",
      noSuchKeyboardButNearly: Phrase("Ei näppäimistöä %1, mutta %2", brief: "Ei näppäimistöä %1"),
      noSuchPage: "Ei sivua %1",
      noSuchPageButNearly: Phrase("Ei sivua %1, mutta %2", brief: "Ei sivua %1"),
      noSuchAlternative: Phrase(
        "Ei vaihtoehtoa %2 näppäimelle %1, vaihtoehtoja on %3", brief: "Ei vaihtoehtoa %2"),
      keyboardDismissed: Phrase("Näppäimistö on piilotettu", brief: "Näppäimistö piilossa"),
      noSuchSetting: "Ei asetusta %1",
      noSuchSettingButNearly: Phrase("Ei asetusta %1, mutta %2", brief: "Ei asetusta %1"),
      settingValue: Phrase("%1 ei voi olla %2, mutta %3", brief: "%1 ei voi olla %2")),
    messages: Messages(
      noAudio: Phrase("Ei ääntä: vain tekstitys", brief: "Vain tekstitys"),
      speechRestarted: "Puhe käynnistettiin uudelleen",
      speechEnded: Phrase("Puhe päättyi: vain tekstitys", brief: "Puhe päättyi"),
      speechOff: "Puhe pois",
      speechOn: "Puhe päällä",
      noVoice: Phrase("Mikään ääni ei puhu kieltä %1", brief: "Ei ääntä"),
      unsoundVoice: Phrase("Ei hyvää ääntä: %1", brief: "Ei hyvää ääntä"),
      saved: Phrase("Tallennettu: %1", brief: "Tallennettu"),
      notSaved: Phrase("Ei tallennettu: %1", brief: "Ei tallennettu"),
      fileProblem: Phrase("%1, rivi %2: %3", brief: "%1, rivi %2"),
      unsavedText: Phrase(
        "Aiemman istunnon tallentamaton teksti: %1",
        brief: "Tallentamaton teksti: %1"),
      recovered: "Teksti palautettu",
      copied: "Kopioitu",
      goodbye: "Näkemiin"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Pidä painettuna: %1 vaihtoehto", other: "Pidä painettuna: %1 vaihtoehtoa"),
      shift: "Kahdesti: vaihtolukko",
      keyboards: "Pidä painettuna: luettelo"),
    scanning: Scanning(
      row: "Rivi %1",
      rowOfKeys: "%1–%2",
      rows: "Rivit",
      paused: "Selaus keskeytetty"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Nuolet tai numerot valitsevat, Enter hyväksyy, Escape poistuu",
        brief: "Enter hyväksyy, Escape poistuu"),
      pages: "Sivut",
      closed: "Suljettu",
      end: Phrase("Luettelon loppu", brief: "Loppu"),
      settings: Phrase(
        "Asetukset: ylös ja alas valitsevat, vasen ja oikea muuttavat, Enter tallentaa, Escape palauttaa",
        brief: "Asetukset"),
      settingsSaved: "Asetukset tallennettu",
      settingsRestored: "Asetukset palautettu",
      find: Phrase(
        "Etsi näppäin: kirjoita osa nimestä, alas jatkaa, Enter jää, Escape palaa",
        brief: "Etsi näppäin"),
      help: Phrase("Ohje: ylös ja alas lukevat eteenpäin, Escape sulkee", brief: "Ohje"),
      helpKey: "%1 ohje",
      inputHelpOn: "Näppäinohje päällä",
      inputHelpOff: "Näppäinohje pois",
      typesIt: "%1: kirjoita se",
      awayKeys: "Enter näyttää sen, Escape lopettaa ohjelman",
      singleKeys: Phrase(
        "Yksittäiset näppäimet: F1 kertoo mitä ne tekevät, Control D palaa riveihin",
        brief: "Yksittäiset näppäimet"),
      lines: "Rivit",
      noSingleKeys: "Yksittäiset näppäimet vaativat päätteen"))
}

extension KeyVocabulary {
  /// The words of keys in Finnish.
  public static let finnish = KeyVocabulary(
    space: "Väli", returnKey: "Rivinvaihto", delete: "Poista", shift: "Vaihto",
    capsLock: "Vaihtolukko", nextKeyboard: "Seuraava näppäimistö", dismiss: "Piilota näppäimistö",
    returnKeys: ReturnKeyNames(
      go: "Siirry", join: "Liity", next: "Seuraava", route: "Reitti", search: "Etsi",
      send: "Lähetä",
      done: "Valmis", emergencyCall: "Hätäpuhelu", continue: "Jatka"),
    pages: ["letters": "Kirjaimet", "numbers": "Numerot", "symbols": "Symbolit"],
    shiftOn: "päällä", capsLockOn: "päällä", capsLockOff: "pois",
    selected: "Valittu: %", selectedAlone: "Valittu.",
    traits: TraitWords(
      dimmed: "Himmennetty.", button: "Painike.", backButton: "Takaisin-painike.",
      switchButton: "Kytkin.", on: "Päällä.", off: "Pois.", mixed: "Sekoitettu.", tab: "Välilehti.",
      textField: "Tekstikenttä.", secureTextField: "Suojattu tekstikenttä.",
      isEditing: "Muokataan.", heading: "Otsikko.", link: "Linkki.", adjustable: "Säädettävä.",
      image: "Kuva.", searchField: "Hakukenttä."),
    functions: FunctionNames(
      tab: "Sarkain", backTab: "Sarkain taaksepäin", escape: "Escape",
      deleteForward: "Poista eteenpäin", languageMenu: "Valitse näppäimistö", undo: "Kumoa",
      redo: "Tee uudelleen", selectAll: "Valitse kaikki", none: "Ei toimintoa",
      caret: FunctionNames.CaretNames(
        left: "Vasemmalle", right: "Oikealle", up: "Ylös", down: "Alas",
        lineStart: "Rivin alku", lineEnd: "Rivin loppu", pageUp: "Sivu ylös",
        pageDown: "Sivu alas"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Komento", fn: "Fn",
        numLock: "Numerolukko"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Sanele", clipboard: "Leikepöytä", settings: "Asetukset",
        cut: "Leikkaa", copy: "Kopioi", paste: "Sijoita", search: "Hae",
        contextMenu: "Valikko"),
      noEffect: "%1 ei vaikuta mihinkään"))
}

public import KeyModel

extension Phrases {
  /// What is said in Greek.
  public static let greek = Phrases(
    language: "el",
    plural: .one,
    keys: .greek,
    languageNames: [
      "ar": "Αραβικά", "bg": "Βουλγαρικά", "bn": "Βεγγαλικά", "ca": "Καταλανικά", "cs": "Τσεχικά",
      "da": "Δανικά", "de": "Γερμανικά", "el": "Ελληνικά", "en": "Αγγλικά", "es": "Ισπανικά",
      "et": "Εσθονικά", "fa": "Περσικά", "fi": "Φινλανδικά", "fr": "Γαλλικά", "he": "Εβραϊκά",
      "hi": "Χίντι", "hr": "Κροατικά", "hu": "Ουγγρικά", "id": "Ινδονησιακά", "is": "Ισλανδικά",
      "it": "Ιταλικά", "ja": "Ιαπωνικά", "ko": "Κορεατικά", "lt": "Λιθουανικά", "lv": "Λετονικά",
      "nb": "Νορβηγικά", "nl": "Ολλανδικά", "no": "Νορβηγικά", "pl": "Πολωνικά",
      "pt": "Πορτογαλικά", "ro": "Ρουμανικά", "ru": "Ρωσικά", "sk": "Σλοβακικά", "sl": "Σλοβενικά",
      "sr": "Σερβικά", "sv": "Σουηδικά", "th": "Ταϊλανδικά", "tr": "Τουρκικά", "uk": "Ουκρανικά",
      "vi": "Βιετναμικά", "zh": "Κινεζικά",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "Κλασικό QWERTY",
      "phone-pad": "Τηλεφωνικό",
      "numeric": "Αριθμητικό",
      "numeric-decimal": "Αριθμητικό με δεκαδικά",
    ],
    settings: .greek,
    commands: .greek,
    characters: Characters(
      capital: "κεφαλαίο",
      allCapitals: "όλα κεφαλαία",
      mixedCapitals: "ανάμεικτα κεφαλαία",
      bullet: "κουκκίδα",
      bullets: CountedPhrase(one: "%1 κουκκίδα", other: "%1 κουκκίδες"),
      repeated: CountedPhrase(one: "%1 φορά %2", other: "%1 φορές %2"),
      repeatedEmoji: CountedPhrase(one: "%1 φορά %2", other: "%1 φορές %2"),
      marks: CountedPhrase(one: "%1 τόνος", other: "%1 τόνοι"),
      codePoint: "U+%1, %2",
      blank: "κενό"),
    state: State(
      shiftOn: Phrase("Σιφτ ενεργό", brief: "Σιφτ"),
      shiftOff: "Σιφτ ανενεργό",
      capsLockOn: "Κλείδωμα κεφαλαίων",
      capsLockOff: "Κλείδωμα κεφαλαίων ανενεργό",
      keyboard: "%1, %2",
      editingBegan: "Επεξεργασία",
      editingEnded: Phrase("Το πληκτρολόγιο κρύφτηκε", brief: "Κρύφτηκε"),
      caretAtStart: Phrase("Σημείο εισαγωγής στην αρχή", brief: "Αρχή"),
      caretAtEnd: Phrase("Σημείο εισαγωγής στο τέλος", brief: "Τέλος"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 εναλλακτική", other: "%1 εναλλακτικές"),
      noAlternates: Phrase("%1: καμία εναλλακτική", brief: "Καμία εναλλακτική")),
    editing: Editing(
      deleted: "%1 διαγράφηκε",
      charactersDeleted: CountedPhrase(
        one: "%1 χαρακτήρας διαγράφηκε", other: "%1 χαρακτήρες διαγράφηκαν"),
      wordsDeleted: CountedPhrase(one: "%1 λέξη διαγράφηκε", other: "%1 λέξεις διαγράφηκαν"),
      words: CountedPhrase(one: "%1 λέξη", other: "%1 λέξεις"),
      characters: CountedPhrase(one: "%1 χαρακτήρας", other: "%1 χαρακτήρες"),
      replaced: "%1 αντί για %2",
      textChanged: "Το κείμενο άλλαξε",
      textCleared: "Το κείμενο καθαρίστηκε",
      pasted: CountedPhrase(one: "Επικόλληση %1 χαρακτήρα", other: "Επικόλληση %1 χαρακτήρων"),
      selected: "%1 επιλέχθηκε",
      unselected: "%1 αποεπιλέχθηκε",
      charactersSelected: CountedPhrase(
        one: "%1 χαρακτήρας επιλέχθηκε", other: "%1 χαρακτήρες επιλέχθηκαν"),
      wordsSelected: CountedPhrase(one: "%1 λέξη επιλέχθηκε", other: "%1 λέξεις επιλέχθηκαν"),
      nothingSelected: Phrase("Τίποτα επιλεγμένο", brief: "Χωρίς επιλογή"),
      undo: "Αναίρεση: %1",
      redo: "Επανάληψη: %1",
      editTyped: "πληκτρολόγηση %1",
      editPasted: "επικόλληση %1",
      editDeleted: "διαγραφή %1",
      editRestored: "ξανά %1",
      editReplaced: Phrase("ξανά %1 αντί για %2", brief: "ξανά %1"),
      notAllowed: "δεν επιτρέπεται: %1",
      notAllowedUnsaid: "δεν επιτρέπεται",
      maximumLength: Phrase("Το μέγιστο μήκος συμπληρώθηκε", brief: "Πλήρες")),
    ends: Ends(
      focus: Phrase("Δεν υπάρχουν άλλα πλήκτρα", brief: "Τέλος"),
      keyboard: Phrase("Κανένα άλλο πληκτρολόγιο", brief: "Κανένα άλλο"),
      delete: Phrase("Τίποτα για διαγραφή", brief: "Τίποτα"),
      caretStart: Phrase("Αρχή του κειμένου", brief: "Αρχή"),
      caretEnd: Phrase("Τέλος του κειμένου", brief: "Τέλος"),
      undo: Phrase("Δεν υπάρχουν άλλες αλλαγές", brief: "Τίποτα")),
    requests: Requests(
      noSuchKey: "Δεν υπάρχει πλήκτρο %1",
      noSuchKeyButNearly: Phrase(
        "Δεν υπάρχει πλήκτρο %1, αλλά υπάρχει %2", brief: "Δεν υπάρχει πλήκτρο %1"),
      ambiguousKey: Phrase("Πολλά πλήκτρα %1: %2", brief: "Πολλά πλήκτρα %1"),
      nothingFocused: Phrase("Κανένα πλήκτρο δεν έχει εστίαση", brief: "Χωρίς εστίαση"),
      noKeyInserts: "Κανένα πλήκτρο δεν γράφει %1",
      noSuchKeyboard: "Δεν υπάρχει πληκτρολόγιο %1",
      noSuchKeyboardButNearly: Phrase(
        "Δεν υπάρχει πληκτρολόγιο %1, αλλά υπάρχει %2", brief: "Δεν υπάρχει πληκτρολόγιο %1"),
      noSuchPage: "Δεν υπάρχει σελίδα %1",
      noSuchPageButNearly: Phrase(
        "Δεν υπάρχει σελίδα %1, αλλά υπάρχει %2", brief: "Δεν υπάρχει σελίδα %1"),
      noSuchAlternative: Phrase(
        "Δεν υπάρχει εναλλακτική %2 για %1, υπάρχουν %3", brief: "Δεν υπάρχει εναλλακτική %2"),
      keyboardDismissed: Phrase("Το πληκτρολόγιο είναι κρυμμένο", brief: "Πληκτρολόγιο κρυμμένο"),
      noSuchSetting: "Δεν υπάρχει ρύθμιση %1",
      noSuchSettingButNearly: Phrase(
        "Δεν υπάρχει ρύθμιση %1, αλλά υπάρχει %2", brief: "Δεν υπάρχει ρύθμιση %1"),
      settingValue: "%1 δεν μπορεί να είναι %2, αλλά υπάρχει %3"),
    messages: Messages(
      noAudio: Phrase("Χωρίς ήχο: μόνο υπότιτλοι", brief: "Μόνο υπότιτλοι"),
      speechRestarted: "Η ομιλία ξεκίνησε πάλι",
      speechEnded: Phrase("Η ομιλία τελείωσε: μόνο υπότιτλοι", brief: "Η ομιλία τελείωσε"),
      speechOff: "Ομιλία ανενεργή",
      speechOn: "Ομιλία ενεργή",
      noVoice: Phrase("Καμία φωνή δεν μιλά %1", brief: "Καμία φωνή"),
      unsoundVoice: Phrase("Καμία καλή φωνή: %1", brief: "Καμία καλή φωνή"),
      saved: Phrase("Αποθηκεύτηκε στο %1", brief: "Αποθηκεύτηκε"),
      notSaved: "Δεν αποθηκεύτηκε: %1",
      fileProblem: "%1, γραμμή %2, στήλη %3: %4",
      unsavedText: Phrase(
        "Μη αποθηκευμένο κείμενο προηγούμενης συνεδρίας: %1",
        brief: "Μη αποθηκευμένο κείμενο: %1"),
      recovered: "Το κείμενο ανακτήθηκε",
      copied: "Αντιγράφηκε",
      goodbye: "Αντίο"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Κρατήστε για %1 εναλλακτική", other: "Κρατήστε για %1 εναλλακτικές"),
      shift: "Δύο φορές για κλείδωμα",
      keyboards: "Κρατήστε για λίστα"),
    sounds: SoundNames(
      boundary: "τέλος",
      page: "σελίδα",
      error: "σφάλμα",
      capital: "κεφαλαίο",
      capsLockWarning: "προειδοποίηση κλειδώματος"),
    scanning: Scanning(
      row: "Σειρά %1",
      rowOfKeys: "%1 έως %2",
      rows: "Σειρές",
      paused: "Σάρωση σε παύση"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Βέλη ή ψηφία επιλέγουν, Enter δέχεται, Escape φεύγει",
        brief: "Enter δέχεται, Escape φεύγει"),
      pages: "Σελίδες",
      closed: "Έκλεισε",
      end: Phrase("Τέλος της λίστας", brief: "Τέλος"),
      settings: "Ρυθμίσεις",
      settingsKeys:
        "Πάνω και κάτω επιλέγουν, αριστερά και δεξιά αλλάζουν, Enter αποθηκεύει, Escape επαναφέρει",
      settingsSaved: "Οι ρυθμίσεις αποθηκεύτηκαν",
      settingsRestored: "Οι ρυθμίσεις επανήλθαν",
      find: Phrase(
        "Εύρεση πλήκτρου: γράψτε μέρος του ονόματος, κάτω συνεχίζει, Enter μένει, Escape επιστρέφει",
        brief: "Εύρεση πλήκτρου"),
      help: Phrase("Βοήθεια: πάνω και κάτω διαβάζουν, Escape κλείνει", brief: "Βοήθεια"),
      helpKey: "%1 βοήθεια",
      inputHelpOn: "Βοήθεια πλήκτρων ενεργή",
      inputHelpOff: "Βοήθεια πλήκτρων ανενεργή",
      isSwitch: "%1: διακόπτης %2",
      typesIt: "%1: γράφεται",
      awayKeys: "Enter το εμφανίζει, Escape τερματίζει το πρόγραμμα",
      singleKeys: Phrase(
        "Μεμονωμένα πλήκτρα: F1 λέει τι κάνουν, Control D γυρίζει στις γραμμές",
        brief: "Μεμονωμένα πλήκτρα"),
      lines: "Γραμμές",
      noSingleKeys: "Τα μεμονωμένα πλήκτρα θέλουν τερματικό"))
}

extension KeyVocabulary {
  /// The words of keys in Greek.
  public static let greek = KeyVocabulary(
    space: "Διάστημα", returnKey: "Επιστροφή", delete: "Διαγραφή", shift: "Σιφτ",
    capsLock: "Κλείδωμα κεφαλαίων", nextKeyboard: "Επόμενο πληκτρολόγιο",
    dismiss: "Απόκρυψη πληκτρολογίου",
    returnKeys: ReturnKeyNames(
      go: "Μετάβαση", join: "Σύνδεση", next: "Επόμενο", route: "Διαδρομή", search: "Αναζήτηση",
      send: "Αποστολή",
      done: "Τέλος", emergencyCall: "Κλήση ανάγκης", continue: "Συνέχεια"),
    pages: ["letters": "Γράμματα", "numbers": "Αριθμοί", "symbols": "Σύμβολα"],
    shiftOn: "ενεργό", capsLockOn: "ενεργό", capsLockOff: "ανενεργό",
    selected: "Επιλεγμένο: %", selectedAlone: "Επιλεγμένο.",
    traits: TraitWords(
      dimmed: "Αχνό.", button: "Κουμπί.", backButton: "Κουμπί Πίσω.", switchButton: "Διακόπτης.",
      on: "Ενεργό.", off: "Ανενεργό.", mixed: "Μεικτό.", tab: "Καρτέλα.",
      textField: "Πεδίο κειμένου.", secureTextField: "Ασφαλές πεδίο κειμένου.",
      isEditing: "Υπό επεξεργασία.", heading: "Επικεφαλίδα.", link: "Σύνδεσμος.",
      adjustable: "Ρυθμιζόμενο.", image: "Εικόνα.", searchField: "Πεδίο αναζήτησης."),
    functions: FunctionNames(
      tab: "Στηλοθέτης", backTab: "Στηλοθέτης προς τα πίσω", escape: "Escape",
      deleteForward: "Διαγραφή προς τα εμπρός", languageMenu: "Επιλογή πληκτρολογίου",
      undo: "Αναίρεση", redo: "Επανάληψη", selectAll: "Επιλογή όλων", none: "Χωρίς λειτουργία",
      caret: FunctionNames.CaretNames(
        left: "Αριστερά", right: "Δεξιά", up: "Πάνω", down: "Κάτω", lineStart: "Αρχή γραμμής",
        lineEnd: "Τέλος γραμμής", pageUp: "Σελίδα πάνω", pageDown: "Σελίδα κάτω"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Command", fn: "Fn",
        numLock: "Κλείδωμα αριθμών"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Υπαγόρευση", clipboard: "Πρόχειρο", settings: "Ρυθμίσεις",
        cut: "Αποκοπή", copy: "Αντιγραφή", paste: "Επικόλληση", search: "Αναζήτηση",
        contextMenu: "Μενού"),
      noEffect: "Το %1 δεν έχει αποτέλεσμα"))
}

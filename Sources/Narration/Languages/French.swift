public import KeyModel

extension Phrases {
  /// What is said in French.
  public static let french = Phrases(
    language: "fr",
    plural: .zeroAndOne,
    keys: .french,
    languageNames: [
      "ar": "arabe", "bg": "bulgare", "bn": "bengali", "ca": "catalan", "cs": "tchèque",
      "da": "danois", "de": "allemand", "el": "grec", "en": "anglais", "es": "espagnol",
      "et": "estonien", "fa": "persan", "fi": "finnois", "fr": "français", "he": "hébreu",
      "hi": "hindi", "hr": "croate", "hu": "hongrois", "id": "indonésien", "is": "islandais",
      "it": "italien", "ja": "japonais", "ko": "coréen", "lt": "lituanien", "lv": "letton",
      "nb": "norvégien", "nl": "néerlandais", "no": "norvégien", "pl": "polonais",
      "pt": "portugais", "ro": "roumain", "ru": "russe", "sk": "slovaque", "sl": "slovène",
      "sr": "serbe", "sv": "suédois", "th": "thaï", "tr": "turc", "uk": "ukrainien",
      "vi": "vietnamien", "zh": "chinois",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY classique",
      "phone-pad": "Clavier téléphonique",
      "numeric": "Numérique",
      "numeric-decimal": "Numérique avec décimales",
    ],
    settings: .french,
    commands: .french,
    characters: Characters(
      capital: "maj",
      allCapitals: "tout en majuscules",
      mixedCapitals: "majuscules mêlées",
      bullet: "puce",
      bullets: CountedPhrase(one: "%1 puce", other: "%1 puces"),
      repeated: CountedPhrase(one: "%1 fois %2", other: "%1 fois %2"),
      repeatedEmoji: CountedPhrase(one: "%1 fois %2", other: "%1 fois %2"),
      marks: CountedPhrase(one: "%1 accent", other: "%1 accents"),
      codePoint: "U+%1, %2",
      blank: "vide"),
    state: State(
      shiftOn: Phrase("Majuscule activée", brief: "Majuscule"),
      shiftOff: "Majuscule désactivée",
      capsLockOn: "Verrouillage des majuscules",
      capsLockOff: "Verrouillage des majuscules désactivé",
      keyboard: "%1, %2",
      editingBegan: "Modification",
      editingEnded: Phrase("Clavier masqué", brief: "Masqué"),
      caretAtStart: Phrase("Point d’insertion au début", brief: "Début"),
      caretAtEnd: Phrase("Point d’insertion à la fin", brief: "Fin"),
      setting: "%1 : %2",
      alternates: CountedPhrase(one: "%1 variante", other: "%1 variantes"),
      noAlternates: Phrase("%1 n’a pas de variante", brief: "Pas de variante")),
    editing: Editing(
      deleted: "%1 supprimé",
      charactersDeleted: CountedPhrase(
        one: "%1 caractère supprimé", other: "%1 caractères supprimés"),
      wordsDeleted: CountedPhrase(one: "%1 mot supprimé", other: "%1 mots supprimés"),
      words: CountedPhrase(one: "%1 mot", other: "%1 mots"),
      characters: CountedPhrase(one: "%1 caractère", other: "%1 caractères"),
      replaced: "%1 remplace %2",
      textChanged: "Texte modifié",
      textCleared: "Texte effacé",
      pasted: CountedPhrase(one: "%1 caractère collé", other: "%1 caractères collés"),
      selected: "%1 sélectionné",
      unselected: "%1 désélectionné",
      charactersSelected: CountedPhrase(
        one: "%1 caractère sélectionné", other: "%1 caractères sélectionnés"),
      wordsSelected: CountedPhrase(one: "%1 mot sélectionné", other: "%1 mots sélectionnés"),
      nothingSelected: Phrase("Rien de sélectionné", brief: "Désélectionné"),
      undo: "Annulé : %1",
      redo: "Rétabli : %1",
      editTyped: "saisie de %1",
      editPasted: "collage de %1",
      editDeleted: "suppression de %1",
      editRestored: "%1 de retour",
      editReplaced: Phrase("%1 de retour à la place de %2", brief: "%1 de retour"),
      notAllowed: "non autorisé : %1",
      notAllowedUnsaid: "non autorisé",
      maximumLength: Phrase("Longueur maximale atteinte", brief: "Plein")),
    ends: Ends(
      focus: Phrase("Plus de touches", brief: "Fin"),
      keyboard: Phrase("Aucun autre clavier", brief: "Aucun autre"),
      delete: Phrase("Rien à supprimer", brief: "Rien"),
      caretStart: Phrase("Début du texte", brief: "Début"),
      caretEnd: Phrase("Fin du texte", brief: "Fin"),
      undo: Phrase("Plus de modifications", brief: "Rien")),
    requests: Requests(
      noSuchKey: "Pas de touche %1",
      noSuchKeyButNearly: Phrase("Pas de touche %1, mais %2", brief: "Pas de touche %1"),
      ambiguousKey: Phrase("Plusieurs touches %1 : %2", brief: "Plusieurs touches %1"),
      nothingFocused: Phrase("Aucune touche active", brief: "Rien d’actif"),
      noKeyInserts: "Aucune touche pour %1",
      noSuchKeyboard: "Pas de clavier %1",
      noSuchKeyboardButNearly: Phrase("Pas de clavier %1, mais %2", brief: "Pas de clavier %1"),
      noSuchPage: "Pas de page %1",
      noSuchPageButNearly: Phrase("Pas de page %1, mais %2", brief: "Pas de page %1"),
      noSuchAlternative: Phrase(
        "Pas de variante %2 pour %1, qui en a %3", brief: "Pas de variante %2"),
      keyboardDismissed: Phrase("Le clavier est masqué", brief: "Clavier masqué"),
      noSuchSetting: "Pas de réglage %1",
      noSuchSettingButNearly: Phrase("Pas de réglage %1, mais %2", brief: "Pas de réglage %1"),
      settingValue: "%1 ne peut pas être %2, mais %3"),
    messages: Messages(
      noAudio: Phrase("Pas de son : sous-titres seuls", brief: "Sous-titres seuls"),
      speechRestarted: "Parole relancée",
      speechEnded: Phrase("Parole terminée : sous-titres seuls", brief: "Parole terminée"),
      speechOff: "Parole désactivée",
      speechOn: "Parole activée",
      noVoice: Phrase("Aucune voix ne parle %1", brief: "Aucune voix"),
      unsoundVoice: Phrase("Pas de bonne voix : %1", brief: "Pas de bonne voix"),
      saved: Phrase("Enregistré dans %1", brief: "Enregistré"),
      notSaved: "Non enregistré : %1",
      fileProblem: "%1, ligne %2, colonne %3 : %4",
      unsavedText: Phrase(
        "Texte non enregistré d’une session précédente : %1",
        brief: "Texte non enregistré : %1"),
      recovered: "Texte récupéré",
      copied: "Copié",
      goodbye: "Au revoir"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Maintenir pour %1 variante", other: "Maintenir pour %1 variantes"),
      shift: "Deux fois pour verrouiller",
      keyboards: "Maintenir pour une liste"),
    sounds: SoundNames(
      boundary: "limite",
      page: "nouvelle page",
      error: "erreur",
      capital: "majuscule",
      capsLockWarning: "alerte de verrouillage"),
    scanning: Scanning(
      row: "Rangée %1",
      rowOfKeys: "%1 à %2",
      rows: "Rangées",
      paused: "Balayage en pause"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Les flèches ou les chiffres choisissent, Entrée valide, Échap quitte",
        brief: "Entrée valide, Échap quitte"),
      pages: "Pages",
      closed: "Fermé",
      end: Phrase("Fin de la liste", brief: "Fin"),
      settings: "Réglages",
      settingsKeys:
        "Haut et bas choisissent, gauche et droite changent, Entrée enregistre, Échap rétablit",
      settingsSaved: "Réglages enregistrés",
      settingsRestored: "Réglages rétablis",
      find: Phrase(
        "Chercher une touche : tapez une partie de son nom, bas continue, Entrée y reste, Échap revient",
        brief: "Chercher une touche"),
      help: Phrase("Aide : haut et bas lisent la suite, Échap ferme", brief: "Aide"),
      helpKey: "%1 aide",
      inputHelpOn: "Aide à la saisie activée",
      inputHelpOff: "Aide à la saisie désactivée",
      isSwitch: "%1 : contacteur %2",
      typesIt: "%1 : l’écrire",
      awayKeys: "Entrée l’affiche, Échap termine le programme",
      singleKeys: Phrase(
        "Touches seules : F1 dit ce qu’elles font, Contrôle D revient aux lignes",
        brief: "Touches seules"),
      lines: "Lignes",
      noSingleKeys: "Les touches seules demandent un terminal"))
}

extension KeyVocabulary {
  /// The words of keys in French.
  public static let french = KeyVocabulary(
    space: "Espace", returnKey: "Retour", delete: "Supprimer", shift: "Majuscule",
    capsLock: "Verrouillage des majuscules", nextKeyboard: "Clavier suivant",
    dismiss: "Masquer le clavier",
    returnKeys: ReturnKeyNames(
      go: "Accéder", join: "Rejoindre", next: "Suivant", route: "Itinéraire", search: "Rechercher",
      send: "Envoyer",
      done: "Terminé", emergencyCall: "Appel d’urgence", continue: "Continuer"),
    pages: ["letters": "Lettres", "numbers": "Chiffres", "symbols": "Symboles"],
    shiftOn: "activée", capsLockOn: "activé", capsLockOff: "désactivé",
    selected: "Sélectionné : %", selectedAlone: "Sélectionné.",
    traits: TraitWords(
      dimmed: "Estompé.", button: "Bouton.", backButton: "Bouton Retour.",
      switchButton: "Bouton bascule.", on: "Activé.", off: "Désactivé.", mixed: "Mixte.",
      tab: "Onglet.", textField: "Champ de texte.", secureTextField: "Champ de texte sécurisé.",
      isEditing: "En cours de modification.", heading: "En-tête.", link: "Lien.",
      adjustable: "Ajustable.", image: "Image.", searchField: "Champ de recherche."),
    functions: FunctionNames(
      tab: "Tabulation", backTab: "Tabulation arrière", escape: "Échap",
      deleteForward: "Supprimer vers l’avant", languageMenu: "Choisir le clavier",
      undo: "Annuler", redo: "Rétablir", selectAll: "Tout sélectionner", none: "Aucune fonction",
      caret: FunctionNames.CaretNames(
        left: "Gauche", right: "Droite", up: "Haut", down: "Bas", lineStart: "Début de ligne",
        lineEnd: "Fin de ligne", pageUp: "Page précédente", pageDown: "Page suivante"),
      modifiers: FunctionNames.ModifierNames(
        control: "Contrôle", alt: "Alt", altGr: "Alt Gr", command: "Commande", fn: "Fn",
        numLock: "Verrouillage numérique"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dicter", clipboard: "Presse-papiers", settings: "Réglages",
        cut: "Couper", copy: "Copier", paste: "Coller", search: "Rechercher",
        contextMenu: "Menu"),
      noEffect: "%1 n’a aucun effet"))
}

public import KeyModel

extension Phrases {
  /// What is said in Spanish.
  public static let spanish = Phrases(
    language: "es",
    plural: .one,
    keys: .spanish,
    languageNames: [
      "ar": "árabe", "bg": "búlgaro", "bn": "bengalí", "ca": "catalán", "cs": "checo",
      "da": "danés", "de": "alemán", "el": "griego", "en": "inglés", "es": "español",
      "et": "estonio", "fa": "persa", "fi": "finés", "fr": "francés", "he": "hebreo", "hi": "hindi",
      "hr": "croata", "hu": "húngaro", "id": "indonesio", "is": "islandés", "it": "italiano",
      "ja": "japonés", "ko": "coreano", "lt": "lituano", "lv": "letón", "nb": "noruego",
      "nl": "neerlandés", "no": "noruego", "pl": "polaco", "pt": "portugués", "ro": "rumano",
      "ru": "ruso", "sk": "eslovaco", "sl": "esloveno", "sr": "serbio", "sv": "sueco",
      "th": "tailandés", "tr": "turco", "uk": "ucraniano", "vi": "vietnamita", "zh": "chino",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY clásico",
      "phone-pad": "Teclado telefónico",
      "numeric": "Numérico",
      "numeric-decimal": "Numérico con decimales",
    ],
    settings: .spanish,
    commands: .spanish,
    characters: Characters(
      capital: "mayúscula",
      allCapitals: "todo mayúsculas",
      mixedCapitals: "mayúsculas mezcladas",
      bullet: "estrella",
      bullets: CountedPhrase(one: "%1 estrella", other: "%1 estrellas"),
      repeated: CountedPhrase(one: "%1 vez %2", other: "%1 veces %2"),
      repeatedEmoji: CountedPhrase(one: "%1 vez %2", other: "%1 veces %2"),
      marks: CountedPhrase(one: "%1 acento", other: "%1 acentos"),
      codePoint: "U+%1, %2",
      blank: "en blanco"),
    state: State(
      shiftOn: Phrase("Mayúsculas activadas", brief: "Mayúsculas"),
      shiftOff: "Mayúsculas desactivadas",
      capsLockOn: "Bloqueo de mayúsculas",
      capsLockOff: "Bloqueo de mayúsculas desactivado",
      keyboard: "%1, %2",
      editingBegan: "Editando",
      editingEnded: Phrase("Teclado oculto", brief: "Oculto"),
      caretAtStart: Phrase("Punto de inserción al principio", brief: "Principio"),
      caretAtEnd: Phrase("Punto de inserción al final", brief: "Final"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 alternativa", other: "%1 alternativas"),
      noAlternates: Phrase("%1 no tiene alternativas", brief: "Sin alternativas")),
    editing: Editing(
      deleted: "%1 eliminado",
      charactersDeleted: CountedPhrase(
        one: "%1 carácter eliminado", other: "%1 caracteres eliminados"),
      wordsDeleted: CountedPhrase(one: "%1 palabra eliminada", other: "%1 palabras eliminadas"),
      words: CountedPhrase(one: "%1 palabra", other: "%1 palabras"),
      characters: CountedPhrase(one: "%1 carácter", other: "%1 caracteres"),
      replaced: "%1 sustituye a %2",
      textChanged: "Texto cambiado",
      textCleared: "Texto borrado",
      pasted: CountedPhrase(one: "%1 carácter pegado", other: "%1 caracteres pegados"),
      selected: "%1 seleccionado",
      unselected: "%1 no seleccionado",
      charactersSelected: CountedPhrase(
        one: "%1 carácter seleccionado", other: "%1 caracteres seleccionados"),
      wordsSelected: CountedPhrase(
        one: "%1 palabra seleccionada", other: "%1 palabras seleccionadas"),
      nothingSelected: Phrase("Nada seleccionado", brief: "Sin selección"),
      undo: "Deshecho: %1",
      redo: "Rehecho: %1",
      editTyped: "escritura de %1",
      editPasted: "pegado de %1",
      editDeleted: "eliminación de %1",
      editRestored: "%1 de vuelta",
      editReplaced: Phrase("%1 de vuelta en lugar de %2", brief: "%1 de vuelta"),
      notAllowed: "no permitido: %1",
      notAllowedUnsaid: "no permitido",
      maximumLength: Phrase("Longitud máxima alcanzada", brief: "Lleno")),
    ends: Ends(
      focus: Phrase("No hay más teclas", brief: "Fin"),
      keyboard: Phrase("Ningún otro teclado", brief: "Ningún otro"),
      delete: Phrase("Nada que eliminar", brief: "Nada"),
      caretStart: Phrase("Inicio del texto", brief: "Inicio"),
      caretEnd: Phrase("Fin del texto", brief: "Fin"),
      undo: Phrase("No hay más cambios", brief: "Nada")),
    requests: Requests(
      noSuchKey: "No hay tecla %1",
      noSuchKeyButNearly: Phrase("No hay tecla %1, pero sí %2", brief: "No hay tecla %1"),
      ambiguousKey: Phrase("Varias teclas %1: %2", brief: "Varias teclas %1"),
      nothingFocused: Phrase("Ninguna tecla tiene el foco", brief: "Sin foco"),
      noKeyInserts: "Ninguna tecla escribe %1",
      noSuchKeyboard: "No hay teclado %1",
      noSuchKeyboardButNearly: Phrase("No hay teclado %1, pero sí %2", brief: "No hay teclado %1"),
      noSuchPage: "No hay página %1",
      noSuchPageButNearly: Phrase("No hay página %1, pero sí %2", brief: "No hay página %1"),
      noSuchAlternative: Phrase(
        "No hay alternativa %2 de %1, que tiene %3", brief: "No hay alternativa %2"),
      keyboardDismissed: Phrase("El teclado está oculto", brief: "Teclado oculto"),
      noSuchSetting: "No hay ajuste %1",
      noSuchSettingButNearly: Phrase("No hay ajuste %1, pero sí %2", brief: "No hay ajuste %1"),
      settingValue: "%1 no puede ser %2, pero sí %3"),
    messages: Messages(
      noAudio: Phrase("Sin sonido: solo subtítulos", brief: "Solo subtítulos"),
      speechRestarted: "Voz reiniciada",
      speechEnded: Phrase("Voz terminada: solo subtítulos", brief: "Voz terminada"),
      speechOff: "Voz desactivada",
      speechOn: "Voz activada",
      noVoice: Phrase("Ninguna voz habla %1", brief: "Sin voz"),
      unsoundVoice: Phrase("Sin buena voz: %1", brief: "Sin buena voz"),
      saved: Phrase("Guardado en %1", brief: "Guardado"),
      notSaved: "No guardado: %1",
      fileProblem: "%1, línea %2, columna %3: %4",
      unsavedText: Phrase(
        "Texto sin guardar de una sesión anterior: %1",
        brief: "Texto sin guardar: %1"),
      recovered: "Texto recuperado",
      copied: "Copiado",
      goodbye: "Adiós"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Mantener para %1 alternativa", other: "Mantener para %1 alternativas"),
      shift: "Dos veces para bloquear",
      keyboards: "Mantener para una lista"),
    sounds: SoundNames(
      boundary: "límite",
      page: "página",
      error: "fallo",
      capital: "mayúscula",
      capsLockWarning: "aviso de bloqueo"),
    scanning: Scanning(
      row: "Fila %1",
      rowOfKeys: "De %1 a %2",
      rows: "Filas",
      paused: "Barrido en pausa"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Las flechas o las cifras eligen, Intro acepta, Escape sale",
        brief: "Intro acepta, Escape sale"),
      pages: "Páginas",
      closed: "Cerrado",
      end: Phrase("Fin de la lista", brief: "Fin"),
      settings: "Ajustes",
      settingsKeys:
        "Arriba y abajo eligen, izquierda y derecha cambian, Intro guarda, Escape restaura",
      settingsSaved: "Ajustes guardados",
      settingsRestored: "Ajustes restaurados",
      find: Phrase(
        "Buscar una tecla: escriba parte de su nombre, abajo sigue, Intro se queda, Escape vuelve",
        brief: "Buscar una tecla"),
      help: Phrase("Ayuda: arriba y abajo leen más, Escape cierra", brief: "Ayuda"),
      helpKey: "%1 ayuda",
      inputHelpOn: "Ayuda de entrada activada",
      inputHelpOff: "Ayuda de entrada desactivada",
      isSwitch: "%1: pulsador %2",
      typesIt: "%1: escribirlo",
      awayKeys: "Intro lo muestra, Escape termina el programa",
      singleKeys: Phrase(
        "Teclas sueltas: F1 dice qué hacen, Control D vuelve a las líneas",
        brief: "Teclas sueltas"),
      lines: "Líneas",
      noSingleKeys: "Las teclas sueltas necesitan un terminal"))
}

extension KeyVocabulary {
  /// The words of keys in Spanish.
  public static let spanish = KeyVocabulary(
    space: "Espacio", returnKey: "Intro", delete: "Eliminar", shift: "Mayúsculas",
    capsLock: "Bloqueo de mayúsculas", nextKeyboard: "Teclado siguiente",
    dismiss: "Ocultar teclado",
    returnKeys: ReturnKeyNames(
      go: "Ir", join: "Unirse", next: "Siguiente", route: "Ruta", search: "Buscar", send: "Enviar",
      done: "Aceptar", emergencyCall: "Llamada de emergencia", continue: "Continuar"),
    pages: ["letters": "Letras", "numbers": "Números", "symbols": "Símbolos"],
    shiftOn: "activadas", capsLockOn: "activado", capsLockOff: "desactivado",
    selected: "Seleccionado: %", selectedAlone: "Seleccionado.",
    traits: TraitWords(
      dimmed: "Atenuado.", button: "Botón.", backButton: "Botón Atrás.",
      switchButton: "Botón conmutador.", on: "Activado.", off: "Desactivado.", mixed: "Mixto.",
      tab: "Pestaña.", textField: "Campo de texto.", secureTextField: "Campo de texto seguro.",
      isEditing: "Editando.", heading: "Encabezado.", link: "Enlace.", adjustable: "Ajustable.",
      image: "Imagen.", searchField: "Campo de búsqueda."),
    functions: FunctionNames(
      tab: "Tabulador", backTab: "Tabulador atrás", escape: "Escape", deleteForward: "Suprimir",
      languageMenu: "Elegir teclado", undo: "Deshacer", redo: "Rehacer",
      selectAll: "Seleccionar todo", none: "Sin función",
      caret: FunctionNames.CaretNames(
        left: "Izquierda", right: "Derecha", up: "Arriba", down: "Abajo",
        lineStart: "Inicio de línea", lineEnd: "Fin de línea", pageUp: "Página arriba",
        pageDown: "Página abajo"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Comando", fn: "Fn",
        numLock: "Bloqueo numérico"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Dictar", clipboard: "Portapapeles", settings: "Ajustes",
        cut: "Cortar", copy: "Copiar", paste: "Pegar", search: "Buscar", contextMenu: "Menú"),
      noEffect: "%1 no tiene efecto"))
}

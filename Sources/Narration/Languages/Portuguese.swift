public import KeyModel

extension Phrases {
  /// What is said in Portuguese.
  public static let portuguese = Phrases(
    language: "pt",
    plural: .zeroAndOne,
    keys: .portuguese,
    languageNames: [
      "ar": "árabe", "bg": "búlgaro", "bn": "bengali", "ca": "catalão", "cs": "tcheco",
      "da": "dinamarquês", "de": "alemão", "el": "grego", "en": "inglês", "es": "espanhol",
      "et": "estoniano", "fa": "persa", "fi": "finlandês", "fr": "francês", "he": "hebraico",
      "hi": "híndi", "hr": "croata", "hu": "húngaro", "id": "indonésio", "is": "islandês",
      "it": "italiano", "ja": "japonês", "ko": "coreano", "lt": "lituano", "lv": "letão",
      "nb": "norueguês", "nl": "holandês", "no": "norueguês", "pl": "polonês", "pt": "português",
      "ro": "romeno", "ru": "russo", "sk": "eslovaco", "sl": "esloveno", "sr": "sérvio",
      "sv": "sueco", "th": "tailandês", "tr": "turco", "uk": "ucraniano", "vi": "vietnamita",
      "zh": "chinês",
    ],
    layouts: [
      "qwerty": "QWERTY",
      "qwerty-classic": "QWERTY clássico",
      "phone-pad": "Teclado telefônico",
      "numeric": "Numérico",
      "numeric-decimal": "Numérico com decimais",
    ],
    settings: .portuguese,
    commands: .portuguese,
    characters: Characters(
      capital: "maiúscula",
      allCapitals: "tudo em maiúsculas",
      mixedCapitals: "maiúsculas misturadas",
      bullet: "estrela",
      bullets: CountedPhrase(one: "%1 estrela", other: "%1 estrelas"),
      repeated: CountedPhrase(one: "%1 vez %2", other: "%1 vezes %2"),
      repeatedEmoji: CountedPhrase(one: "%1 vez %2", other: "%1 vezes %2"),
      marks: CountedPhrase(one: "%1 acento", other: "%1 acentos"),
      codePoint: "U+%1, %2",
      blank: "em branco"),
    state: State(
      shiftOn: Phrase("Maiúsculas ativadas", brief: "Maiúsculas"),
      shiftOff: "Maiúsculas desativadas",
      capsLockOn: "Trava de maiúsculas",
      capsLockOff: "Trava de maiúsculas desativada",
      keyboard: "%1, %2",
      editingBegan: "Editando",
      editingEnded: Phrase("Teclado ocultado", brief: "Ocultado"),
      caretAtStart: Phrase("Ponto de inserção no início", brief: "Início"),
      caretAtEnd: Phrase("Ponto de inserção no fim", brief: "Fim"),
      setting: "%1: %2",
      alternates: CountedPhrase(one: "%1 alternativa", other: "%1 alternativas"),
      noAlternates: Phrase("%1 não tem alternativas", brief: "Sem alternativas")),
    editing: Editing(
      deleted: "%1 apagado",
      charactersDeleted: CountedPhrase(
        one: "%1 caractere apagado", other: "%1 caracteres apagados"),
      wordsDeleted: CountedPhrase(one: "%1 palavra apagada", other: "%1 palavras apagadas"),
      words: CountedPhrase(one: "%1 palavra", other: "%1 palavras"),
      characters: CountedPhrase(one: "%1 caractere", other: "%1 caracteres"),
      replaced: "%1 no lugar de %2",
      textChanged: "Texto alterado",
      textCleared: "Texto limpo",
      pasted: CountedPhrase(one: "%1 caractere colado", other: "%1 caracteres colados"),
      selected: "%1 selecionado",
      unselected: "%1 não selecionado",
      charactersSelected: CountedPhrase(
        one: "%1 caractere selecionado", other: "%1 caracteres selecionados"),
      wordsSelected: CountedPhrase(
        one: "%1 palavra selecionada", other: "%1 palavras selecionadas"),
      nothingSelected: Phrase("Nada selecionado", brief: "Sem seleção"),
      undo: "Desfeito: %1",
      redo: "Refeito: %1",
      editTyped: "digitação de %1",
      editPasted: "colagem de %1",
      editDeleted: "remoção de %1",
      editRestored: "%1 de volta",
      editReplaced: Phrase("%1 de volta no lugar de %2", brief: "%1 de volta"),
      notAllowed: "não permitido: %1",
      notAllowedUnsaid: "não permitido",
      maximumLength: Phrase("Tamanho máximo atingido", brief: "Cheio")),
    ends: Ends(
      focus: Phrase("Não há mais teclas", brief: "Fim"),
      keyboard: Phrase("Nenhum outro teclado", brief: "Nenhum outro"),
      delete: Phrase("Nada a apagar", brief: "Nada"),
      caretStart: Phrase("Início do texto", brief: "Início"),
      caretEnd: Phrase("Fim do texto", brief: "Fim"),
      undo: Phrase("Não há mais edições", brief: "Nada")),
    requests: Requests(
      noSuchKey: "Não há tecla %1",
      noSuchKeyButNearly: Phrase("Não há tecla %1, mas há %2", brief: "Não há tecla %1"),
      ambiguousKey: Phrase("Várias teclas %1: %2", brief: "Várias teclas %1"),
      nothingFocused: Phrase("Nenhuma tecla com foco", brief: "Sem foco"),
      noKeyInserts: "Nenhuma tecla digita %1",
      noSuchKeyboard: "Não há teclado %1",
      noSuchKeyboardButNearly: Phrase("Não há teclado %1, mas há %2", brief: "Não há teclado %1"),
      noSuchPage: "Não há página %1",
      noSuchPageButNearly: Phrase("Não há página %1, mas há %2", brief: "Não há página %1"),
      noSuchAlternative: Phrase(
        "Não há alternativa %2 de %1, que tem %3", brief: "Não há alternativa %2"),
      keyboardDismissed: Phrase("O teclado está oculto", brief: "Teclado oculto"),
      noSuchSetting: "Não há ajuste %1",
      noSuchSettingButNearly: Phrase("Não há ajuste %1, mas há %2", brief: "Não há ajuste %1"),
      settingValue: "%1 não pode ser %2, mas há %3"),
    messages: Messages(
      noAudio: Phrase("Sem som: apenas legendas", brief: "Apenas legendas"),
      speechRestarted: "Fala reiniciada",
      speechEnded: Phrase("Fala encerrada: apenas legendas", brief: "Fala encerrada"),
      speechOff: "Fala desativada",
      speechOn: "Fala ativada",
      noVoice: Phrase("Nenhuma voz fala %1", brief: "Sem voz"),
      unsoundVoice: Phrase("Sem boa voz: %1", brief: "Sem boa voz"),
      saved: Phrase("Salvo em %1", brief: "Salvo"),
      notSaved: "Não salvo: %1",
      fileProblem: "%1, linha %2, coluna %3: %4",
      unsavedText: Phrase(
        "Texto não salvo de uma sessão anterior: %1",
        brief: "Texto não salvo: %1"),
      recovered: "Texto recuperado",
      copied: "Copiado",
      goodbye: "Até logo"),
    hints: Hints(
      alternates: CountedPhrase(
        one: "Segure para %1 alternativa", other: "Segure para %1 alternativas"),
      shift: "Duas vezes para travar",
      keyboards: "Segure para uma lista"),
    sounds: SoundNames(
      boundary: "limite",
      page: "página",
      error: "erro",
      capital: "maiúscula",
      capsLockWarning: "aviso de trava"),
    scanning: Scanning(
      row: "Fileira %1",
      rowOfKeys: "De %1 a %2",
      rows: "Fileiras",
      paused: "Varredura em pausa"),
    dialogs: Dialogs(
      choosing: Phrase(
        "Setas ou algarismos escolhem, Enter aceita, Escape sai",
        brief: "Enter aceita, Escape sai"),
      pages: "Páginas",
      closed: "Fechado",
      end: Phrase("Fim da lista", brief: "Fim"),
      settings: "Ajustes",
      settingsKeys:
        "Acima e abaixo escolhem, esquerda e direita mudam, Enter salva, Escape restaura",
      settingsSaved: "Ajustes salvos",
      settingsRestored: "Ajustes restaurados",
      find: Phrase(
        "Procurar uma tecla: digite parte do nome, abaixo continua, Enter fica, Escape volta",
        brief: "Procurar uma tecla"),
      help: Phrase("Ajuda: acima e abaixo leem mais, Escape fecha", brief: "Ajuda"),
      helpKey: "%1 ajuda",
      inputHelpOn: "Ajuda de entrada ligada",
      inputHelpOff: "Ajuda de entrada desligada",
      isSwitch: "%1: acionador %2",
      typesIt: "%1: digitar",
      awayKeys: "Enter o mostra, Escape termina o programa",
      singleKeys: Phrase(
        "Teclas avulsas: F1 diz o que fazem, Control D volta às linhas",
        brief: "Teclas avulsas"),
      lines: "Linhas",
      noSingleKeys: "Teclas avulsas precisam de um terminal"))
}

extension KeyVocabulary {
  /// The words of keys in Portuguese.
  public static let portuguese = KeyVocabulary(
    space: "Espaço", returnKey: "Retorno", delete: "Apagar", shift: "Maiúsculas",
    capsLock: "Trava de maiúsculas", nextKeyboard: "Próximo teclado", dismiss: "Ocultar teclado",
    returnKeys: ReturnKeyNames(
      go: "Ir", join: "Conectar", next: "Seguinte", route: "Rota", search: "Buscar", send: "Enviar",
      done: "OK", emergencyCall: "Chamada de emergência", continue: "Continuar"),
    pages: ["letters": "Letras", "numbers": "Números", "symbols": "Símbolos"],
    shiftOn: "ativadas", capsLockOn: "ativada", capsLockOff: "desativada",
    selected: "Selecionado: %", selectedAlone: "Selecionado.",
    traits: TraitWords(
      dimmed: "Esmaecido.", button: "Botão.", backButton: "Botão Voltar.",
      switchButton: "Botão alternador.", on: "Ativado.", off: "Desativado.", mixed: "Misto.",
      tab: "Aba.", textField: "Campo de texto.", secureTextField: "Campo de texto seguro.",
      isEditing: "Em edição.", heading: "Título.", link: "Link.", adjustable: "Ajustável.",
      image: "Imagem.", searchField: "Campo de busca."),
    functions: FunctionNames(
      tab: "Tabulação", backTab: "Tabulação para trás", escape: "Escape",
      deleteForward: "Apagar para frente", languageMenu: "Escolher teclado", undo: "Desfazer",
      redo: "Refazer", selectAll: "Selecionar tudo", none: "Sem função",
      caret: FunctionNames.CaretNames(
        left: "Esquerda", right: "Direita", up: "Para cima", down: "Para baixo",
        lineStart: "Início da linha", lineEnd: "Fim da linha", pageUp: "Página acima",
        pageDown: "Página abaixo"),
      modifiers: FunctionNames.ModifierNames(
        control: "Control", alt: "Alt", altGr: "Alt Gr", command: "Comando", fn: "Fn",
        numLock: "Num Lock"),
      system: FunctionNames.SystemNames(
        emoji: "Emoji", dictation: "Ditar", clipboard: "Área de transferência",
        settings: "Ajustes", cut: "Recortar", copy: "Copiar", paste: "Colar", search: "Buscar",
        contextMenu: "Menu"),
      noEffect: "%1 não tem efeito"))
}

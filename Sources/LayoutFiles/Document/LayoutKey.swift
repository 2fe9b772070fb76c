public import KeyModel

/// One key as its file has it.
public struct LayoutKey: Hashable, Sendable {
  /// What part a key plays.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// It types.
    case character
    /// It does something else.
    case function
    /// It changes what other keys do.
    case modifier
    /// It shows another page.
    case pageSwitch
    /// It types a mark that waits for a letter.
    case deadKey
    /// A gap, no key.
    case spacer
    /// A key that is drawn and can't be pressed.
    case blank

    /// The part of a key that does this.
    public init(doing function: KeyFunction) {
      switch function {
      case .page: self = .pageSwitch
      case .shift, .capsLock, .modifier: self = .modifier
      case .deadKey: self = .deadKey
      case .insert: self = .character
      case .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret,
        .nextKeyboard, .languageMenu, .dismissKeyboard, .undo, .redo, .selectAll, .system, .none,
        .unknown:
        self = .function
      }
    }

    /// Whether a person can press it.
    public var isKey: Bool {
      switch self {
      case .character, .function, .modifier, .pageSwitch, .deadKey: true
      case .spacer, .blank: false
      }
    }
  }

  /// Unique in its page, and stable.
  ///
  /// The source's own id, with "-2" and so on where that repeats, else row and number, such as
  /// "r1k3". A key of a gesture has its key's id, "/" and the gesture.
  public var id: String
  /// The source's id; may repeat.
  public var sourceID: String?
  /// What part the key plays.
  public var role: Role
  /// What is printed on the key.
  public var title: KeyTitle
  /// Small texts in the key's corners.
  public var hints: [KeyHint] = []
  /// What a press inserts, as far as is known; nil where it inserts nothing.
  public var output: KeyOutput?
  /// What a press does beyond inserting; nil where it does no more than that.
  public var function: LayoutFunction?
  /// The page that is shown once the key has typed, by its id in the document.
  public var nextPage: String?
  /// Whether the key is shown as pressed: shift while it is on.
  public var isSelected = false
  /// Whether the key repeats while it is held; nil where the source doesn't tell.
  public var repeats: Bool?
  /// Where the key lies.
  public var position = KeyPosition()
  /// What other ways of touching the key do.
  public var gestures = KeyGestures()
  /// What the key is instead under conditions.
  public var variants: [KeyVariant] = []
  /// What assistive technology is told.
  public var accessibility = KeyAccessibility()
  /// What an auditor expects to hear.
  public var expectation: KeyExpectation?
  /// What else the source has, verbatim.
  public var extras: Extras = []
  /// Where the key begins in its file.
  public var place: SourcePlace?

  /// Makes a key.
  public init(id: String, role: Role, title: KeyTitle = KeyTitle(), output: KeyOutput? = nil) {
    self.id = id
    self.role = role
    self.title = title
    self.output = output
  }
}

/// A text that may be missing, null, empty or there: four different things to an auditor.
public enum RawText: Hashable, Sendable {
  /// The source doesn't have it.
  case missing
  /// The source has null.
  case null
  /// The source has this, maybe empty.
  case text(String)

  /// The text where there is one; nil for missing and null.
  public var string: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

/// What is printed on a key.
public struct KeyTitle: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Text to be read.
    case text
    /// A word of the format's own, such as `*BkSp*`, shown as a picture or another text.
    case token
    /// A picture by its name.
    case icon
    /// Characters for private use, legible in the layout's own font alone.
    case privateUse
    /// Nothing.
    case none
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// What a person sees, as text: of a token the symbol or text shown for it, of private-use
  /// characters what they stand for where that is known; nil for what has no text.
  public var text: String?
  /// The source's own text, as it is there.
  public var raw: RawText
  /// The name of a picture.
  public var icon: String?
  /// The font, where it isn't the form's.
  public var font: String?

  /// Makes a title.
  public init(
    kind: Kind = .none, text: String? = nil, raw: RawText = .missing, icon: String? = nil,
    font: String? = nil
  ) {
    self.kind = kind
    self.text = text
    self.raw = raw
    self.icon = icon
    self.font = font
  }

  /// A title of plain text, private use where it is made of such characters, none where it is empty.
  public init(text: String) {
    let kind: Kind =
      if text.isEmpty { .none } else if text.isPrivateUse { .privateUse } else { .text }
    self.init(kind: kind, text: kind == .text ? text : nil, raw: .text(text))
  }
}

/// A small text on a key.
public struct KeyHint: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The corner or side, a direction such as "ne"; nil where the source doesn't tell.
  public var position: String?

  /// Makes a hint.
  public init(_ text: String, position: String? = nil) {
    self.text = text
    self.position = position
  }
}

/// What a press inserts, and how that is known.
public struct KeyOutput: Hashable, Sendable {
  /// How it is known.
  public enum Provenance: String, Hashable, Sendable, CaseIterable {
    /// The source says so.
    case explicit
    /// The source says no more than what is printed on the key.
    case label
    /// The id of the key says so.
    case id
    /// By what keys of such an id usually insert.
    case guess
    /// It isn't known.
    case unknown
  }

  /// The text; nil where it isn't known.
  public var text: String?
  /// How it is known.
  public var provenance: Provenance

  /// Makes an output.
  public init(_ text: String?, _ provenance: Provenance) {
    self.text = text
    self.provenance = provenance
  }
}

/// What a press does beyond inserting a text.
public struct LayoutFunction: Hashable, Sendable {
  /// What it does; a page by its id in the document.
  public var function: KeyFunction
  /// What the key is called by, where that isn't what a press does: shift where the press shows a
  /// page of capitals.
  public var calledBy: KeyFunction?
  /// Whether the source doesn't say so: what keys of such an id or picture usually do.
  public var isGuess = false
  /// Whether the page or the modifier stays until it is asked for again.
  public var locks = false
  /// The source's own word for it, verbatim.
  public var native: JSON?

  /// Makes a function.
  public init(
    _ function: KeyFunction, calledBy: KeyFunction? = nil, isGuess: Bool = false,
    locks: Bool = false,
    native: JSON? = nil
  ) {
    self.function = function
    self.calledBy = calledBy
    self.isGuess = isGuess
    self.locks = locks
    self.native = native
  }
}

extension String {
  /// Whether there are characters, and all of them are for private use.
  var isPrivateUse: Bool {
    !isEmpty && unicodeScalars.allSatisfy { $0.properties.generalCategory == .privateUse }
  }
}

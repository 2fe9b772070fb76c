internal import KeyModel

/// What a key does, from everything that its members tell.
///
/// A layer to be shown and a token tell more than the id does: many a key that shows numbers is
/// called K_SHIFT.
struct KeymanMeaning {
  /// The id of the key, empty where it has none.
  let id: String
  /// Its title.
  let title: KeyTitle
  /// Its `sp`: 1 and 2 for keys of the frame, 8 for dead keys, 9 for blanks, 10 for spacers.
  let special: Int
  /// The layer that is shown after a press.
  let nextLayer: String?
  /// The layer whose modifiers the key has.
  let layer: String
  /// The layer that it stands on.
  let page: String
  /// All layers.
  let pages: [String]

  private var token: KeymanToken? {
    title.kind == .token ? title.raw.string.flatMap(KeymanToken.init) : nil
  }

  /// Sets role, function, output and the page to come.
  func apply(to key: inout LayoutKey) {
    switch special {
    case 10: key.role = .spacer
    case 9: key.role = .blank
    default: applyToKey(&key)
    }
    if key.function?.function.targetPage == nil { key.nextPage = nextLayer }
  }

  private func applyToKey(_ key: inout LayoutKey) {
    if let function {
      key.function = function
      key.role = LayoutKey.Role(doing: function.function)
    } else {
      key.output = output
      key.role = special == 8 ? .deadKey : .character
    }
  }

  private var function: LayoutFunction? {
    if KeymanIDs.nothing.contains(id.lowercased()), title.text?.isEmpty != false, nextLayer == nil {
      return LayoutFunction(.none)
    }
    switch token?.meaning {
    case .function(let function)?: return LayoutFunction(function)
    case .character?: return nil
    case .page(let name)?: return pageSwitch(calledBy: name)
    case nil: break
    }
    if let function = KeymanIDs.functions[id] { return LayoutFunction(function) }
    if let known = KeymanIDs.switches[id], token != nil || nextLayer != nil || !isTyping {
      return pageSwitch(calledBy: nextLayer == nil ? known.calledBy : nil)
    }
    guard nextLayer != nil, token != nil || special == 1 || special == 2 else { return nil }
    return pageSwitch(calledBy: nil)
  }

  /// Whether a key with the id of a switch is one that types: it is drawn as a plain key, and what
  /// stands on it is one character.
  private var isTyping: Bool {
    special == 0 && title.kind == .text && title.text?.count == 1
  }

  /// A key that shows a page: the one that is told, else the one that keys of its id show.
  private func pageSwitch(calledBy name: KeyFunction?) -> LayoutFunction {
    guard let target = nextLayer ?? usualTarget else {
      return LayoutFunction(
        name ?? KeymanIDs.switches[id]?.calledBy ?? .unknown(title.raw.string ?? id))
    }
    let pageName = Self.name(ofPage: target)
    // A key that says 123 on the page of numbers leads back to letters.
    let calledBy = name?.targetPage == nil ? name ?? pageName : pageName ?? name
    return LayoutFunction(.page(target), calledBy: calledBy, isGuess: nextLayer == nil)
  }

  private var usualTarget: String? {
    let usual = KeymanIDs.switches[id]?.pages.first { pages.contains($0) }
    return usual == page ? pages.first { $0 == "default" } : usual
  }

  /// What a key is called that shows a page whose id tells what it is for.
  private static func name(ofPage id: String) -> KeyFunction? {
    KeymanReader.kinds[id]?.switchName
  }

  /// What a press inserts: the rules that decide aren't in the file, so only ids tell for sure.
  private var output: KeyOutput? {
    if let text = KeymanIDs.text(of: id) { return KeyOutput(text, .id) }
    if case .character(let text)? = token?.meaning { return KeyOutput(text, .label) }
    if id == "K_SPACE" { return KeyOutput(" ", .id) }
    if token == nil, let text = title.text, !text.isEmpty { return KeyOutput(text, .label) }
    return guess ?? KeyOutput(nil, .unknown)
  }
}

extension KeymanMeaning {
  /// What the key of a US keyboard inserts; with Control or Alt none does.
  private var guess: KeyOutput? {
    let modifiers = layer.split(separator: "-")
    let hasNone = !modifiers.contains { $0.hasSuffix("alt") || $0.hasSuffix("ctrl") }
    guard token == nil, title.kind != .privateUse, hasNone else { return nil }
    let text = KeymanIDs.guess(id, shifted: modifiers.contains("shift"))
    return text.map { KeyOutput($0, .guess) }
  }
}

extension KeyFunction {
  /// The page that a press shows.
  var targetPage: String? {
    guard case .page(let id) = self else { return nil }
    return id
  }
}

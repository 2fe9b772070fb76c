internal import KeyModel

/// A modifier of a physical keyboard, whatever a format calls it.
enum PhysicalModifier: Hashable, CaseIterable {
  case shift
  case caps
  case altGr
  case alt
  case control
  case command

  /// The modifier of a format's word; nil for a word of none.
  init?(_ word: String) {
    guard let found = Self.words[word.lowercased()] else { return nil }
    self = found
  }

  private static let words: [String: Self] = [
    "shift": .shift, "shiftl": .shift, "shiftr": .shift, "anyshift": .shift, "rightshift": .shift,
    "caps": .caps, "lock": .caps,
    "altr": .altGr, "level3": .altGr,
    "alt": .alt, "altl": .alt, "opt": .alt, "optl": .alt, "optr": .alt, "option": .alt,
    "anyoption": .alt, "rightoption": .alt,
    "ctrl": .control, "ctrll": .control, "ctrlr": .control, "control": .control,
    "anycontrol": .control, "rightcontrol": .control,
    "cmd": .command, "command": .command,
  ]

  /// What the key is called.
  var function: KeyFunction {
    switch self {
    case .shift: .shift
    case .caps: .capsLock
    case .altGr: .modifier(.altGr)
    case .alt: .modifier(.alt)
    case .control: .modifier(.control)
    case .command: .modifier(.command)
    }
  }

  /// What is printed on the key.
  var title: String {
    switch self {
    case .shift: "⇧"
    case .caps: "⇪"
    case .altGr: "AltGr"
    case .alt: "Alt"
    case .control: "Ctrl"
    case .command: "Cmd"
    }
  }

  /// The row of ISO 9995 whose left end the key stands at; nil for the row of the space bar.
  var row: Character? {
    switch self {
    case .shift: "B"
    case .caps: "C"
    case .altGr, .alt, .control, .command: nil
    }
  }
}

/// The pages of a physical keyboard by the modifiers that show them.
struct ModifierPlanes {
  /// The page of each combination.
  private(set) var pages: [Set<PhysicalModifier>: String] = [:]
  /// The combination that a page is known by.
  private(set) var combinations: [String: Set<PhysicalModifier>] = [:]

  /// What may or may not be held is tried both ways, for no more modifiers than these.
  private static let mostOptional = 4

  init(_ form: LayoutForm) {
    // A page of no keys is nothing to be shown.
    for page in form.pages where page.keys.contains(where: \.role.isKey) {
      let isPlain = page.modifiers.isEmpty || page.kind == .letters
      let all = (isPlain ? [[]] : []) + page.modifiers.flatMap(Self.combinations)
      for combination in all where pages[combination] == nil { pages[combination] = page.id }
      combinations[page.id] = all.first
    }
  }

  private static func combinations(of words: [String]) -> [Set<PhysicalModifier>] {
    var needed: Set<PhysicalModifier> = []
    var optional: [PhysicalModifier] = []
    for word in words {
      let isOptional = word.hasSuffix("?")
      guard let modifier = PhysicalModifier(isOptional ? String(word.dropLast()) : word) else {
        // A combination with a modifier that no key stands for can't be pressed.
        if isOptional { continue }
        return []
      }
      if isOptional { optional.append(modifier) } else { needed.insert(modifier) }
    }
    return optional.prefix(mostOptional).reduce([needed]) { found, modifier in
      found + found.map { $0.union([modifier]) }
    }
  }
}

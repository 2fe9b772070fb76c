/// Puts the codes of a terminal together to what a person did.
///
/// It tells Esc from Alt: both begin with the escape character, and what comes in the same burst
/// belongs to Alt. Sequences that nobody knows are dropped whole, so that their tail isn't typed.
struct KeyReader {
  private enum State {
    case plain
    case escaped
    /// Inside of a control sequence that ncurses didn't know.
    case sequence
    /// One more character ends the sequence.
    case shortSequence
    case paste
  }

  private var state = State.plain
  private var typed = ""
  private var pasted = ""
  private var lastPasted: Unicode.Scalar?

  /// Takes the codes that were there to be read at once, and tells what they mean.
  ///
  /// What can't be known yet, such as a paste without its end, waits for the next burst.
  mutating func read(_ burst: [TerminalCode]) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for code in burst { take(code, &inputs) }
    switch state {
    case .escaped: inputs.append(key(.escape))
    case .shortSequence: inputs.append(key(.character("O"), .alt))
    case .sequence where burst.last == .scalar("["): inputs.append(key(.character("["), .alt))
    case .plain, .sequence, .paste: break
    }
    if case .paste = state {} else { state = .plain }
    flush(&inputs)
    return inputs
  }

  private mutating func take(_ code: TerminalCode, _ inputs: inout [TerminalInput]) {
    switch (state, code) {
    case (.paste, .pasteEnd):
      state = .plain
      if !pasted.isEmpty { inputs.append(.paste(pasted)) }
      pasted = ""
    case (.paste, .scalar(let scalar)): addPasted(scalar)
    case (.paste, _): break
    case (.escaped, .scalar("\u{1B}")): inputs.append(key(.escape))
    case (.escaped, .scalar("[")): state = .sequence
    case (.escaped, .scalar("O")): state = .shortSequence
    case (.escaped, .scalar(let scalar)):
      state = .plain
      inputs.append(.key(Self.key(of: scalar, adding: .alt)))
    case (.escaped, .key(var known)):
      state = .plain
      known.modifiers.insert(.alt)
      inputs.append(.key(known))
    case (.sequence, .scalar(let scalar)):
      if (0x40...0x7E).contains(scalar.value) || scalar.value < 0x20 { state = .plain }
    case (.shortSequence, .scalar): state = .plain
    case (.plain, .scalar("\u{1B}")):
      flush(&inputs)
      state = .escaped
    case (.plain, .scalar(let scalar)): addTyped(scalar, &inputs)
    default: takeKnown(code, &inputs)
    }
  }

  private mutating func takeKnown(_ code: TerminalCode, _ inputs: inout [TerminalInput]) {
    flush(&inputs)
    if case .escaped = state { inputs.append(key(.escape)) }
    state = .plain
    switch code {
    case .key(let known): inputs.append(.key(known))
    case .mouse(let report): inputs.append(.mouse(report))
    case .pasteBegin: state = .paste
    case .pasteEnd, .other, .scalar: break
    }
  }

  /// Keeps what is typed in one burst together: a letter and its marks are one character.
  private mutating func addTyped(_ scalar: Unicode.Scalar, _ inputs: inout [TerminalInput]) {
    guard Self.isControl(scalar) else {
      typed.unicodeScalars.append(scalar)
      return
    }
    flush(&inputs)
    inputs.append(.key(Self.key(of: scalar, adding: [])))
  }

  private mutating func flush(_ inputs: inout [TerminalInput]) {
    inputs += typed.map { key(.character($0)) }
    typed = ""
  }

  /// Of the control characters, a paste keeps line breaks and tabs.
  private mutating func addPasted(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": pasted.unicodeScalars.append("\n")
    case "\n" where lastPasted == "\r": break
    case "\n", "\t": pasted.unicodeScalars.append(scalar)
    default:
      if !Self.isControl(scalar) { pasted.unicodeScalars.append(scalar) }
    }
    lastPasted = scalar
  }

  private func key(
    _ code: TerminalKey.Code, _ modifiers: TerminalKey.Modifiers = []
  ) -> TerminalInput {
    .key(TerminalKey(code, modifiers))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// The key that a single character stands for.
  private static func key(
    of scalar: Unicode.Scalar, adding modifiers: TerminalKey.Modifiers
  ) -> TerminalKey {
    switch scalar.value {
    case 0x08, 0x7F: TerminalKey(.backspace, modifiers)
    case 0x09: TerminalKey(.tab, modifiers)
    case 0x0A, 0x0D: TerminalKey(.enter, modifiers)
    case 0x1B: TerminalKey(.escape, modifiers)
    case 0x00: TerminalKey(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      TerminalKey(
        .character(Character(Unicode.Scalar(UInt8(scalar.value + 0x60)))),
        modifiers.union(.control))
    case 0x1C...0x1F:
      TerminalKey(
        .character(Character(Unicode.Scalar(UInt8(scalar.value + 0x40)))),
        modifiers.union(.control))
    default: TerminalKey(.character(Character(scalar)), modifiers)
    }
  }
}

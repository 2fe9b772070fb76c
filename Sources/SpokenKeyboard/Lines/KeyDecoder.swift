/// Tells keys by the bytes that xterm, the Linux console and their like send, where no description
/// of the terminal is to be had.
struct KeyDecoder {
  /// The start of a character whose other bytes haven't come yet.
  private var begun: [UInt8] = []

  /// What a burst of bytes means.
  mutating func decode(_ bytes: [UInt8]) -> [TerminalCode] {
    var rest = (begun + bytes)[...]
    begun = []
    var codes: [TerminalCode] = []
    while let first = rest.first {
      if first == 0x1B, let (code, count) = Self.sequence(in: rest) {
        codes.append(code)
        rest = rest.dropFirst(count)
        continue
      }
      let length = Self.length(ofCharacterWith: first)
      // Where a byte of a character is missing, what stands there belongs to the next.
      let count = 1 + rest.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count
      guard count == length || rest.count > count else {
        begun = Array(rest)
        break
      }
      for scalar in String(decoding: rest.prefix(count), as: UTF8.self).unicodeScalars {
        codes.append(.scalar(scalar))
      }
      rest = rest.dropFirst(count)
    }
    return codes
  }

  private static func length(ofCharacterWith first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// The key whose sequence stands here, and how long that is; nil for none that is known.
  private static func sequence(in bytes: ArraySlice<UInt8>) -> (TerminalCode, Int)? {
    let text = String(decoding: bytes.prefix(16), as: UTF8.self).dropFirst()
    guard let kind = text.first, kind == "[" || kind == "O" else { return nil }
    if text.hasPrefix("[["), let key = console[text.dropFirst(2).first ?? " "] {
      return (.key(TerminalKey(key)), 4)
    }
    let parameters = text.dropFirst().prefix { $0.isNumber || $0 == ";" }
    guard let final = text.dropFirst(1 + parameters.count).first else { return nil }
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let held =
      numbers.count > 1 ? TerminalKey.Modifiers(rawValue: UInt8(clamping: numbers[1] - 1)) : []
    let count = parameters.count + 3
    if final == "~", let number = numbers.first {
      if number == 200 { return (.pasteBegin, count) }
      if number == 201 { return (.pasteEnd, count) }
      return numbered[number].map { (.key(TerminalKey($0, held)), count) }
    }
    if final == "Z" { return (.key(TerminalKey(.tab, .shift)), count) }
    return lettered[final].map { (.key(TerminalKey($0, held)), count) }
  }

  /// Keys by the last character of their sequences, `ESC [ X`, or `ESC [ 1 ; modifiers X`.
  static let lettered: [Character: TerminalKey.Code] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  /// The Linux console's first function keys.
  private static let console: [Character: TerminalKey.Code] = [
    "A": .function(1), "B": .function(2), "C": .function(3), "D": .function(4), "E": .function(5),
  ]

  /// Keys by the number in their sequences, `ESC [ number ~`.
  static let numbered: [Int: TerminalKey.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}

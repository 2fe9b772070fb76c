internal import KeyModel

/// Looks at a keymap's text before the library gets it.
///
/// A keymap of a stranger must not name other files: the library would look for them anywhere.
enum XKBText {
  /// Words that keymaps begin with.
  static let beginnings: Set<String> = ["xkb_keymap", "default", "hidden", "partial"]

  /// Words that name another file where a text follows.
  private static let includes: Set<String> = [
    "include", "augment", "override", "replace", "alternate",
  ]

  /// The first word behind blanks and comments.
  static func firstWord(of bytes: [UInt8]) -> String? {
    var scanner = Scanner(bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard case .word(let word) = scanner.next() else { return nil }
    return word
  }

  /// Signs in one expression; the library follows them one within the other, on its stack.
  private static let mostSigns = 256
  private static let mostDepth = 64

  /// - Throws: `ImportError` for a text that names other files, is nested too deeply, or has a list
  ///   that begins with a comma, which crashes libxkbcommon 1.5.
  static func check(_ file: SourceFile, from start: Int) throws(ImportError) {
    var scanner = Scanner(file.bytes, from: start)
    var lastWord = ""
    var depth = 0
    var signs = 0
    var isListBegun = false
    while let token = scanner.next() {
      switch token {
      case .word(let word):
        lastWord = word.lowercased()
        isListBegun = false
        continue
      case .text where includes.contains(lastWord):
        throw ImportError(
          .unsafePath, at: place(scanner.tokenStart, file, start),
          expected: "a keymap that is whole", found: "'\(lastWord)' and the name of another file",
          remedy: "write it whole with 'xkbcli compile-keymap'")
      case .comma where isListBegun:
        throw ImportError(
          .syntax, at: place(scanner.tokenStart, file, start),
          expected: "the first part of a list", found: "','", remedy: "take the comma out")
      case .open: depth += 1
      case .close: depth -= 1
      case .comma, .separator: signs = 0
      case .sign: signs += 1
      case .text, .other: break
      }
      lastWord = ""
      isListBegun = token == .open
      guard depth <= mostDepth, signs <= mostSigns else {
        throw ImportError(
          .limit, at: place(scanner.tokenStart, file, start),
          expected: "at most \(mostDepth) brackets in each other and \(mostSigns) signs in a row",
          found: "more", remedy: "correct the file")
      }
    }
  }

  private static func place(_ offset: Int, _ file: SourceFile, _ start: Int) -> SourcePlace {
    TextPosition.place(of: offset, in: file.bytes, file: file.name, start: start)
  }

  private enum Token: Equatable {
    case word(String)
    case text
    case open
    case close
    case comma
    /// The end of a statement.
    case separator
    /// What joins or changes parts of an expression.
    case sign
    case other
  }

  private struct Scanner {
    let bytes: [UInt8]
    private var index: Int
    private(set) var tokenStart = 0

    init(_ bytes: [UInt8], from start: Int) {
      self.bytes = bytes
      index = start
    }

    mutating func next() -> Token? {
      skipBlanks()
      guard index < bytes.count else { return nil }
      tokenStart = index
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): return .open
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return .close
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(bytes.count, index + 1)
        return .text
      case UInt8(ascii: ","): return .comma
      case UInt8(ascii: ";"): return .separator
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
        UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: "."):
        return .sign
      default:
        guard Self.isWord(byte) else { return .other }
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        return .word(String(decoding: bytes[tokenStart..<index], as: UTF8.self))
      }
    }

    private mutating func skipBlanks() {
      while index < bytes.count {
        let byte = bytes[index]
        let isComment =
          byte == UInt8(ascii: "#")
          || (byte == UInt8(ascii: "/") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "/"))
        guard isComment || byte <= 0x20 else { return }
        guard isComment else {
          index += 1
          continue
        }
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
    }
  }
}

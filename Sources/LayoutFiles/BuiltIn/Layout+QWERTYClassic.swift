internal import KeyModel

extension Layout {
  /// A first keyboard for iOS as people once wrote it: capitals on the caps, four rows, every key
  /// of a row equally wide, margins of one point.
  static let qwertyClassic = Layout(
    id: "qwerty-classic", name: "QWERTY classic", language: "en",
    pages: [
      Page(
        id: "letters",
        rows: RowGeometry(width: 1009, gap: 1).place([
          letters("qwertyuiop"),
          letters("asdfghjkl"),
          [.key(Key(id: "caps-lock", title: "CP", function: .capsLock))]
            + letters("zxcvbnm")
            + [.key(Key(id: "delete", title: "BP", function: .deleteBackward))],
          [
            .key(Key(id: "next-keyboard", title: "CHG", function: .nextKeyboard)),
            .key(Key(id: "space", title: "SPACE", function: .insert(" "))),
            .key(Key(id: "return", title: "RETURN", function: .returnKey)),
          ],
        ]))
    ],
    startsInCapsLock: true)

  private static func letters(_ letters: String) -> [RowGeometry.Cell] {
    letters.map { letter in
      let text = String(letter)
      return .key(Key(id: text, title: text.uppercased(), function: .insert(text)))
    }
  }
}

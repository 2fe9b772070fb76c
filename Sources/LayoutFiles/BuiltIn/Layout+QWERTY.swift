internal import KeyModel

extension Layout {
  /// A keyboard of today: small letters, shift, a page of numbers and one of symbols.
  static let qwerty = Layout(
    id: "qwerty", name: "QWERTY", language: "en",
    pages: [
      page(
        "letters",
        [
          KeyRow.characters("qwertyuiop"),
          [.blank(weight: 0.5)] + KeyRow.characters("asdfghjkl") + [.blank(weight: 0.5)],
          [.key(shift, weight: 1.5)] + KeyRow.characters("zxcvbnm") + [.key(delete, weight: 1.5)],
          bottomRow(pageKey: Key(id: "numbers", title: "123", function: .page("numbers"))),
        ]),
      page(
        "numbers",
        [
          KeyRow.characters("1234567890"),
          KeyRow.characters("-/:;()$&@\""),
          punctuationRow(pageKey: Key(id: "symbols", title: "#+=", function: .page("symbols"))),
          bottomRow(pageKey: Key(id: "letters", title: "ABC", function: .page("letters"))),
        ]),
      page(
        "symbols",
        [
          KeyRow.characters("[]{}#%^*+="),
          KeyRow.characters("_\\|~<>€£¥•"),
          punctuationRow(pageKey: Key(id: "numbers", title: "123", function: .page("numbers"))),
          bottomRow(pageKey: Key(id: "letters", title: "ABC", function: .page("letters"))),
        ]),
    ])

  private static let shift = Key(id: "shift", title: "⇧", function: .shift)
  private static let delete = Key(id: "delete", title: "⌫", function: .deleteBackward)

  private static func page(_ id: String, _ rows: [[RowGeometry.Cell]]) -> Page {
    Page(id: id, rows: RowGeometry().place(rows), returnsToFirstPage: id != "letters")
  }

  private static func punctuationRow(pageKey: Key) -> [RowGeometry.Cell] {
    [.key(pageKey, weight: 1.5)] + KeyRow.characters(".,?!'").map { $0.widened(to: 1.4) }
      + [.key(delete, weight: 1.5)]
  }

  private static func bottomRow(pageKey: Key) -> [RowGeometry.Cell] {
    [
      .key(pageKey, weight: 1.25),
      .key(Key(id: "next-keyboard", title: "🌐", function: .nextKeyboard), weight: 1.25),
      .key(Key(id: "space", title: "space", function: .insert(" ")), weight: 5),
      .key(Key(id: "return", title: "return", function: .returnKey), weight: 2.5),
    ]
  }
}

extension RowGeometry.Cell {
  fileprivate func widened(to weight: Double) -> Self {
    switch self {
    case .key(let key, _): .key(key, weight: weight)
    case .blank: .blank(weight: weight)
    }
  }
}

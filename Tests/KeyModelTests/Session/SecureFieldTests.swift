import KeyModel
import Testing

struct SecureFieldTests {
  /// Characters of no word, so that finding one in an event's description means that it leaked.
  private static let secrets = "ΞΨΩ"

  private static let layout = Layout(
    id: "secret", name: "Secret",
    pages: [
      Page(
        id: "p",
        rows: RowGeometry().place([
          secrets.map { .letter(String($0)) } + [
            .key(Key(id: "delete", title: "⌫", function: .deleteBackward))
          ]
        ]))
    ])

  @Test func `no event of a secure field holds a character of it`() {
    var generator = SplitMix(seed: 7)
    for _ in 0..<2_000 {
      var field = FieldTraits.plain
      field.isSecureTextEntry = true
      field.maximumLength = Int.random(in: 2...8, using: &generator)
      var stage = Performance(Self.layout, field: field)
      for _ in 0..<6 {
        let gesture = Self.gesture(&generator)
        let told = String(describing: stage.perform(gesture))
        let leaks = Self.secrets.contains { told.contains($0) }
        #expect(!leaks, "\(gesture) told \(told)")
      }
    }
  }

  @Test func `neither focus nor shift nor page tells which key was pressed`() {
    var stage = Performance(.small)
    stage.perform(.set(name: "secure", value: "on"))
    let once = stage.perform(.type("aA1'"))
    let again = stage.perform(.type("aa"))
    let kinds = (once + again).map { event in
      switch event {
      case .press(let key, _, _): key.id
      case .text: "text"
      default: "\(event)"
      }
    }
    let pressed = kinds.filter { $0 != "text" }
    #expect(Set(pressed) == ["secure"])
    #expect(kinds.filter { $0 == "text" }.count == 6)
  }

  @Test func `a secure field wants no capitals, and asks for them again when it isn't one`() {
    var stage = Performance(.small, field: FieldTraits())
    #expect(stage.session.shift == .once)
    stage.perform(.set(name: "secure", value: "on"))
    #expect(stage.session.shift == .off)
    stage.perform(.set(name: "secure", value: "off"))
    #expect(stage.session.shift == .once)
  }

  /// Everything that can be done, focusing a key apart: a person has to hear which key it is.
  private static func gesture(_ generator: inout SplitMix) -> Gesture {
    let secret = secrets.randomElement(using: &generator) ?? "Ξ"
    let all: [Gesture] = [
      .press(String(secret)), .type(String(secret)), .strike(secret), .strikeDelete,
      .press("delete"), .paste(String(secret) + "x"), .undo, .redo, .caret(.left, .word),
      .select(.left, .character), .selectAll, .read(.character), .read(.word), .read(.line),
      .read(.all), .read(.phonetic), .host(.insertText(String(secret))),
      .host(.replaceAll(secrets)), .proxy(.insertText(String(secret))),
      .proxy(.setMarkedText(String(secret), selectedRange: 0..<1)), .proxy(.unmarkText),
      .hold("delete", alternative: nil), .wait(.seconds(1)),
    ]
    return all.randomElement(using: &generator) ?? .undo
  }
}

import KeyModel
import Testing

@Suite struct FieldTraitsTests {
  private func field(_ change: (inout FieldTraits) -> Void) -> FieldTraits {
    var field = FieldTraits()
    change(&field)
    return field
  }

  @Test func `a plain field takes everything`() {
    let text = "a\nb👍\u{301}"
    #expect(FieldTraits().admit(text, length: 1_000_000) == .accepted(text))
  }

  @Test(arguments: ["\n", "a\nb", "a\r\nb", "a\u{2028}"])
  func `a field of one line refuses line breaks`(_ text: String) {
    let single = field { $0.lines = .single }
    #expect(single.admit(text, length: 0) == .refused(text, .newlineInSingleLine))
  }

  @Test func `a text that is too long is refused whole`() {
    let short = field { $0.maximumLength = 5 }
    #expect(short.admit("de", length: 3) == .accepted("de"))
    #expect(short.admit("def", length: 3) == .refused("def", .maximumLength(5)))
    #expect(short.admit("", length: 5) == .accepted(""))
  }

  @Test func `what is replaced makes room`() {
    let short = field { $0.maximumLength = 5 }
    #expect(short.admit("xyz", length: 5, replacing: 3) == .accepted("xyz"))
    #expect(short.admit("wxyz", length: 5, replacing: 3) == .refused("wxyz", .maximumLength(5)))
  }

  @Test func `a field that is too full already still takes what makes it no longer`() {
    let short = field { $0.maximumLength = 5 }
    #expect(short.admit("x", length: 9, replacing: 1) == .accepted("x"))
    #expect(short.admit("x", length: 9) == .refused("x", .maximumLength(5)))
  }

  @Test(arguments: [("\u{301}", "e"), ("\u{93F}", "न"), ("\u{1F3FD}", "👍"), ("\n", "\r")])
  func `what joins the character before it needs no room`(_ mark: String, _ previous: Character) {
    let full = field { $0.maximumLength = 1 }
    #expect(full.admit(mark, length: 1, after: previous) == .accepted(mark))
    #expect(full.admit("a", length: 1, after: previous) == .refused("a", .maximumLength(1)))
  }

  @Test(arguments: [
    (AllowedCharacters.digits, "12a", "a"), (.digits, "½", "½"), (.digits, "1.5", "."),
    (.decimal(separator: ","), "1,5.", "."), (.listed(["a", "é"]), "aeé", "e"),
    (.digits, "1\u{301}", "1\u{301}"),
  ])
  func `the first character that isn't allowed is named`(
    _ allowed: AllowedCharacters, _ text: String, _ wrong: Character
  ) {
    let picky = field { $0.allowedCharacters = allowed }
    #expect(picky.admit(text, length: 0) == .refused(text, .characterNotAllowed(wrong)))
  }

  @Test(arguments: [
    (AllowedCharacters.any, "x"), (.digits, "0٣९"), (.decimal(separator: ","), "1,5"),
    (.listed(["é"]), "e\u{301}"), (.digits, "1\n2"),
  ])
  func `allowed characters pass`(_ allowed: AllowedCharacters, _ text: String) {
    let picky = field { $0.allowedCharacters = allowed }
    #expect(picky.admit(text, length: 0) == .accepted(text))
  }

  @Test func `passwords, code and addresses are left as typed`() {
    #expect(FieldTraits().rewritesTyping)
    let fields = [
      field { $0.isSecureTextEntry = true }, field { $0.isCode = true },
      field { $0.keyboardType = .URL }, field { $0.keyboardType = .emailAddress },
      field { $0.keyboardType = .decimalPad },
    ]
    for field in fields {
      #expect(!field.rewritesTyping)
      #expect(field.effectiveAutocapitalization == .none)
    }
  }

  @Test func `names and forms keep the capitals that they ask for`() {
    let names = field {
      $0.keyboardType = .namePhonePad
      $0.autocapitalizationType = .words
    }
    #expect(names.effectiveAutocapitalization == .words)
    #expect(FieldTraits().effectiveAutocapitalization == .sentences)
  }

  @Test func `the types have UIKit's raw values`() {
    #expect(ReturnKeyType.allCases.map(\.rawValue) == Array(0...11))
    #expect(ReturnKeyType.done.rawValue == 9)
    #expect(KeyboardType.allCases.map(\.rawValue) == Array(0...11))
    #expect(KeyboardType.emailAddress.rawValue == 7)
  }
}

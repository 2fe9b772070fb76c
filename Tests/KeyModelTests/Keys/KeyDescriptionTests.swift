import KeyModel
import Testing

struct KeyDescriptionTests {
  struct Case: CustomTestStringConvertible {
    var label: String?
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits
    var spoken: String

    var testDescription: String { "\(label ?? "-"), \(traits.names): \(spoken)" }

    init(
      _ label: String?, _ traits: AccessibilityTraits = [], value: String? = nil,
      hint: String? = nil, is spoken: String
    ) {
      (self.label, self.value, self.hint, self.traits, self.spoken) =
        (label, value, hint, traits, spoken)
    }
  }

  /// The first rows are AccessibilitySnapshot's own reference results.
  @Test(arguments: [
    Case("09", .keyboardKey, is: "09"),
    Case("26", [.button, .keyboardKey], is: "26"),
    Case("q", .button, is: "q. Button."),
    Case("23", [.button, .selected], is: "Selected: 23. Button."),
    Case("24", [.button, .notEnabled], is: "24. Dimmed. Button."),
    Case("Label", value: "Value", hint: "Hint", is: "Label: Value"),
    Case(nil, .button, hint: "Hint", is: "Hint. Button."),
    Case("shift", [.keyboardKey, .selected], value: "on", is: "Selected: shift: on"),
    Case("Delete.", .button, is: "Delete. Button."),
    Case("delete.", [.keyboardKey, .notEnabled], is: "delete. Dimmed."),
    Case(nil, .keyboardKey, is: ""),
    Case(nil, [.keyboardKey, .selected], is: "Selected."),
    Case(nil, value: "on", is: "on"),
    Case("Wi-Fi", [.button, .toggleButton], value: "1", is: "Wi-Fi. Switch Button. On."),
    Case("Wi-Fi", [.button, .toggleButton], value: "2", is: "Wi-Fi. Switch Button. Mixed."),
    Case("Back", .backButton, is: "Back Button."),
    Case("More", .tabBarItem, is: "More. Tab."),
    Case("50 %", is: "50 %"),
    Case("Name", [.textEntry, .isEditing], is: "Name. Text Field. Is editing."),
    Case("PIN", [.textEntry, .secureTextField], is: "PIN. Secure Text Field."),
    Case("A", [.header, .link, .image], is: "A. Heading. Link. Image."),
  ])
  func `a key says its label, value, state and traits in this order`(_ row: Case) {
    var key = Key(
      id: "k", title: "", label: row.label, hint: row.hint, value: row.value,
      function: .insert(""))
    key.traits = row.traits
    #expect(key.spokenDescription(.test) == row.spoken)
  }

  @Test func `every key that can be pressed carries keyboardKey`() {
    let key = Key(id: "k", title: "k", traits: .button, function: .insert("k"))
    #expect(key.traits == [.button, .keyboardKey])
  }

  @Test(arguments: [
    (KeyFunction.deleteBackward, "Delete"), (.insert(" "), "Space"), (.returnKey, "Return"),
    (.shift, "Shift"), (.capsLock, "Caps lock"), (.nextKeyboard, "Next keyboard"),
    (.page("numbers"), "Numbers"), (.page("emoji"), "emoji"), (.dismissKeyboard, "Dismiss"),
    (.insert(","), ","),
  ])
  func `a label comes from the function, else from the output`(
    function: KeyFunction, label: String
  ) {
    #expect(KeyVocabulary.test.label(for: function) == label)
  }
}

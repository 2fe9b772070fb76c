import KeyModel
import LabelAudit
import Testing

/// Wrong labels that people reported of real keyboards, or that are in their tables, as far as a
/// layout shows them without being heard.
struct ReportedBugTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let key: AuditKey
    let rule: RuleID
    var language = "en"
    var suggestion: String?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "the globe is just a button", key: key("🌐", does: .nextKeyboard),
      rule: "label-from-title", suggestion: "label it “Next keyboard”"),
    Case(
      name: "shift is an unlabelled picture", key: key("", id: "shift", does: .shift),
      rule: "label-missing", suggestion: "label it “Shift”"),
    Case(
      name: "123 is one hundred and twenty-three", key: key("123", does: .page("numbers")),
      rule: "label-from-title", suggestion: "label it “Numbers”"),
    Case(
      name: "< deletes and is read as less than", key: key("<", does: .deleteBackward),
      rule: "label-from-title", suggestion: "label it “Delete”"),
    Case(
      name: "the role in every label", key: key("à", label: "a, button"), rule: "label-role"),
    Case(
      name: "a raw key of a text",
      key: key("☺", label: "emoji Picker.headers.frequently_used", does: .system(.emoji)),
      rule: "label-leak"),
    Case(
      name: "markup in the Malay space bar",
      key: key("", label: "{0}<td class=\"shortcuts\">{/0} Space", does: .insert(" ")),
      rule: "label-leak", language: "ms"),
    Case(
      name: "the role twice in German",
      key: key("⇧", label: "Umschalttaste-Taste", does: .shift), rule: "label-role",
      language: "de", suggestion: "label it “Umschalttaste”"),
    Case(
      name: "full stops in Russian labels", key: key("⌫", label: "Удалить.", does: .deleteBackward),
      rule: "label-punctuation", language: "ru", suggestion: "label it “Удалить”"),
    Case(
      name: "a picture's name", key: key("", label: "paintpalette", does: .unknown("themes")),
      rule: "label-leak"),
    Case(
      name: "an asset's path",
      key: key("", label: "EmojiCategories/smileysAndPeople", does: .unknown("smileys")),
      rule: "label-leak"),
    Case(
      name: "Emoji button", key: key("☺", label: "Emoji button", does: .system(.emoji)),
      rule: "label-role", suggestion: "label it “Emoji”"),
    Case(
      name: "Switch language.", key: key("🌐", label: "Switch language.", does: .nextKeyboard),
      rule: "label-punctuation"),
    Case(
      name: "how to press it, in the label",
      key: key(
        "🎤", label: ",, alternatives available, Voice typing, long press to activate",
        does: .system(.dictation)),
      rule: "label-action"),
    Case(
      name: "a count in the label",
      key: key("(", label: "Left parenthesis - open parenthesis count 5 - button"),
      rule: "label-role"),
    Case(
      name: "shift says it is off", key: key("⇧", label: "Shift off", does: .shift),
      rule: "label-state", suggestion: "label it “Shift” and put the state into the value"),
    Case(
      name: "a comma called period", key: key(",", label: "period"),
      rule: "label-contradicts-output", suggestion: "label it “comma”"),
    Case(
      name: "shouting", key: key("⌫", label: "DELETE", does: .deleteBackward),
      rule: "label-capitals", suggestion: "label it “Delete”"),
    Case(
      name: "an entity from raw XML", key: key("&", label: "&amp;"), rule: "label-leak"),
    Case(
      name: "keys that can't have the focus", key: key("q", label: "q", isHidden: true),
      rule: "key-hidden"),
  ])
  func `one finding says what a person would say`(_ sample: Case) throws {
    let extra = page("numbers", [key("ABC", label: "Letters", does: .page("letters"))])
    let subject = layout(
      [page("letters", [sample.key, delete, go]), extra], language: sample.language)
    let found = findings(in: subject)
    #expect(found.map(\.rule) == [sample.rule])
    if let suggestion = sample.suggestion {
      #expect(found.first?.suggestion?.hasPrefix(suggestion) == true, "\(found)")
    }
  }

  private let go = key("more", label: "more, numbers", does: .page("numbers"))

  @Test func `Delete on one page and delete on another are noted`() {
    let small = key("⌫", label: "delete", id: "delete", does: .deleteBackward)
    let found = findings(
      in: layout([
        page("letters", [key("a"), delete, go]),
        page("numbers", [small, key("ABC", label: "Letters", does: .page("letters"))]),
      ]))
    #expect(found.map(\.rule) == ["label-inconsistent"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `siblings with one name are one finding`() {
    let found = findings(
      in: layout([
        key("⏎", label: "Key", does: .returnKey), key("⇥", label: "Key", id: "tab", does: .tab),
        delete,
      ]))
    #expect(found.map(\.rule) == ["label-duplicate"])
    #expect(found.first?.related.map(\.id) == ["tab"])
    #expect(found.first?.suggestion == "label them “Return”, “Tab”")
  }
}

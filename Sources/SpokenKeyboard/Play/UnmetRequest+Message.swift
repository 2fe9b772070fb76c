internal import KeyModel

extension UnmetRequest {
  /// What is wrong and what to do, for a line on standard error.
  var message: String {
    switch self {
    case .noSuchKey(let name, let nearest):
      "no key '\(name)' on this page" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .nothingFound(let text, let nearest):
      "no key with '\(text)' on any page" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguousKey(let name, let ids):
      "several keys are called '\(name)'; use an id: \(ids.joined(separator: ", "))"
    case .nothingFocused: "no key has the focus; move it first"
    case .noKeyInserts(let character): "no key of this keyboard inserts '\(character)'"
    case .noSuchKeyboard(let name, let nearest):
      "no keyboard '\(name)' in this session; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "name it after the script")
    case .noSuchPage(let name, let nearest):
      "no page '\(name)' of this keyboard" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .noSuchAlternative(let key, let number, let count):
      count == 0
        ? "the key '\(key)' has no alternatives"
        : "the key '\(key)' has no alternative \(number); it has \(count)"
    case .noEffect(let label):
      label.isEmpty
        ? "the key has no effect on a text" : "the key '\(label)' has no effect on a text"
    case .keyboardDismissed: "the keyboard is put away; 'edit' shows it"
    case .setting(.unknownName(let name, let nearest)):
      "no setting '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'spoken-keyboard help play' lists them")
    case .setting(.badValue(let name, let value, let expected)):
      "'\(name)' can't be '\(value)'; expected \(expected)"
    }
  }
}

extension TextEdit {
  /// What the edit is called in a transcript: UIKit's name where it has one.
  var name: String {
    switch self {
    case .insertText: "insertText"
    case .deleteBackward: "deleteBackward"
    case .replace: "replace"
    case .deleteForward: "deleteForward"
    case .deleteWordBackward: "deleteWordBackward"
    case .adjustTextPosition: "adjustTextPosition"
    case .setMarkedText: "setMarkedText"
    case .unmarkText: "unmarkText"
    case .moveCaret: "moveCaret"
    case .extendSelection: "extendSelection"
    case .selectAll: "selectAll"
    case .replaceAll: "replaceAll"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

extension Admission.Refusal {
  /// What the reason is called in a transcript.
  var name: String {
    switch self {
    case .maximumLength: "maximumLength"
    case .characterNotAllowed: "characterNotAllowed"
    case .newlineInSingleLine: "newlineInSingleLine"
    }
  }
}

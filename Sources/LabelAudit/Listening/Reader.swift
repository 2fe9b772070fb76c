internal import KeyModel
public import Narration

/// How a screen reader hands the name of a key to the engine.
public enum Reader: String, Hashable, Sendable, CaseIterable {
  /// As running text, whatever it is: the worst case, an engine without a screen reader's tables.
  case raw
  /// One character by its name, everything else as running text: what most readers do.
  case character
  /// As this program reads keys: words for symbols, in many languages.
  case spokenKeyboard = "spoken-keyboard"

  /// How the text is handed over.
  public func mode(for text: String) -> HearingMode {
    switch self {
    case .raw: .text
    case .character: text.count == 1 ? .characters : .text
    case .spokenKeyboard: .narrated
    }
  }

  /// What is asked of the engine for a key of this name.
  public func request(
    name: String, value: String?, language: String, narrator: Narrator
  ) -> HearingRequest {
    let text = value.map { name.isBlank ? $0 : "\(name): \($0)" } ?? name
    switch mode(for: text) {
    case .text: return HearingRequest([.text(text)], language: language)
    case .characters: return HearingRequest([.character(text)], language: language)
    case .narrated:
      let key = Key(id: "", title: "", label: name, value: value, function: .none)
      var narrator = narrator
      let said = narrator.utterances(for: .focus(key, page: "", cause: .named), at: .zero)
      let commands = said.filter { $0.delay == .zero }.flatMap(\.commands)
      return HearingRequest(commands, language: said.first?.language ?? language)
    }
  }
}

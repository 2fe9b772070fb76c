import KeyModel
import Narration

/// A person at a keyboard, who writes down what is heard; one person, hence a class.
final class Typist {
  var session: Session
  var narrator: Narrator
  var time = Duration.zero

  /// A typist in a field, on a keyboard that has a key for each of the characters.
  init(
    keys: String = "abcdefghijklmnopqrstuvwxyz0123456789 .,-'’\"!?:;@$()=", language: String = "en",
    text: String = "", settings: NarrationSettings = NarrationSettings(),
    field: FieldTraits = .plain, set: [String: String] = [:],
    alphabet: any PhoneticAlphabet = PhoneticAlphabets()
  ) {
    let phrases = Phrases.best(for: language)
    session = Session(
      layouts: [.everyday(keys: keys), .digits], words: phrases.keys,
      document: TextDocument(text), field: field)
    for (name, value) in set.merging(
      ["double-space-period": "off"], uniquingKeysWith: { a, _ in a })
    {
      _ = session.handle(.set(name: name, value: value), at: .zero)
    }
    narrator = Narrator(
      phrases: phrases, language: language, settings: settings, alphabet: alphabet)
    narrator.isSecure = field.isSecureTextEntry
  }

  /// Everything that is said of a gesture, in order.
  func utterances(_ gesture: Gesture) -> [Utterance] {
    let events = session.handle(gesture, at: time)
    let said = events.flatMap { narrator.utterances(for: $0, at: time) }
    if case .wait(let duration) = gesture { time += duration }
    return said
  }

  /// The words that are heard of gestures, one text for each thing said.
  func hears(_ gestures: Gesture...) -> [String] {
    gestures.flatMap { utterances($0) }.map(\.text).filter { !$0.isEmpty }
  }

  /// The words and sounds of a gesture.
  func commands(_ gesture: Gesture) -> [[SpeechCommand]] {
    utterances(gesture).map(\.commands)
  }

  /// What is heard of keys that are pressed one by one; "⌫" presses Delete, "⏎" Return, "⇧" Shift.
  func presses(_ keys: String) -> [String] {
    keys.flatMap { key -> [String] in
      let id = ["⌫": "delete", "⏎": "return", "⇧": "shift"][key] ?? String(key)
      return hears(.press(id))
    }
  }
}

extension Layout {
  /// A keyboard with a key for each character, and those that every keyboard has.
  static func everyday(keys: String) -> Layout {
    let characters = keys.map {
      Key(id: String($0), title: String($0), function: .insert(String($0)))
    }
    let functions = [
      Key(id: "shift", title: "⇧", function: .shift),
      Key(id: "delete", title: "⌫", function: .deleteBackward),
      Key(id: "return", title: "⏎", function: .returnKey),
      Key(id: "numbers", title: "123", function: .page("numbers")),
      Key(id: "next", title: "🌐", function: .nextKeyboard),
      Key(id: "dismiss", title: "▼", function: .dismissKeyboard),
      Key(id: "caps", title: "⇪", function: .capsLock),
    ]
    let numbers = [
      Key(id: "letters", title: "ABC", function: .page("letters")),
      Key(id: "1", title: "1", function: .insert("1")),
    ]
    return Layout(
      id: "everyday", name: "Everyday",
      pages: [
        Page(id: "letters", rows: [characters, functions]), Page(id: "numbers", rows: [numbers]),
      ])
  }

  /// A keyboard of digits for German.
  static var digits: Layout {
    let keys = "123".map { Key(id: String($0), title: String($0), function: .insert(String($0))) }
    return Layout(
      id: "digits", name: "Digits", language: "de",
      pages: [
        Page(id: "first", rows: [keys, [Key(id: "next", title: "🌐", function: .nextKeyboard)]])
      ])
  }
}

/// The first letters of the spelling alphabet.
struct SampleAlphabet: PhoneticAlphabet {
  func word(for cluster: String, in language: String) -> String? {
    ["a": "Alfa", "b": "Bravo", "c": "Charlie", "w": "Whiskey"][cluster.lowercased()]
  }
}

/// Settings with something of them changed.
func settings(_ change: (inout NarrationSettings) -> Void) -> NarrationSettings {
  var settings = NarrationSettings()
  change(&settings)
  return settings
}

extension FieldTraits {
  /// A field that changes nothing by itself.
  static var plain: FieldTraits {
    var field = FieldTraits()
    field.autocapitalizationType = .none
    return field
  }

  /// A field of passwords.
  static var secure: FieldTraits {
    var field = FieldTraits.plain
    field.isSecureTextEntry = true
    return field
  }
}

internal import KeyModel

/// A key as a keyboard defines it, apart from where it lies.
struct LDMLKey {
  var id: String
  /// The output, its variables and escapes resolved, its markers in it.
  var output: String?
  /// The output as it is written.
  var rawOutput: String?
  var layerID: String?
  var isGap = false
  var fills = false
  var width: Double?
  var longPress: [String] = []
  var longPressDefault: String?
  var multiTap: [String] = []
  var flickID: String?
  var extras: Extras = []

  init(id: String, output: String?) {
    self.id = id
    self.output = output
    rawOutput = output
  }
}

/// A flick of a keyboard: its ways and the ids of the keys at their ends.
struct LDMLFlick {
  var directions: [String]
  var keyID: String
  var place: SourcePlace
}

/// What keys are called: texts to show by the key's id and by its output.
struct LDMLDisplays {
  var byID: [String: String] = [:]
  var byOutput: [String: String] = [:]
  /// What marks are shown on.
  var baseCharacter: String?

  /// What is printed on a key; nil where nothing is said of it.
  func text(of key: LDMLKey) -> String? {
    byID[key.id] ?? key.output.flatMap { byOutput[$0] }
  }

  /// The title of a key.
  func title(of key: LDMLKey) -> KeyTitle {
    if let given = text(of: key) {
      var title = KeyTitle(text: shown(given))
      title.raw = .text(given)
      return title
    }
    guard let output = key.output.map(LDMLText.withoutMarkers), !output.isEmpty else {
      return KeyTitle()
    }
    var title = KeyTitle(text: shown(output))
    title.raw = .missing
    return title
  }

  /// A mark with what it is shown on.
  private func shown(_ text: String) -> String {
    guard let baseCharacter, let first = text.unicodeScalars.first else { return text }
    let category = first.properties.generalCategory
    let isMark = category == .nonspacingMark || category == .spacingMark
    return isMark ? baseCharacter + text : text
  }
}

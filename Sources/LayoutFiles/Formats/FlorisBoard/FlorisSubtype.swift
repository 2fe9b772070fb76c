internal import KeyModel

/// What FlorisBoard uses a layout with: languages, other pages, currency, long presses.
struct FlorisSubtype {
  /// What a person calls the layout.
  var name: String?
  var direction: LayoutDocument.Direction?
  /// The layout around it, by its id.
  var frame = "default"
  /// Tags of the languages that use it, the first one's choices being taken.
  var languages: [String] = []
  /// Layouts of other kinds, by the kind.
  private var preferred: [String: String] = [:]
  /// The signs of currency, from the first slot; whether they are a guess.
  private(set) var currencies = FlorisCodes.usualCurrencies
  private(set) var currenciesAreGuess = true
  /// Long presses by what is printed on the key.
  private(set) var popups: [String: PositionedJSON] = [:]

  private static let localization = "org.florisboard.localization"

  init(_ id: String, of files: FlorisExtension, _ context: inout ImportContext) throws(ImportError)
  {
    let kind = files.kind ?? ""
    if let entry = Self.entry(id, in: try files.index()?["layouts"]?[kind]) {
      name = entry["label"]?.string
      direction = entry["direction"]?.string.flatMap(LayoutDocument.Direction.init)
      frame = entry["modifier"]?.string.map { FlorisExtension.parts(of: $0).id } ?? frame
    }
    guard let list = try files.index(ofExtension: Self.localization)?["subtypePresets"]?.array
    else {
      return
    }
    let presets = list.filter { preset in
      preset["preferred"]?[kind]?.string.map { FlorisExtension.parts(of: $0).id == id } ?? false
    }
    for preset in presets {
      guard let tag = preset["languageTag"]?.string, !languages.contains(tag) else { continue }
      languages.append(tag)
    }
    guard let preset = presets.first else { return }
    for member in preset["preferred"]?.object ?? [] {
      preferred[member.name] = member.value.string.map { FlorisExtension.parts(of: $0).id }
    }
    try takeCurrencies(preset["currencySet"]?.string, of: files)
    if let mapping = try preset["popupMapping"]?.string.flatMap({ name throws(ImportError) in
      try files.popups(name)
    }) {
      for member in mapping["all"]?.object ?? [] { popups[member.name] = member.value }
    }
  }

  /// The layout of a kind.
  func layout(_ page: FlorisPage) -> String { preferred[page.rawValue] ?? page.usualID }

  private mutating func takeCurrencies(
    _ name: String?, of files: FlorisExtension
  ) throws(ImportError) {
    guard let name else { return }
    let (owner, id) = FlorisExtension.parts(of: name)
    guard let owner,
      let slots = Self.entry(id, in: try files.index(ofExtension: owner)?["currencySets"])?["slots"]
    else { return }
    let signs = (slots.array ?? []).compactMap { $0["label"]?.string }
    guard !signs.isEmpty else { return }
    currencies = signs
    currenciesAreGuess = false
  }

  private static func entry(_ id: String, in list: PositionedJSON?) -> PositionedJSON? {
    list?.array?.first { $0["id"]?.string == id }
  }
}

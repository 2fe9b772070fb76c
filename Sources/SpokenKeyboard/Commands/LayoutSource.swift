internal import KeyModel
internal import LayoutFiles

/// Finds the layouts that a command line names.
enum LayoutSource {
  /// The built-in names.
  static var names: [String] { BuiltInLayouts.ids }

  /// Whether a layout has this name.
  static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// The built-in names, for messages.
  static var builtInNames: String { BuiltInLayouts.ids.joined(separator: ", ") }

  /// The layouts of these names, in order; the first built-in one where there are no names.
  ///
  /// - Throws: `UsageError` for a name that is no layout's.
  static func layouts(_ names: [String], languageTag: String) throws(UsageError) -> [Layout] {
    var layouts: [Layout] = []
    for name in names.isEmpty ? [BuiltInLayouts.ids[0]] : names {
      layouts.append(try layout(name, languageTag: languageTag))
    }
    return layouts
  }

  private static func layout(_ name: String, languageTag: String) throws(UsageError) -> Layout {
    // Asked only where it is needed: the locale's data costs milliseconds of the start.
    let separator =
      name == "numeric-decimal" ? ListenerLocale.decimalSeparator(languageTag: languageTag) : "."
    guard let layout = BuiltInLayouts.layout(name, decimalSeparator: separator) else {
      throw .unknown(
        "layout", name, nearest: NearestMatch.of(name, in: BuiltInLayouts.ids),
        hint: "the built-in ones are \(builtInNames)")
    }
    return layout
  }
}

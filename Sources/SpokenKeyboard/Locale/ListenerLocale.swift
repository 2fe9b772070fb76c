internal import Foundation

/// What the environment says of the person who listens.
enum ListenerLocale {
  /// The language tag of the locale: `LC_ALL`, else `LC_MESSAGES`, else `LANG`; C and POSIX, and
  /// no locale at all, mean American English.
  static func languageTag(environment: [String: String]) -> String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard name != "C", name != "POSIX" else { return "en-US" }
    return name.split(separator: "_").joined(separator: "-")
  }

  /// What separates whole numbers from fractions in a language.
  ///
  /// A number is written and looked at: `Locale.decimalSeparator` knows no languages in a program
  /// that holds Foundation statically (Swift 6.3).
  static func decimalSeparator(languageTag: String) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: Foundation.Locale(identifier: languageTag))
    let written = style.precision(.fractionLength(1)).format(0.5)
    return written.first { !$0.isNumber }.map { String($0) } ?? "."
  }
}

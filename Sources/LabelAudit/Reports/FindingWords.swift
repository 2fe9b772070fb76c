internal import KeyModel
internal import ReportText

/// A finding in the words that all reports for people share.
///
/// Names of keys are as the layout has them: whoever writes them makes them visible.
enum FindingWords {
  /// Names longer than this are cut off.
  private static let longestName = 200

  /// What the finding is about, in the words by which a listener knows it.
  static func subject(_ finding: Finding) -> String {
    guard let key = finding.key else {
      return finding.page.map { "Page \(Quotation.of($0))" }
        ?? "Layout \(Quotation.of(finding.layout.id))"
    }
    return name(of: key)
  }

  /// A key by its name, a symbol with its Unicode name; by its id where it has no name.
  static func name(of key: KeyName) -> String {
    let text = key.name.isBlank ? key.title : key.name
    guard !text.isBlank else { return "Key \(Quotation.of(key.id))" }
    guard let described = CharacterDescription.of(text) else { return cut(text) }
    return "\(text) \(described)"
  }

  /// The layout, with its form where it has several.
  static func layout(_ name: LayoutName) -> String {
    name.id + (name.form.map { " \($0)" } ?? "")
  }

  /// What is wrong, what to do, where else, and what was heard.
  ///
  /// - Parameters:
  ///   - finding: the finding.
  ///   - proofs: how many proofs are told.
  ///   - secondsPlaces: decimals of seconds; an engine may differ by hundredths each time.
  /// - Returns: a sentence without a full stop.
  static func sentence(_ finding: Finding, proofs: Int = 1, secondsPlaces: Int = 1) -> String {
    var sentence = finding.message
    if let suggestion = finding.suggestion { sentence += "; \(suggestion)" }
    if let related = related(finding) { sentence += ". \(related)" }
    if finding.confidence == .review { sentence += ". A person has to look" }
    let proof = finding.evidence.prefix(proofs).map { heard($0, secondsPlaces: secondsPlaces) }
    if !proof.isEmpty { sentence += ". Heard: " + proof.joined(separator: "; ") }
    return sentence
  }

  /// The other keys that a finding is about, the first few; nil where there are none.
  static func related(_ finding: Finding) -> String? {
    guard !finding.related.isEmpty else { return nil }
    let names = finding.related.map { key in
      finding.page == nil || key.page == finding.page
        ? name(of: key) : "\(name(of: key)) on \(key.page)"
    }
    let shown = names.prefix(8).joined(separator: ", ")
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return "\(finding.key == nil ? "Keys" : "Also"): \(shown)\(more)"
  }

  /// What was heard, of what, and by what.
  static func heard(_ evidence: Evidence, secondsPlaces: Int = 1) -> String {
    let sound = evidence.phonemes.isBlank ? "nothing" : "[\(evidence.phonemes)]"
    let seconds = JSONValue.decimal(evidence.seconds, places: secondsPlaces).line
    return
      "\(sound), \(seconds) s, for \(Quotation.of(evidence.text)) as \(evidence.mode.rawValue) "
      + "in \(evidence.language) by \(evidence.engine), voice \(evidence.voice)"
  }

  /// That a suppression hid nothing.
  static func unused(_ suppression: Suppression) -> String {
    "Suppression of \(suppression.rule) is not used: \(suppression.reason)"
  }

  private static func cut(_ text: String) -> String {
    text.count > longestName ? text.prefix(longestName) + "…" : text
  }
}

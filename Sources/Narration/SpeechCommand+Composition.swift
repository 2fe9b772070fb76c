extension [SpeechCommand] {
  /// The words alone, as a listener would write them down.
  var words: String {
    Utterance(self, language: "", cause: .text).text
  }

  /// The same steps, said higher by this many percent of the listener's pitch.
  func raised(by percent: Int) -> Self {
    guard percent > 0, !words.isEmpty else { return self }
    let inner = map { command in
      guard case .pitch(let offset) = command else { return command }
      return SpeechCommand.pitch(Swift.min(100, offset + percent))
    }
    return ([.pitch(percent)] + inner + [.pitch(0)]).withoutIdlePitches
  }

  /// The same steps without pitches that another replaces before anything is heard.
  private var withoutIdlePitches: Self {
    enumerated().filter { index, command in
      guard case .pitch = command, index + 1 < count, case .pitch = self[index + 1] else {
        return true
      }
      return false
    }.map(\.element)
  }

  /// The same steps, in another language where it differs from the one around them.
  func spoken(in language: String, within outer: String) -> Self {
    guard language.primarySubtag != outer.primarySubtag else { return self }
    return [.language(language)] + self + [.language(outer)]
  }

  /// Neighbouring texts put together as they stand, without white space at their ends.
  var joiningTexts: Self {
    var result: Self = []
    for command in self {
      guard case .text(let text) = command, case .text(let before)? = result.last else {
        result.append(command)
        continue
      }
      result[result.count - 1] = .text(before + text)
    }
    return result.compactMap { command in
      guard case .text(let text) = command else { return command }
      let trimmed = text.trimmingWhitespace
      return trimmed.isEmpty ? nil : .text(trimmed)
    }
  }
}

extension Phrase {
  /// The sentence with steps in its places.
  func commands(_ arguments: [SpeechCommand]..., isBrief: Bool) -> [SpeechCommand] {
    Self.parts(of: isBrief ? brief : full).flatMap { part -> [SpeechCommand] in
      switch part {
      case .words(let words): [.text(words)]
      case .place(let number): number <= arguments.count ? arguments[number - 1] : []
      }
    }.joiningTexts
  }
}

extension String {
  /// The language of a BCP 47 tag without script, region and the rest.
  var primarySubtag: String {
    String(prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// The text without white space at its ends.
  var trimmingWhitespace: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    guard let end else { return "" }
    return String(start[...end])
  }
}

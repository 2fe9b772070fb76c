internal import Narration

/// A layout that a rule finds something in, and one that it doesn't; they document and test it.
public struct RuleExamples: Sendable {
  /// The one that fails.
  public let fails: Example
  /// The one that passes.
  public let passes: Example

  /// A layout, and what would be heard of it.
  public struct Example: Sendable {
    /// The layout.
    public let subject: AuditSubject
    /// How names of keys are handed to the engine.
    public let reader: Reader
    /// What is heard of texts; a text that isn't here is heard as itself, 0.4 s.
    public let heard: [String: HearingResult]

    init(
      _ subject: AuditSubject, reader: Reader = .character, heard: [String: HearingResult] = [:]
    ) {
      self.subject = subject
      self.reader = reader
      self.heard = heard
    }
  }

  init(fails: Example, passes: Example) {
    self.fails = fails
    self.passes = passes
  }

  init(fails: AuditSubject, passes: AuditSubject) {
    self.init(fails: Example(fails), passes: Example(passes))
  }
}

/// An engine that says what an example tells.
public struct ExampleListener: Listener {
  /// What it calls itself.
  public let engine: String? = "an example's engine"
  private let heard: [String: HearingResult]

  /// Makes the listener of an example.
  public init(_ example: RuleExamples.Example) {
    heard = example.heard
  }

  /// What the example tells; any other text is heard as itself.
  public func hear(_ requests: Set<HearingRequest>) -> [HearingRequest: HearingResult] {
    var results: [HearingRequest: HearingResult] = [:]
    for request in requests {
      let text = request.text
      let isCharacters = request.commands.contains { command in
        guard case .character = command else { return false }
        return true
      }
      results[request] =
        (isCharacters ? heard["characters:" + text] : nil) ?? heard[text]
        ?? .heard(Hearing(phonemes: text, seconds: 0.4, voice: request.language))
    }
    return results
  }
}

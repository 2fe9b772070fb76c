public import Narration

/// What is said now, what waits, and what interrupts what; pure, without time or sound.
///
/// Every change answers with what has to be done about it. A ticket numbers one attempt to say
/// something, so that a late word about an attempt that was given up changes nothing.
public struct SpeechQueue: Hashable, Sendable {
  /// One attempt to say an utterance.
  public struct Ticket: Hashable, Sendable {
    /// A number that no other attempt has.
    public var id: Int
    /// What is said.
    public var utterance: Utterance
  }

  /// What a new utterance does when something is being said.
  public enum Reaction: Hashable, Sendable {
    /// It is said at once; nothing is in its way.
    case say
    /// It cuts what is being said, which is forgotten.
    case replace
    /// It cuts what is being said, which is said again after it.
    case interrupt
    /// It waits.
    case wait
  }

  /// What has to be done after a change.
  public struct Change: Hashable, Sendable {
    /// What is cut, if anything is.
    public var cut: Ticket?
    /// What is said next, if something else is.
    public var say: Ticket?
    /// Utterances that will not be said: replaced, or too many.
    public var dropped: [Utterance] = []
  }

  /// What is being said; nil when nothing is.
  public private(set) var saying: Ticket?
  private var waiting = WaitingUtterances()
  private var lastID = 0

  /// Makes an empty queue.
  public init() {}

  /// The rules: what a new utterance of one urgency does while one of another is being said.
  public static func reaction(to new: Urgency, while saying: Urgency?) -> Reaction {
    switch (new, saying) {
    case (_, nil): .say
    case (.passing, .passing): .replace
    case (.passing, .message): .interrupt
    case (.passing, .alert): .wait
    case (.message, .passing), (.message, .message), (.message, .alert): .wait
    case (.alert, .passing), (.alert, .message): .interrupt
    case (.alert, .alert): .wait
    }
  }

  /// Takes an utterance: says it, or lets it wait.
  public mutating func add(_ utterance: Utterance) -> Change {
    var change = Change()
    switch Self.reaction(to: utterance.urgency, while: saying?.utterance.urgency) {
    case .say:
      change.dropped = waiting.makeWay(for: utterance)
    case .replace:
      change.cut = saying
      change.dropped = waiting.makeWay(for: utterance)
    case .interrupt:
      change.cut = saying
      change.dropped = waiting.makeWay(for: utterance)
      if let saying { change.dropped += waiting.putBack(saying.utterance) }
    case .wait:
      change.dropped = waiting.add(utterance)
      return change
    }
    change.say = ticket(for: utterance)
    return change
  }

  /// An attempt is over, however it ended; the next one that waits is said.
  ///
  /// Nothing changes when the attempt isn't the one being said.
  public mutating func ended(id: Int) -> Change {
    var change = Change()
    guard saying?.id == id else { return change }
    saying = nil
    change.say = waiting.next().map { ticket(for: $0) }
    return change
  }

  /// Silence: what is being said is cut, and nothing that waits will be said.
  public mutating func stop() -> Change {
    var change = Change()
    change.cut = saying
    change.dropped = waiting.removeAll()
    saying = nil
    return change
  }

  /// How many utterances wait.
  public var waitingCount: Int { waiting.count }

  private mutating func ticket(for utterance: Utterance) -> Ticket {
    lastID += 1
    let ticket = Ticket(id: lastID, utterance: utterance)
    saying = ticket
    return ticket
  }
}

internal import Narration

/// Utterances that wait for their turn: alerts first, then the newest passing one, then messages.
struct WaitingUtterances: Hashable, Sendable {
  /// More of one kind than this are nothing that anybody wants to hear; the oldest go.
  static let most = 16

  private var alerts: [Utterance] = []
  private var passing: Utterance?
  private var messages: [Utterance] = []

  var count: Int {
    alerts.count + messages.count + (passing == nil ? 0 : 1)
  }

  /// Lets an utterance wait; gives back those that it displaces.
  mutating func add(_ utterance: Utterance) -> [Utterance] {
    switch utterance.urgency {
    case .alert:
      return Self.append(utterance, to: &alerts)
    case .message:
      return Self.append(utterance, to: &messages)
    case .passing:
      defer { passing = utterance }
      return passing.map { [$0] } ?? []
    }
  }

  /// What stops waiting because an utterance is said: a passing one isn't wanted after a newer.
  mutating func makeWay(for utterance: Utterance) -> [Utterance] {
    guard utterance.urgency == .passing, let old = passing else { return [] }
    passing = nil
    return [old]
  }

  /// What was interrupted waits in front of its kind; gives back what is lost for it.
  mutating func putBack(_ utterance: Utterance) -> [Utterance] {
    switch utterance.urgency {
    case .alert:
      alerts.insert(utterance, at: 0)
    case .message:
      messages.insert(utterance, at: 0)
    case .passing:
      guard passing == nil else { return [utterance] }
      passing = utterance
    }
    return []
  }

  /// The one whose turn it is.
  mutating func next() -> Utterance? {
    if !alerts.isEmpty { return alerts.removeFirst() }
    if let newest = passing {
      passing = nil
      return newest
    }
    return messages.isEmpty ? nil : messages.removeFirst()
  }

  /// Forgets all; gives them back.
  mutating func removeAll() -> [Utterance] {
    let all = alerts + (passing.map { [$0] } ?? []) + messages
    self = WaitingUtterances()
    return all
  }

  /// Adds to a list where the same words don't wait twice, and drops the oldest of too many.
  private static func append(_ utterance: Utterance, to list: inout [Utterance]) -> [Utterance] {
    guard !list.contains(utterance) else { return [utterance] }
    list.append(utterance)
    return list.count > most ? [list.removeFirst()] : []
  }
}

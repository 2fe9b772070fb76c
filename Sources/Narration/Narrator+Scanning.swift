internal import KeyModel

extension Narrator {
  /// What is offered to a person who scans: a row by its first and last key.
  func scan(_ event: ScanEvent) -> [Utterance] {
    let phrases = phrases.scanning
    return switch event {
    case .row(let keys, let number): [say(row(keys, number: number), .focus)]
    case .rows: [say(phrases.rows(isBrief: isBrief), .state)]
    case .paused: [say(phrases.paused(isBrief: isBrief), .state)]
    }
  }

  /// A row of one key is called as the key; one whose ends have no labels by its number.
  private func row(_ keys: [Key], number: Int) -> String {
    let labels = [keys.first, keys.last].compactMap { key in
      key?.label.flatMap { $0.isEmpty ? nil : nameOfLabel($0) }
    }
    guard labels.count == 2 else { return phrases.scanning.row(String(number), isBrief: isBrief) }
    guard keys.count > 1 else { return labels[0] }
    return phrases.scanning.rowOfKeys(labels[0], labels[1], isBrief: isBrief)
  }
}

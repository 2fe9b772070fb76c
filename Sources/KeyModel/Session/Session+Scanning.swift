extension Session {
  /// When scanning goes on by itself, since the session's start; nil where it doesn't.
  public var scanDeadline: Duration? { isEditing ? scanner.deadline : nil }

  /// The ids of the keys that scanning offers now: one key, or those of a row.
  public var offeredKeys: [String] {
    let rows = scannedRows
    switch scanner.offer {
    case .row(let row) where rows.indices.contains(row): return rows[row].map(\.id)
    case .key(let row, let index) where rows.indices.contains(row) && index < rows[row].count:
      return [rows[row][index].id]
    default: return []
    }
  }

  /// Lets scanning go on until a moment, where that is due.
  ///
  /// - Returns: what happened, in order.
  public mutating func advanceScanning(to time: Duration) -> [Event] {
    var events: [Event] = []
    while let due = scanDeadline, due <= time {
      let steps = scanner.advance(rows: rowCounts, settings: settings.scanning, to: time)
      events += carryOut(steps, at: due)
    }
    return hidingSecrets(in: events)
  }

  /// A switch was pressed; one that finds the keyboard put away shows it.
  mutating func press(_ pressed: ScanSwitch, at time: Duration) -> [Event] {
    guard settings.scanning.mode != .off else { return [.setting(name: "scan", value: "off")] }
    guard isEditing else { return beginEditing() }
    let steps = scanner.press(
      pressed, rows: rowCounts, settings: settings.scanning, at: time)
    return carryOut(steps, at: time)
  }

  private mutating func carryOut(_ steps: [ScanStep], at time: Duration) -> [Event] {
    var events: [Event] = []
    for step in steps {
      let rows = scannedRows
      switch step {
      case .row(let index):
        keyboard.focus(rows[index][0].id)
        events.append(.scan(.row(rows[index], number: index + 1)))
      case .key(let row, let index): events += focus(rows[row][index], cause: .scan)
      case .rows: events.append(.scan(.rows))
      case .paused: events.append(.scan(.paused))
      case .choice(let row, let index):
        events += press(rows[row][index], .screen, at: time)
        guard isEditing else { return events }
        let next = scanner.goOn(
          afterChoiceOf: rowCounts, settings: settings.scanning, at: time)
        events += carryOut(next, at: time)
      }
    }
    return events
  }

  private var rowCounts: [Int] { scannedRows.map(\.count) }

  /// The keys that are offered, by row; all in one where rows aren't offered.
  private var scannedRows: [[Key]] {
    let rows = keyboard.page.rows.filter { !$0.isEmpty }
    return settings.scanning.mode.offersRows || rows.isEmpty ? rows : [rows.flatMap(\.self)]
  }
}

extension Session {
  mutating func set(_ name: String, to value: String) -> [Event] {
    let scanMode = settings.scanning.mode
    let wantedCapital = wantsCapital
    do {
      try settings.set(name, to: value)
    } catch {
      return [.unmet(.setting(error))]
    }
    if settings.scanning.mode != scanMode { scanner.stop() }
    applySettings()
    // Only what these settings change: a shift that a person has pressed stays.
    if wantsCapital != wantedCapital { keyboard.shift.automatic(wantsCapital) }
    return [.setting(name: name, value: value)]
  }

  /// Hands the settings to the rules that they are for.
  mutating func applySettings() {
    keyboard.returnKeyType = field.returnKeyType
    keyboard.shift.doubleTapTime = settings.shiftDoubleTapTime
    doubleSpace.interval = settings.doubleSpaceInterval
    smartPunctuation.quotes = settings.smartQuotes
    smartPunctuation.dashes = settings.smartDashes
    smartPunctuation.ellipsis = settings.smartEllipsis
    document.keepsHistory = settings.undo
    document.backwardDeletion = settings.backwardDeletion
    document.contextWindow = settings.contextWindow
    document.offsetUnit = settings.offsetUnit
  }
}

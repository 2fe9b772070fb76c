internal import KeyModel
internal import Narration

extension Conversation {
  /// All that is set now.
  var allSettings: AllSettings {
    AllSettings(
      keyboard: session.settings, narration: narrator.settings, preferences: preferences)
  }

  /// Opens the list of settings.
  mutating func openSettings(at time: Duration) -> Reaction {
    let list = SettingsList(former: allSettings)
    dialog = .settings(list)
    let phrases = narrator.phrases.dialogs
    let title = narrator.utterance(phrases.settings)
    let keys = explanation(of: .settings, by: phrases.settingsKeys)
    return Reaction(utterances: say([title, utterance(of: list)] + keys, at: time))
  }

  /// Gives a key to the list of settings.
  mutating func take(
    _ key: TerminalKey, in list: SettingsList, at time: Duration
  ) -> Reaction {
    var list = list
    // Ten steps at once where a key is held with the arrow.
    let steps = key.modifiers.isEmpty ? 1 : 10
    switch key.code {
    case .escape: return restore(list, at: time)
    case .enter: return keep(list, at: time)
    case .left: return change(list, by: -steps, at: time)
    case .right: return change(list, by: steps, at: time)
    case .character(let letter) where key.writes:
      let start = letter.lowercased()
      let move = list.cursor.jump { index in
        narrator.name(ofSetting: list.settings[index].name).lowercased().hasPrefix(start)
      }
      return go(move, in: list, at: time)
    default: return go(list.cursor.take(key.code, sideways: false) ?? .end, in: list, at: time)
    }
  }

  /// The lines that show the settings and their values.
  func lines(of list: SettingsList) -> [String] {
    let all = allSettings
    return list.settings.map { utterance(of: $0, in: all).text }
  }

  private mutating func go(
    _ move: ListCursor.Move, in list: SettingsList, at time: Duration
  ) -> Reaction {
    guard move == .moved else { return sayEnd(at: time) }
    dialog = .settings(list)
    return Reaction(utterances: say([utterance(of: list)], at: time))
  }

  /// A change is in effect at once, so that its own saying is heard by it.
  private mutating func change(
    _ list: SettingsList, by steps: Int, at time: Duration
  ) -> Reaction {
    guard let value = list.value(after: steps, in: allSettings) else { return sayEnd(at: time) }
    return perform([.set(name: list.current.name, value: value)], at: time)
  }

  private mutating func restore(_ list: SettingsList, at time: Duration) -> Reaction {
    dialog = nil
    let changed = list.restoration(of: allSettings)
    guard !changed.isEmpty else { return explain(narrator.phrases.dialogs.closed, at: time) }
    for setting in changed {
      let gesture = Gesture.set(name: setting.name, value: setting.value)
      let events = SettingsRouter.handle(gesture, &session, &narrator, &preferences, at: time)
      // Told as a whole.
      _ = tell(events, at: time, isSilent: true)
    }
    return explain(narrator.phrases.dialogs.settingsRestored, at: time)
  }

  private mutating func keep(_ list: SettingsList, at time: Duration) -> Reaction {
    dialog = nil
    let changed = list.changes(to: allSettings)
    guard !changed.isEmpty else { return explain(narrator.phrases.dialogs.closed, at: time) }
    return Reaction(savedSettings: changed)
  }

  /// Keeps settings in a file, and tells whether it could be done.
  mutating func keep(
    _ settings: [SettingsFile.Assignment], in store: SettingsStore, at time: Duration
  ) -> Reaction {
    do throws(SaveError) {
      try store.save(settings)
      return explain(narrator.phrases.dialogs.settingsSaved, at: time)
    } catch {
      return announce(.notSaved(error.description), at: time)
    }
  }

  private func utterance(of list: SettingsList) -> Utterance {
    utterance(of: list.current, in: allSettings)
  }

  private func utterance(of setting: Setting, in all: AllSettings) -> Utterance {
    // The one reason to fail is a name that is nobody's.
    let value = (try? AllSettings.rows.value(of: setting.name, in: all)) ?? setting.defaultValue
    return narrator.utterance(ofSetting: setting.name, value: value)
  }
}

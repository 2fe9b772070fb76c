internal import KeyModel

/// The settings while they are gone through, one after the other, and changed.
struct SettingsList: Sendable {
  /// All settings that there are.
  let settings: [Setting]
  /// What was set when the list was opened.
  let former: AllSettings
  var cursor: ListCursor

  /// Opens the list at its first setting.
  init(former: AllSettings) {
    settings = SettingsRouter.table
    self.former = former
    cursor = ListCursor(count: settings.count)
  }

  /// The setting that would be changed.
  var current: Setting { settings[cursor.index] }

  /// What the current setting becomes by a change of so many steps; nil where it has nothing more
  /// that way, or isn't changed by steps.
  func value(after steps: Int, in all: AllSettings) -> String? {
    // The one reason to fail is a name that is nobody's, or a value that is none.
    guard let value = try? AllSettings.rows.value(of: current.name, in: all),
      let next = current.values.value(steps, from: value)
    else { return nil }
    var changed = all
    try? AllSettings.rows.set(current.name, to: next, in: &changed)
    // A profile that is the listener's own can't be gone to.
    let result = try? AllSettings.rows.value(of: current.name, in: changed)
    return result == value ? nil : next
  }

  /// The settings whose values differ from what they were, with their values now, in the order to
  /// set them.
  func changes(to all: AllSettings) -> [SettingsFile.Assignment] {
    Self.differences(from: former, to: all)
      // The listener's own profile is what the other settings are.
      .filter { $0 != SettingsFile.Assignment(name: "profile", value: "own") }
  }

  /// What has to be set so that all is as it was.
  func restoration(of all: AllSettings) -> [SettingsFile.Assignment] {
    Self.differences(from: all, to: former)
  }

  private static func differences(
    from old: AllSettings, to new: AllSettings
  ) -> [SettingsFile.Assignment] {
    let changed = SettingsRouter.table.compactMap { setting -> SettingsFile.Assignment? in
      // The one reason to fail is a name that is nobody's.
      guard let value = try? AllSettings.rows.value(of: setting.name, in: new),
        value != (try? AllSettings.rows.value(of: setting.name, in: old))
      else { return nil }
      return SettingsFile.Assignment(name: setting.name, value: value)
    }
    // A profile sets others.
    return changed.filter { $0.name == "profile" } + changed.filter { $0.name != "profile" }
  }
}

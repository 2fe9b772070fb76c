internal import KeyModel
internal import Narration

/// Hands a `set` gesture to whom it is for: the narrator's settings and the session's have one
/// space of names.
enum SettingsRouter {
  /// The settings of both, for help.
  static var table: [Setting] { Settings.table + NarrationSettings.table.settings }

  /// Handles a gesture; settings of the narrator never reach the session.
  static func handle(
    _ gesture: Gesture, _ session: inout Session, _ narrator: inout Narrator, at time: Duration
  ) -> [Event] {
    guard case .set(let name, let value) = gesture else {
      return session.handle(gesture, at: time)
    }
    guard NarrationSettings.table.settings.contains(where: { $0.name == name.lowercased() }) else {
      return session.handle(gesture, at: time).map(suggestingAll)
    }
    do throws(SettingError) {
      try NarrationSettings.table.set(name, to: value, in: &narrator.settings)
      return [.setting(name: name, value: value)]
    } catch {
      return [.unmet(.setting(error))]
    }
  }

  /// The event with the nearest of all settings, where the name is nobody's.
  private static func suggestingAll(_ event: Event) -> Event {
    guard case .unmet(.setting(.unknownName(let name, _))) = event else { return event }
    let nearest = NearestMatch.of(name, in: table.map(\.name))
    return .unmet(.setting(.unknownName(name, nearest: nearest)))
  }
}

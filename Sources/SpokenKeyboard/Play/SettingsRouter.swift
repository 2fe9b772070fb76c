internal import KeyModel
internal import Narration

/// Hands a `set` gesture to whom it is for: the settings of the session, of the narrator, and the
/// preferences have one space of names.
enum SettingsRouter {
  /// All settings, for help.
  static var table: [Setting] { AllSettings.rows.settings }

  /// Handles a gesture; settings that aren't the session's never reach it.
  static func handle(
    _ gesture: Gesture, _ session: inout Session, _ narrator: inout Narrator,
    _ preferences: inout Preferences, at time: Duration
  ) -> [Event] {
    guard case .set(let name, let value) = gesture else {
      return session.handle(gesture, at: time)
    }
    do throws(SettingError) {
      switch owner(of: name) {
      case .session: return session.handle(gesture, at: time)
      case .narrator: try narrator.settings.set(name, to: value)
      case .preferences: try Preferences.rows.set(name, to: value, in: &preferences)
      case nil:
        let nearest = NearestMatch.of(name, in: table.map(\.name))
        return [.unmet(.setting(.unknownName(name, nearest: nearest)))]
      }
      return [.setting(name: name, value: value)]
    } catch {
      return [.unmet(.setting(error))]
    }
  }

  /// The value of a setting, as a text that sets it to the same; nil where the name is nobody's.
  static func value(
    of name: String, _ session: Session, _ narrator: Narrator, _ preferences: Preferences
  ) -> String? {
    let all = AllSettings(
      keyboard: session.settings, narration: narrator.settings, preferences: preferences)
    // The one reason to fail is a name that is nobody's.
    return try? AllSettings.rows.value(of: name, in: all)
  }

  /// Whom a setting belongs to.
  enum Owner {
    case session
    case narrator
    case preferences
  }

  /// Whom the setting of this name belongs to; nil where the name is nobody's.
  static func owner(of name: String) -> Owner? { owners[name.lowercased()] }

  private static let owners: [String: Owner] = {
    var owners: [String: Owner] = [:]
    for setting in Settings.table { owners[setting.name] = .session }
    for setting in NarrationSettings.table { owners[setting.name] = .narrator }
    for setting in Preferences.rows.settings { owners[setting.name] = .preferences }
    return owners
  }()
}

internal import KeyModel
internal import ReportText

/// All settings in effect, written as a settings file.
enum SettingsPrint {
  /// The text of the file: each setting, and the keys that don't do what they do by themselves.
  static func text(of all: AllSettings) -> String {
    var members: [JSONValue.Member] = AllSettings.rows.settings.compactMap { setting in
      // The one reason to fail is a name that isn't in the table.
      guard let value = try? AllSettings.rows.value(of: setting.name, in: all) else { return nil }
      return JSONValue.Member(name: setting.name, value: json(value, of: setting))
    }
    members.append(JSONValue.Member(name: "keys", value: .object(keys(of: all.preferences.keys))))
    return JSONValue.object(members).lines() + "\n"
  }

  /// A setting's value as JSON.
  static func json(_ value: String, of setting: Setting) -> JSONValue {
    if setting.values == .oneOf(["on", "off"]) { return .bool(value == "on") }
    if case .number = setting.values, let number = Int(value) { return .integer(number) }
    return .string(value)
  }

  private static func keys(of bindings: KeyBindings) -> [JSONValue.Member] {
    let standard = KeyBindings.standard
    let all = standard.all.flatMap(\.keys) + bindings.all.flatMap(\.keys)
    var seen: Set<TerminalKey> = []
    return all.filter { seen.insert($0).inserted }.compactMap { key in
      let command = bindings.binding(of: key)?.command
      guard command != standard.binding(of: key)?.command else { return nil }
      return JSONValue.Member(
        name: key.settingName, value: .string(command?.name ?? BindableCommand.nothing))
    }
  }
}

extension TerminalKey {
  /// The key's name as it is read back: help shows letters as capitals, whether with Shift or not.
  var settingName: String {
    guard case .character(let letter) = code, letter.isUppercase else { return name }
    return TerminalKey(code, modifiers.union(.shift)).name
  }
}

internal import KeyModel
internal import LayoutFiles

/// A file of settings: a JSON object of names and values; comments and trailing commas are allowed.
///
/// The member `keys` holds what keys do: names of keys and of commands. What means nothing is a
/// problem, and all the rest holds.
struct SettingsFile: Hashable, Sendable {
  /// One setting that the file sets; its value has been checked.
  struct Assignment: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// One key that the file binds; no command where it is to do nothing.
  struct Binding: Hashable, Sendable {
    let key: TerminalKey
    let command: BindableCommand?
  }

  /// The settings in the order to set them: a profile first, since it sets others.
  private(set) var assignments: [Assignment] = []
  private(set) var bindings: [Binding] = []
  /// What is wrong with the file, in its order.
  private(set) var problems: [FileProblem] = []

  /// A file that sets nothing.
  init() {}

  /// Reads a file.
  init(_ file: SourceFile) {
    do throws(ImportError) {
      let value = try PositionedJSON.parse(file, syntax: [.comments, .trailingCommas])
      guard let members = value.object else {
        throw value.mismatch(expected: "an object of settings", remedy: "write { \"NAME\": VALUE }")
      }
      read(members)
    } catch {
      problems.append(FileProblem(error))
    }
  }

  private mutating func read(_ members: [PositionedJSON.Member]) {
    var names: Set<String> = []
    for member in members {
      do throws(FileProblem) {
        if !names.insert(member.name.lowercased()).inserted {
          problems.append(
            FileProblem(
              "\(Excerpt.quoted(member.name)) stands twice; the last one counts, remove the others",
              at: member.place))
        }
        if member.name == "keys" { try readKeys(member.value) } else { try readSetting(member) }
      } catch {
        problems.append(error)
      }
    }
    let isProfile = { (assignment: Assignment) in assignment.name == "profile" }
    assignments = assignments.filter(isProfile) + assignments.filter { !isProfile($0) }
  }

  private mutating func readSetting(_ member: PositionedJSON.Member) throws(FileProblem) {
    let name = member.name.lowercased()
    guard let text = member.value.settingText else {
      let mismatch = member.value.mismatch(
        expected: "a value for '\(name)'", remedy: "write true, false, a number or a text")
      throw FileProblem(mismatch)
    }
    var scratch = AllSettings()
    do throws(SettingError) {
      try AllSettings.rows.set(name, to: text, in: &scratch)
    } catch {
      throw FileProblem(UnmetRequest.setting(error).message, at: error.place(in: member))
    }
    assignments.append(Assignment(name: name, value: text))
  }

  private mutating func readKeys(_ value: PositionedJSON) throws(FileProblem) {
    guard let members = value.object else {
      throw FileProblem(
        value.mismatch(
          expected: "an object of keys and commands",
          remedy: "write { \"F5\": \"repeat-last\" }"))
    }
    for member in members {
      do throws(FileProblem) {
        bindings.append(
          Binding(key: try Self.key(of: member), command: try Self.command(of: member.value)))
      } catch {
        problems.append(error)
      }
    }
  }

  private static func key(of member: PositionedJSON.Member) throws(FileProblem) -> TerminalKey {
    do throws(TerminalKey.NameError) {
      return try TerminalKey(named: member.name)
    } catch {
      let name = Excerpt.quoted(member.name)
      let message =
        switch error {
        case .unknown: "no key \(name); write it as help does, such as 'Alt-Left' or 'F5'"
        case .writes: "\(name) types a character; choose a key with Ctrl or Alt, or an F key"
        case .reserved: "\(name) ends or stops the program; choose another key"
        }
      throw FileProblem(message, at: member.place)
    }
  }

  private static func command(
    of value: PositionedJSON
  ) throws(FileProblem) -> BindableCommand? {
    guard let name = value.string else {
      throw FileProblem(
        value.mismatch(expected: "the name of a command", remedy: "write \"repeat-last\""))
    }
    if name == BindableCommand.nothing { return nil }
    guard let command = BindableCommand.all.first(where: { $0.name == name }) else {
      let names = BindableCommand.all.map(\.name) + [BindableCommand.nothing]
      let hint =
        NearestMatch.of(name, in: names).map { "did you mean '\($0)'?" }
        ?? "'spoken-keyboard help type' lists them"
      throw FileProblem("no command \(Excerpt.quoted(name)); \(hint)", at: value.place)
    }
    return command
  }
}

extension PositionedJSON {
  /// The value as a setting's text; nil where it is none.
  fileprivate var settingText: String? {
    switch value {
    case .bool(let isOn): isOn ? "on" : "off"
    case .number(let text), .string(let text): text
    case .null, .array, .object: nil
    }
  }
}

extension SettingError {
  /// What of a member is wrong: its name or its value.
  fileprivate func place(in member: PositionedJSON.Member) -> SourcePlace {
    switch self {
    case .unknownName: member.place
    case .badValue: member.value.place
    }
  }
}

internal import KeyModel

/// One call of the program: the command, what it is for, and how.
struct Invocation: Hashable, Sendable {
  let command: Command
  /// What isn't an option, in order.
  let operands: [String]
  private let values: [Option: [String]]

  /// Reads a command line without the program's name.
  ///
  /// The first word that is no option is the command; where it is none, it is a layout to type on.
  ///
  /// - Throws: `UsageError` for an option that the command doesn't take, or without its value.
  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var values: [Option: [String]] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      guard argument != "--" else {
        words += rest
        break
      }
      let (option, value) = try Self.option(argument, &rest)
      values[option, default: []].append(value)
    }
    command = Self.takeCommand(from: &words, options: values)
    operands = words
    self.values = values
    for option in Option.allCases where values[option] != nil && !command.options.contains(option) {
      throw UsageError(
        "'\(command.name)' takes no option --\(option.rawValue); see 'spoken-keyboard help \(command.name)'"
      )
    }
  }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The option's value, the last one where it was given again; nil where it wasn't given.
  func value(_ option: Option) -> String? { values[option]?.last }

  /// All values of the option, in order.
  func values(_ option: Option) -> [String] { values[option] ?? [] }

  /// The option's value as a whole number in a range.
  ///
  /// - Throws: `UsageError` where it is none.
  func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(option.rawValue) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text)'")
    }
    return number
  }

  /// The option's value as one of some names.
  ///
  /// - Throws: `UsageError` where it is none of them.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ option: Option, of type: Value.Type
  ) throws(UsageError) -> Value? where Value.RawValue == String {
    guard let text = value(option) else { return nil }
    guard let value = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue)
      throw .unknown(
        "value for --\(option.rawValue)", text, nearest: NearestMatch.of(text, in: names),
        hint: "expected \(names.joined(separator: ", "))")
    }
    return value
  }

  /// Refuses operands, for a command that takes none.
  ///
  /// - Throws: `UsageError` where there is one.
  func refuseOperands() throws(UsageError) {
    guard let extra = operands.first else { return }
    throw UsageError("\(command.name) takes options only; '\(extra)' is too much")
  }

  private static func option(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> (Option, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument == "-h" ? "help" : String(parts[0].drop { $0 == "-" })
    guard argument.hasPrefix("--") || argument == "-h", let option = Option(rawValue: name) else {
      let nearest = NearestMatch.of(name, in: Option.allCases.map(\.rawValue)).map { "--\($0)" }
      throw .unknown(
        "option", String(parts[0]), nearest: nearest, hint: "see 'spoken-keyboard --help'")
    }
    guard let placeholder = option.placeholder else {
      guard parts.count == 1 else { throw UsageError("--\(name) takes no value") }
      return (option, "")
    }
    if parts.count == 2 { return (option, String(parts[1])) }
    if option.isValueOptional { return (option, "") }
    guard let value = rest.popFirst() else {
      throw UsageError("--\(name) needs a value: --\(name) \(placeholder)")
    }
    return (option, value)
  }

  private static func takeCommand(
    from words: inout [String], options: [Option: [String]]
  ) -> Command {
    if options[.version] != nil { return .version }
    if options[.help] != nil, words.isEmpty { return .help }
    guard let first = words.first, let command = Command(rawValue: first) else {
      return options[.help] != nil ? .help : .type
    }
    if options[.help] != nil, command != .help { return .help }
    words.removeFirst()
    return command
  }
}

internal import KeyModel
internal import LayoutFiles

/// `layouts`: which layouts there are, what is in one, and one written in another format.
enum LayoutsCommand {
  private enum Action: String, CaseIterable {
    case list
    case show
    case convert
  }

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    let word = invocation.operands.first ?? Action.list.rawValue
    guard let action = Action(rawValue: word) else {
      let names = Action.allCases.map(\.rawValue)
      throw .unknown(
        "action of 'layouts'", word, nearest: NearestMatch.of(word, in: names),
        hint: "expected \(names.joined(separator: ", "))")
    }
    for (option, owner) in [(Option.to, Action.convert), (.output, .convert)]
    where invocation.has(option) && action != owner {
      throw UsageError("'layouts \(action.rawValue)' takes no option --\(option.rawValue)")
    }
    let operands = Array(invocation.operands.dropFirst())
    switch action {
    case .list: return try LayoutList.run(operands, invocation)
    case .show: return try LayoutSheet.run(try layout(operands, action), invocation)
    case .convert: return try LayoutConversion.run(try layout(operands, action), invocation)
    }
  }

  private static func layout(
    _ operands: [String], _ action: Action
  ) throws(UsageError) -> String {
    guard let name = operands.first else {
      throw UsageError(
        "layouts \(action.rawValue) needs a layout: a file, 'xkb:NAME', or one of "
          + LayoutSource.builtInNames)
    }
    if let extra = operands.dropFirst().first {
      throw UsageError("layouts \(action.rawValue) takes one layout; '\(extra)' is too much")
    }
    return name
  }
}

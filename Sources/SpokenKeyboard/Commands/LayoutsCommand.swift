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
    for (option, owners) in [
      (Option.to, [Action.convert]), (.output, [.convert]), (.form, [.show, .convert]),
    ]
    where invocation.has(option) && !owners.contains(action) {
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

extension ImportedLayout {
  /// The layout with one of its forms alone; all of them unless one is named.
  ///
  /// - Throws: `UsageError` where it has no such form.
  func keeping(form: String?) throws(UsageError) -> ImportedLayout {
    guard let form else { return self }
    let kept = document.forms.filter { $0.id == form }
    guard !kept.isEmpty else {
      throw LayoutSource.unknown(form: form, of: document.forms.map(\.id))
    }
    var copy = self
    copy.document.forms = kept
    return copy
  }
}

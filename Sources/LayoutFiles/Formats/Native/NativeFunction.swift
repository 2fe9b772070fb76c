internal import KeyModel

/// How a function of a key stands in a file: a name, and what it is about.
enum NativeFunction {
  /// Functions whose name says all.
  static let plain: [KeyFunction] =
    [
      .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .shift, .capsLock,
      .nextKeyboard, .languageMenu, .dismissKeyboard, .undo, .redo, .selectAll, .none,
    ] + CaretMove.allCases.map(KeyFunction.moveCaret)
    + KeyModifier.allCases.map(KeyFunction.modifier)
    + SystemFunction.allCases.map(KeyFunction.system)

  private static let byName = Dictionary(uniqueKeysWithValues: plain.map { ($0.name, $0) })

  /// The names of functions that are about something, with the member that tells what.
  static let arguments: [(name: String, member: String, make: @Sendable (String) -> KeyFunction)] =
    [
      ("page", "targetPage", { .page($0) }), ("deadKey", "mark", { .deadKey($0) }),
      ("insert", "text", { .insert($0) }), ("unknown", "word", { .unknown($0) }),
    ]

  /// All names that stand in files, for the schema.
  static var names: [String] { plain.map(\.name) + arguments.map(\.name) }

  static func members(of function: KeyFunction) -> MemberList {
    var list = MemberList()
    switch function {
    case .page(let id): add("page", "targetPage", id)
    case .deadKey(let mark): add("deadKey", "mark", mark)
    case .insert(let text): add("insert", "text", text)
    case .unknown(let word): add("unknown", "word", word)
    case .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret, .shift,
      .capsLock, .modifier, .nextKeyboard, .languageMenu, .dismissKeyboard, .undo, .redo,
      .selectAll, .system, .none:
      list.add("name", function.name)
    }
    return list

    func add(_ name: String, _ member: String, _ text: String) {
      list.add("name", name)
      list.add(member, text)
    }
  }

  /// The function of a name; nil where there is none of that name.
  ///
  /// - Parameters:
  ///   - name: the member `name`.
  ///   - text: looks up the member that tells what the function is about.
  /// - Returns: the function, or nil.
  static func function(named name: String, text: (String) -> String?) -> KeyFunction? {
    if let function = byName[name] { return function }
    guard let known = arguments.first(where: { $0.name == name }) else { return nil }
    return text(known.member).map(known.make)
  }
}

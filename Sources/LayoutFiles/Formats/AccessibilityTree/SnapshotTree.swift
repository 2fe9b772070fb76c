internal import KeyModel

extension LayoutFormat {
  /// Elements that AccessibilitySnapshot wrote down as JSON.
  public static let accessibilitySnapshot = LayoutFormat(
    id: "accessibility-snapshot", name: "AccessibilitySnapshot JSON",
    recognises: { file in
      let peek = JSONPeek(file)
      let names = Set(peek.names + peek.innerNames)
      let isSnapshot = names.contains("traits") && names.contains("shape")
      return isSnapshot ? .byContent : .no
    },
    read: { file throws(ImportError) in try SnapshotTree.read(file) })
}

/// Reads elements of AccessibilitySnapshot, alone, in a list, or in containers.
struct SnapshotTree {
  private var reader: TreeReader
  private var counter = TreeCounter()

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let json = try PositionedJSON.parse(file)
    var tree = SnapshotTree(reader: TreeReader(file, .accessibilitySnapshot))
    var nodes: [TreeNode] = []
    for element in json.array ?? [json] { nodes.append(try tree.node(element)) }
    return try tree.reader.read(nodes, leastCharacters: 3) { _ in
      ImportError(
        .missing, at: json.place, expected: "the keys of a keyboard",
        found: nodes.isEmpty ? "no elements" : "elements without the trait keyboardKey",
        remedy: "take the snapshot of the keyboard's own view")
    }
  }

  private mutating func node(_ json: PositionedJSON) throws(ImportError) -> TreeNode {
    try counter.count(at: json.place, reader.context.file.limits)
    var object = try ObjectReader(json, expected: "an element")
    var node = TreeNode(.other, type: try object.string("type") ?? "element", at: json.place)
    node.label = try object.raw("label")
    if node.label != .missing { node.labelSource = .explicit }
    node.value = try object.string("value")
    node.identifier = try object.string("identifier")
    node.hint = try object.string("hint")
    node.language = try object.string("accessibilityLanguage")
    node.traits = AccessibilityTraits(spelled: try object.strings("traits"))
    node.stopsInside = true
    if node.traits.contains(.keyboardKey) {
      node.kind = .key
    } else if node.traits.contains(.button) {
      node.kind = .button
    }
    node.frame = try object.part("shape").flatMap { shape throws(ImportError) in
      try frame(shape)
    }
    var children: [PositionedJSON] = []
    for name in Self.lists where object.peek(name)?.array != nil {
      children += try object.list(name)
    }
    node.extras = object.rest(&reader.context, known: Self.quiet)
    for child in children where child.object != nil {
      node.children.append(try self.node(child))
    }
    return node
  }

  private static let lists = ["children", "elements", "markers"]

  /// A frame of `{"type":"frame","frame":[[x,y],[width,height]]}`; nil for any other shape.
  private func frame(_ json: PositionedJSON) throws(ImportError) -> Frame? {
    guard let parts = json["frame"]?.array, parts.count == 2 else { return nil }
    let numbers = parts.flatMap { $0.array ?? [] }.compactMap(\.double)
    guard numbers.count == 4 else {
      throw json.mismatch(expected: "a frame of [[x, y], [width, height]]")
    }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static let quiet: Set<String> = [
    "description", "userInputLabels", "activationPoint", "usesDefaultActivationPoint",
    "customActions", "customContent", "customRotors", "respondsToUserInteraction", "version",
  ]
}

internal import KeyModel

extension LayoutFormat {
  /// What idb sees of a screen of iOS: `idb ui describe-all`.
  public static let idb = LayoutFormat(
    id: "idb", name: "idb describe-all",
    recognises: { file in
      let peek = JSONPeek(file)
      let names = peek.names + peek.innerNames
      return names.contains("AXFrame") || names.contains("AXLabel") ? .byContent : .no
    },
    read: { file throws(ImportError) in try IdbTree.read(file) })
}

/// Reads the elements that idb describes; the only dump with hints.
struct IdbTree {
  private var reader: TreeReader
  private var counter = TreeCounter()

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let json = try PositionedJSON.parse(file)
    var tree = IdbTree(reader: TreeReader(file, .idb))
    var nodes: [TreeNode] = []
    for element in json.array ?? [json] { nodes.append(try tree.node(element)) }
    return try tree.reader.read(nodes, leastCharacters: 3) { finder in
      ImportError(
        .missing, at: json.place, expected: "the keys of a keyboard",
        found: nodes.isEmpty ? "no elements" : "\(nodes.count) elements without one",
        remedy: "show the keyboard before the screen is described")
    }
  }

  private mutating func node(_ json: PositionedJSON) throws(ImportError) -> TreeNode {
    try counter.count(at: json.place, reader.context.file.limits)
    var object = try ObjectReader(json, expected: "an element")
    let role = try object.string("role")
    let type = try object.string("type") ?? role ?? ""
    var node = TreeNode(Self.kinds[type] ?? .other, type: type, at: json.place)
    node.label = try object.raw("AXLabel")
    if node.label != .missing { node.labelSource = .explicit }
    node.value = try object.text("AXValue")
    node.identifier = try object.string("AXUniqueId")
    node.hint = try object.string("help")
    node.frame = try frame(&object)
    node.traits = try traits(&object, type)
    if try object.optionalBool("enabled") == false { node.traits.insert(.notEnabled) }
    node.isInvisible = try object.bool("hidden")
    node.stopsInside = !node.isInvisible
    let children = try object.list("children")
    node.extras = object.rest(&reader.context, known: Self.quiet)
    for child in children { node.children.append(try self.node(child)) }
    return node
  }

  private static let kinds: [String: TreeNode.Kind] = [
    "Key": .key, "Button": .button, "Keyboard": .keyboard, "AXButton": .button,
  ]

  private mutating func frame(_ object: inout ObjectReader) throws(ImportError) -> Frame? {
    let written = try object.string("AXFrame")
    guard let json = object.part("frame") else {
      return written.flatMap { Frame(points: $0) }
    }
    var frame = try ObjectReader(json, expected: "a frame")
    guard let x = try frame.number("x"), let y = try frame.number("y"),
      let width = try frame.number("width"), let height = try frame.number("height")
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// The traits that are listed, by name or as iOS numbers them; else what the type tells.
  private func traits(
    _ object: inout ObjectReader, _ type: String
  ) throws(ImportError) -> AccessibilityTraits {
    guard let json = object.part("traits") else {
      return type == "Key" ? .keyboardKey : type == "Button" ? .button : []
    }
    if let number = json.double, let bits = UInt64(exactly: number) {
      return AccessibilityTraits(rawValue: bits)
    }
    guard let list = json.array else { throw json.mismatch(expected: "a list of traits") }
    return AccessibilityTraits(spelled: try ObjectReader.strings(list, of: "traits"))
  }

  private static let quiet: Set<String> = [
    "role_description", "subrole", "title", "content_required", "custom_actions", "pid",
    "expanded", "placeholder", "focused", "is_remote", "interactable", "occluded_by",
  ]
}

extension ObjectReader {
  /// The text of a member, or of a number; nil where there is none, or null.
  fileprivate mutating func text(_ name: String) throws(ImportError) -> String? {
    guard let value = part(name) else { return nil }
    if case .number(let text) = value.value { return text }
    return try string(name)
  }
}

extension Frame {
  /// The frame of a text such as `{{0, 566}, {48, 46}}`; nil for any other text.
  init?(points text: String) {
    let numbers = text.split { "{}, ".contains($0) }.compactMap { String($0).plainNumber }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

internal import KeyModel

extension LayoutFormat {
  /// What Appium and XCUITest see of a screen of iOS: a page source.
  public static let xcuitest = LayoutFormat(
    id: "xcuitest", name: "XCUITest page source (Appium)",
    recognises: { file in
      let peek = XMLPeek(file)
      let elements = [peek.root].compactMap(\.self) + peek.names
      let isTree =
        peek.root == "AppiumAUT" || elements.contains { $0.hasPrefix(XCUITestTree.prefix) }
      return isTree ? .byContent : .no
    },
    read: { file throws(ImportError) in try XCUITestTree.read(file) })
}

/// Reads page sources of XCUITest.
struct XCUITestTree {
  static let prefix = "XCUIElementType"

  private var reader: TreeReader
  private var counter = TreeCounter()

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let root = try XMLDocument.parse(file).root
    var tree = XCUITestTree(reader: TreeReader(file, .xcuitest))
    let node = try tree.node(root)
    return try tree.reader.read([node], leastCharacters: 3) { finder in
      ImportError(
        .missing, at: finder.opaqueKeyboard?.place ?? root.place,
        expected: "the keys of a keyboard",
        found: finder.opaqueKeyboard == nil ? "elements without one" : "a keyboard without any",
        remedy: "show the keyboard before the page source is taken")
    }
  }

  private mutating func node(_ element: XMLElement) throws(ImportError) -> TreeNode {
    try counter.count(at: element.place, reader.context.file.limits)
    var attributes = ElementReader(element)
    let type = attributes.text("type") ?? element.name
    let short = type.hasPrefix(Self.prefix) ? String(type.dropFirst(Self.prefix.count)) : type
    var node = TreeNode(Self.kinds[short] ?? .other, type: type, at: element.place)
    if let label = attributes.text("label") {
      node.label = .text(label)
      node.labelSource = .xcuiLabel
    }
    node.identifier = attributes.text("name")
    node.value = attributes.text("value")
    node.hint = attributes.text("hint")
    node.isInvisible = attributes.text("visible") == "false"
    // Elements inside an accessible one aren't reached, unless the source says that they are.
    node.isHidden = attributes.text("accessible") == "false"
    node.stopsInside = attributes.text("accessible") == "true"
    node.frame = frame(&attributes)
    node.traits = traits(&attributes, short)
    for attribute in element.attributes where !Self.known.contains(attribute.name) {
      if !Self.quiet.contains(attribute.name) {
        reader.warnOfUnknown(attribute.name, at: attribute.place)
      }
      node.extras.append(JSON.Member(attribute.name, .string(attribute.value)))
    }
    for child in element.children { node.children.append(try self.node(child)) }
    return node
  }

  private static let kinds: [String: TreeNode.Kind] = [
    "Key": .key, "Button": .button, "Keyboard": .keyboard,
  ]

  private mutating func frame(_ attributes: inout ElementReader) -> Frame? {
    let numbers = ["x", "y", "width", "height"].map {
      attributes.number($0, &reader.context)
    }
    guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// The traits that are listed; older sources have none, and the type tells some.
  private func traits(_ attributes: inout ElementReader, _ type: String) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if let list = attributes.text("traits") {
      traits = AccessibilityTraits(spelled: list.split(separator: ",").map(String.init))
    } else if type == "Key" {
      traits = .keyboardKey
    } else if type == "Button" {
      traits = .button
    }
    if attributes.text("enabled") == "false" { traits.insert(.notEnabled) }
    if attributes.text("selected") == "true" { traits.insert(.selected) }
    return traits
  }

  private static let known: Set<String> = [
    "type", "label", "name", "value", "hint", "visible", "accessible", "x", "y", "width", "height",
    "enabled", "selected", "index",
  ]
  /// Attributes of which nothing is made.
  private static let quiet: Set<String> = [
    "traits", "hittable", "focused", "placeholderValue", "nativeFrame", "minValue", "maxValue",
    "customActions", "nativeAccessibilityElement", "bundleId", "processId",
  ]
}

extension AccessibilityTraits {
  /// The traits of names as dumps spell them: "KeyboardKey", " Button"; names of none are left out.
  init(spelled names: [String]) {
    self = []
    for name in names {
      let word = name.drop { $0.isXMLBlank }
      let known = word.prefix(1).lowercased() + word.dropFirst()
      if let trait = AccessibilityTraits(names: [known]) { insert(trait) }
    }
  }
}

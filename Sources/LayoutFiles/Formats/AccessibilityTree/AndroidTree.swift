internal import KeyModel

extension LayoutFormat {
  /// What uiautomator and Appium's UiAutomator2 see of a screen of Android.
  public static let uiautomator = LayoutFormat(
    id: "uiautomator", name: "uiautomator dump (Android, Appium)",
    recognises: { file in
      let peek = XMLPeek(file)
      guard peek.root == "hierarchy" || peek.root == "displays" else { return .no }
      let isTree = peek.names.contains { $0 == "node" || $0 == "window" || $0.contains(".") }
      return isTree ? .byContent : .byName
    },
    read: { file throws(ImportError) in try AndroidTree.read(file) })
}

/// Reads dumps of Android's screens: nodes of uiautomator, or elements named by their classes.
struct AndroidTree {
  private var reader: TreeReader
  private var counter = TreeCounter()
  /// The packages whose nodes were seen, in order.
  private var packages: [String] = []

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let root = try XMLDocument.parse(file).root
    var tree = AndroidTree(reader: TreeReader(file, .uiautomator))
    var node = try tree.node(root)
    Self.markKeyboards(&node)
    let packages = tree.packages
    return try tree.reader.read([node], leastCharacters: 10) { finder in
      Self.missing(finder, packages, at: root.place)
    }
  }

  private static func missing(
    _ finder: KeyboardFinder, _ packages: [String], at place: SourcePlace
  ) -> ImportError {
    if let keyboard = finder.opaqueKeyboard {
      return ImportError(
        .missing, at: keyboard.place, expected: "the keys of the keyboard",
        found: "a window in which none is told",
        remedy: "have the keyboard tell its keys to accessibility services")
    }
    let seen = packages.prefix(3).map(Excerpt.quoted).joined(separator: ", ")
    return ImportError(
      .missing, at: place, expected: "the window of a keyboard",
      found: seen.isEmpty ? "none" : "windows of \(seen)",
      remedy: "dump all windows while the keyboard is shown: 'uiautomator dump --windows', "
        + "or Appium's setting enableMultiWindows")
  }

  // MARK: - The keyboard's window

  /// Marks the windows of keyboards: those that say so, else those of a package that is called a
  /// keyboard's, if there are keys in it.
  private static func markKeyboards(_ node: inout TreeNode) {
    guard !hasKeyboard(node) else { return }
    markByPackage(&node)
  }

  private static func hasKeyboard(_ node: TreeNode) -> Bool {
    node.kind == .keyboard || node.children.contains(where: hasKeyboard)
  }

  private static func markByPackage(_ node: inout TreeNode) {
    if let package = node.package?.lowercased() {
      guard packageWords.contains(where: package.contains) else { return }
      let keys = node.candidates.count { $0.kind == .key || $0.isCharacter }
      if keys > 2 { node.kind = .keyboard }
      return
    }
    for index in node.children.indices { markByPackage(&node.children[index]) }
  }

  private static let packageWords = [
    "inputmethod", "keyboard", "latin", "swiftkey", "openboard", "heliboard", "florisboard", ".ime",
  ]

  // MARK: - Nodes

  private mutating func node(_ element: XMLElement) throws(ImportError) -> TreeNode {
    try counter.count(at: element.place, reader.context.file.limits)
    var attributes = ElementReader(element)
    let type = attributes.text("class") ?? element.name
    var node = TreeNode(.other, type: type, at: element.place)
    node.text = attributes.text("text").flatMap { $0.isEmpty ? nil : $0 }
    addLabel(attributes.text("content-desc"), to: &node)
    node.identifier = attributes.text("resource-id").flatMap { $0.isEmpty ? nil : $0 }
    node.hint = attributes.text("hint").flatMap { $0.isEmpty ? nil : $0 }
    node.package = attributes.text("package")
    if let package = node.package, packages.count < 16, !packages.contains(package) {
      packages.append(package)
    }
    node.isInvisible =
      attributes.text("displayed") == "false" || attributes.text("visible-to-user") == "false"
    node.isHidden = attributes.text("a11y-important") == "false"
    node.frame = frame(&attributes)
    node.kind = kind(&attributes, element, type)
    node.stopsInside = !node.isInvisible
    node.traits = traits(&attributes, type)
    addRest(element, to: &node)
    for child in element.children { node.children.append(try self.node(child)) }
    return node
  }

  /// What TalkBack says: the description, else the text.
  ///
  /// Dumps have an empty description also where there is none.
  private func addLabel(_ description: String?, to node: inout TreeNode) {
    if let description, !description.isEmpty {
      node.label = .text(description)
      node.labelSource = .contentDescription
    } else if let text = node.text {
      node.label = .text(text)
      node.labelSource = .explicit
    } else if let description {
      node.label = .text(description)
      node.labelSource = .contentDescription
    }
  }

  private func kind(
    _ attributes: inout ElementReader, _ element: XMLElement, _ type: String
  ) -> TreeNode.Kind {
    let windowType = attributes.text("type")?.uppercased()
    if element.name == "window", let windowType {
      return windowType == "2" || windowType.hasSuffix("INPUT_METHOD") ? .keyboard : .other
    }
    let isClickable = attributes.text("clickable") == "true"
    if attributes.text("text-entry-key") == "true" || type.hasSuffix("Key") { return .key }
    return isClickable ? .button : .other
  }

  private func traits(_ attributes: inout ElementReader, _ type: String) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if attributes.text("text-entry-key") == "true" { traits.insert(.keyboardKey) }
    if type.hasSuffix("Button") { traits.insert(.button) }
    if attributes.text("enabled") == "false" { traits.insert(.notEnabled) }
    if attributes.text("selected") == "true" || attributes.text("checked") == "true" {
      traits.insert(.selected)
    }
    return traits
  }

  /// The frame of `[left,top][right,bottom]`, in pixels.
  private mutating func frame(_ attributes: inout ElementReader) -> Frame? {
    guard let attribute = attributes.attribute("bounds") else { return nil }
    let numbers = attribute.value.split { "[],".contains($0) }.compactMap { String($0).plainNumber }
    guard numbers.count == 4, attribute.value.utf8.count(where: { $0 == UInt8(ascii: "[") }) == 2
    else {
      reader.context.warn(
        .wrongType, at: attribute.valuePlace,
        "the bounds \(Excerpt.quoted(attribute.value)) aren't [left,top][right,bottom]")
      return nil
    }
    return Frame(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
      height: numbers[3] - numbers[1])
  }

  private mutating func addRest(_ element: XMLElement, to node: inout TreeNode) {
    for attribute in element.attributes where !Self.read.contains(attribute.name) {
      guard !Self.kept.contains(attribute.name) else {
        if node.kind == .key || node.kind == .button {
          node.extras.append(JSON.Member(attribute.name, .string(attribute.value)))
        }
        continue
      }
      reader.warnOfUnknown(attribute.name, at: attribute.place)
      node.extras.append(JSON.Member(attribute.name, .string(attribute.value)))
    }
  }

  private static let read: Set<String> = [
    "class", "text", "content-desc", "resource-id", "hint", "package", "displayed",
    "visible-to-user", "a11y-important", "bounds", "enabled", "selected", "checked", "index",
    "text-entry-key", "rotation", "width", "height", "id", "type", "title", "active", "layer",
    "instance",
  ]
  private static let kept: Set<String> = [
    "NAF", "checkable", "clickable", "focusable", "focused", "scrollable", "long-clickable",
    "password", "drawing-order", "selection-start", "selection-end", "extras",
    "screen-reader-focusable", "input-type", "showing-hint", "multiline", "dismissable",
    "a11y-focused", "accessibility-focused", "heading", "live-region", "context-clickable",
    "max-text-length", "content-invalid", "error", "pane-title", "tooltip-text",
    "text-has-clickable-span", "actions", "window-id", "display-id",
  ]
}

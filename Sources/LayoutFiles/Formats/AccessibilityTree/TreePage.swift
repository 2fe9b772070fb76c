internal import KeyModel

/// Makes a page of the keys that were found on a screen.
struct TreePage {
  private var ids = UniqueIDs()
  private let format: String

  init(format: String) {
    self.format = format
  }

  /// The page: rows from the top, keys from the left; each key keeps its number in the tree, which is
  /// the order in which it is reached.
  mutating func page(
    _ nodes: [TreeNode], id: String, _ context: inout ImportContext
  ) throws(ImportError) -> LayoutPage {
    var page = LayoutPage(id: id, rows: [])
    page.place = nodes.first?.place
    for (number, nodes) in Self.rows(of: nodes).enumerated() {
      var row = LayoutRow(keys: [])
      for (index, numbered) in nodes.enumerated() {
        try context.countKey(at: numbered.node.place)
        row.keys.append(key(numbered, fallback: "r\(number + 1)k\(index + 1)"))
      }
      page.rows.append(row)
    }
    page.kind = Self.kind(of: page)
    return page
  }

  private typealias Numbered = (order: Int, node: TreeNode)

  /// Elements whose middles are about as high lie in one row.
  private static func rows(of nodes: [TreeNode]) -> [[Numbered]] {
    let numbered = nodes.enumerated().map { (order: $0, node: $1) }
    let sorted = numbered.sorted { ($0.node.center, $0.order) < ($1.node.center, $1.order) }
    var rows: [[Numbered]] = []
    for element in sorted {
      if let first = rows.last?.first?.node,
        element.node.center - first.center
          < min(first.frame?.height ?? 0, element.node.frame?.height ?? 0) / 2
      {
        rows[rows.count - 1].append(element)
      } else {
        rows.append([element])
      }
    }
    return rows.map { row in
      row.sorted { ($0.node.frame?.x ?? 0, $0.order) < ($1.node.frame?.x ?? 0, $1.order) }
    }
  }

  private mutating func key(_ numbered: Numbered, fallback: String) -> LayoutKey {
    let node = numbered.node
    let names = [node.identifier, node.label.string, node.text].compactMap(\.self)
    var key = LayoutKey(
      id: ids.unique(names.first { !$0.isEmpty } ?? fallback), role: .character)
    key.sourceID = node.identifier
    key.place = node.place
    key.position.x = node.frame?.x
    key.position.y = node.frame?.y
    key.position.width = node.frame?.width
    key.position.height = node.frame?.height
    key.accessibility.label = node.label
    key.accessibility.labelSource = node.labelSource
    if let language = node.language, let label = node.label.string {
      key.accessibility.labels = [LocalizedText(language, label)]
    }
    key.accessibility.hint = node.hint
    key.accessibility.value = node.value
    key.accessibility.traits = node.traits
    key.accessibility.isHidden = node.isHidden
    key.isSelected = node.traits.contains(.selected)
    if let text = node.text ?? Self.innerText(of: node) { key.title = KeyTitle(text: text) }
    Self.addMeaning(of: node, to: &key)
    key.extras = [JSON.Member(format, .object(Self.extras(of: numbered)))]
    return key
  }

  /// What is printed on a key, where an element in it tells.
  private static func innerText(of node: TreeNode) -> String? {
    for child in node.children {
      if child.kind == .other, let text = child.text ?? child.shownText { return text }
      if let text = innerText(of: child) { return text }
    }
    return nil
  }

  /// What a press does, by what the key is called: a guess.
  private static func addMeaning(of node: TreeNode, to key: inout LayoutKey) {
    let label = node.shownText
    if TreeWords.isSpace(label: label, identifier: node.identifier) {
      key.output = KeyOutput(" ", .guess)
    } else if node.traits.contains(.deleteKey) {
      key.function = LayoutFunction(.deleteBackward, isGuess: true)
    } else if let text = [key.title.text, label].compactMap(\.self).first(where: { $0.count == 1 })
    {
      key.output = KeyOutput(text, .label)
    } else if let function = TreeWords.function(label: label, identifier: node.identifier) {
      key.function = LayoutFunction(function, isGuess: true)
    } else {
      key.function = LayoutFunction(.unknown(node.identifier ?? label ?? key.id), isGuess: true)
    }
    if let function = key.function { key.role = LayoutKey.Role(doing: function.function) }
  }

  /// What else is known: the type, the order, the elements inside the key.
  private static func extras(of numbered: Numbered) -> [JSON.Member] {
    let node = numbered.node
    var list = MemberList()
    list.add("type", node.type)
    list.add("order", Double(numbered.order + 1))
    list.add("invisible", ifTrue: node.isInvisible)
    list.add("package", node.package)
    for member in node.extras { list.add(member.name, member.value) }
    var inner: [JSON] = []
    for child in node.children {
      child.visit { element in
        guard inner.count < 16 else { return }
        var list = MemberList()
        list.add("type", element.type)
        list.add("label", element.label)
        list.add("text", element.text)
        list.add("hidden", ifTrue: element.isHidden)
        list.add("stops", ifTrue: element.stopsInside && element.isCandidate && !element.isHidden)
        inner.append(list.object)
      }
    }
    list.add("elements", inner) { $0 }
    return list.members
  }

  /// What a page is for, by most of the characters on it.
  private static func kind(of page: LayoutPage) -> LayoutPage.Kind? {
    let characters = page.keys.compactMap { $0.output?.text?.first }.filter { $0 != " " }
    guard !characters.isEmpty else { return nil }
    func most(_ isSo: (Character) -> Bool) -> Bool {
      characters.count(where: isSo) * 2 > characters.count
    }
    if most({ $0.isLetter && $0.isUppercase }) { return .shift }
    if most(\.isLetter) { return .letters }
    if characters.count(where: \.isNumber) >= 8 { return .numbers }
    return most({ $0.unicodeScalars.first?.properties.isEmojiPresentation == true })
      ? .emoji : .symbols
  }
}

extension TreeNode {
  fileprivate var center: Double { (frame?.y ?? 0) + (frame?.height ?? 0) / 2 }
}

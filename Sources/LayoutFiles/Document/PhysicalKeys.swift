internal import KeyModel

/// Keys that every physical keyboard has and whose files leave out: modifiers, Return, Tab and
/// Backspace.
///
/// Without them nobody could come to the pages that modifiers show, or take back what was typed.
struct PhysicalKeys {
  private let form: LayoutForm
  private let planes: ModifierPlanes
  /// The letters of rows in the grid of ISO 9995, by the ids of their keys on each page.
  private let rows: [String: [String: Character]]
  /// Whether there is a row for digits, which phones do without.
  private let hasDigits: Bool

  /// Nil where the form is of no physical keyboard, has modifiers itself, or its own keys lead
  /// everywhere.
  init?(_ form: LayoutForm) {
    let keys = form.pages.flatMap(\.keys)
    guard form.pages.contains(where: { !$0.modifiers.isEmpty }),
      keys.contains(where: { $0.position.iso != nil }),
      !keys.contains(where: { $0.function?.isModifier == true }), !Self.isWhole(form)
    else { return nil }
    self.form = form
    planes = ModifierPlanes(form)
    hasDigits = form.pages.contains { $0.keys.contains { $0.position.iso?.first == "E" } }
    rows = Dictionary(
      form.pages.map { page in
        let letters = page.keys.compactMap { key in
          key.position.iso?.first.map { (key.id, $0) }
        }
        return (page.id, Dictionary(letters, uniquingKeysWith: { first, _ in first }))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether keys of the form lead to all its pages.
  private static func isWhole(_ form: LayoutForm) -> Bool {
    var ways: [String: Set<String>] = [:]
    for page in form.pages {
      ways[page.id] = Set(
        page.keys.flatMap { [$0.nextPage, $0.function?.function.targetPage] }.compactMap(\.self))
    }
    var reached = Set([form.initialPage ?? form.pages.first?.id].compactMap(\.self))
    var open = Array(reached)
    while let page = open.popLast() {
      for next in ways[page] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return form.pages.allSatisfy { reached.contains($0.id) }
  }

  /// Adds the keys that a page lacks.
  func add(to page: inout Page) {
    guard !page.keys.isEmpty else { return }
    guard let combination = planes.combinations[page.id] else { return addUsual(to: &page) }
    lead(from: &page, combination)
    addUsual(to: &page)
    var targets: Set<String> = []
    for modifier in PhysicalModifier.allCases {
      let wanted = combination.symmetricDifference([modifier])
      // Where Caps Lock shows what Shift does, one of them is enough.
      guard let target = planes.pages[wanted], target != page.id, targets.insert(target).inserted
      else { continue }
      var key = Key(
        id: "modifier-\(modifier)", title: modifier.title, function: .page(target),
        spokenFunction: modifier.function)
      if combination.contains(modifier) { key.traits.insert(.selected) }
      append(key, to: &page, row: modifier.row)
    }
    guard combination.isEmpty else { return }
    addCombinations(to: &page)
  }

  /// What a modifier has shown goes away with the first character; capitals that are locked stay.
  private func lead(from page: inout Page, _ combination: Set<PhysicalModifier>) {
    let kept = combination.intersection([.caps])
    guard kept != combination, let next = planes.pages[kept] ?? planes.pages[[]] else { return }
    for row in page.rows.indices {
      for index in page.rows[row].indices where page.rows[row][index].nextPage == nil {
        guard case .insert = page.rows[row][index].function else { continue }
        page.rows[row][index].nextPage = next
      }
    }
  }

  /// Pages that no single modifier leads to are shown from the first one by a key each.
  private func addCombinations(to page: inout Page) {
    var reached: Set<Set<PhysicalModifier>> = [[]]
    var open: [Set<PhysicalModifier>] = [[]]
    while let combination = open.popLast() {
      for modifier in PhysicalModifier.allCases {
        let next = combination.symmetricDifference([modifier])
        if planes.pages[next] != nil, reached.insert(next).inserted { open.append(next) }
      }
    }
    let shown = Set(reached.compactMap { planes.pages[$0] })
    for other in form.pages
    where other.id != page.id && !shown.contains(other.id) && planes.combinations[other.id] != nil {
      let isAltGr = planes.combinations[other.id] == [.control, .alt]
      append(
        Key(
          id: "modifier-\(other.id)", title: isAltGr ? PhysicalModifier.altGr.title : other.id,
          function: .page(other.id), spokenFunction: isAltGr ? .modifier(.altGr) : nil),
        to: &page, row: nil)
    }
  }

  private func addUsual(to page: inout Page) {
    let usual: [(id: String, title: String, function: KeyFunction, row: Character, isLast: Bool)] =
      [
        ("backspace", "⌫", .deleteBackward, "E", true), ("tab", "⇥", .tab, "D", false),
        ("return", "⏎", .returnKey, "C", true),
      ]
    for item in usual where !page.keys.contains(where: { $0.function == item.function }) {
      // Phones have no Tab.
      if item.function == .tab, !hasDigits { continue }
      append(
        Key(id: item.id, title: item.title, function: item.function), to: &page, row: item.row,
        isLast: item.isLast)
    }
  }

  /// Puts a key to the end of a row, or to its beginning where there is room; a row that isn't there
  /// comes last.
  private func append(_ key: Key, to page: inout Page, row letter: Character?, isLast: Bool = false)
  {
    let wanted = letter ?? "A"
    let letters = rows[page.id] ?? [:]
    var key = key
    key.id = unique(key.id, on: page)
    let found = page.rows.firstIndex { row in row.contains { letters[$0.id] == wanted } }
    guard let index = found ?? (page.rows.isEmpty ? nil : page.rows.count - 1) else {
      key.frame = Frame(x: 0, y: 0, width: 100, height: 100)
      page.rows.append([key])
      return
    }
    let row = page.rows[index]
    let first = row.first?.frame ?? .zero
    if !isLast, letter != nil, first.x >= 50 {
      key.frame = Frame(x: 0, y: first.y, width: first.x, height: first.height)
      page.rows[index].insert(key, at: 0)
    } else {
      let end = row.map(\.frame.maxX).max() ?? 0
      key.frame = Frame(x: end, y: first.y, width: 100, height: max(first.height, 1))
      page.rows[index].append(key)
    }
  }

  private func unique(_ id: String, on page: Page) -> String {
    let taken = Set(page.keys.map(\.id))
    var number = 1
    var name = id
    while taken.contains(name) {
      number += 1
      name = "\(id)-\(number)"
    }
    return name
  }
}

extension LayoutFunction {
  /// Whether the key is called by a modifier's name.
  fileprivate var isModifier: Bool {
    switch calledBy ?? function {
    case .shift, .capsLock, .modifier: true
    default: false
    }
  }
}

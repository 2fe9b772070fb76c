internal import KeyModel

/// Which page leads to which.
struct PageGraph {
  private var ways: [String: Set<String>] = [:]
  private let first: String?

  /// - Parameters:
  ///   - subject: the layout.
  ///   - isSeenOnly: whether keys count that assistive technology doesn't see.
  init(_ subject: AuditSubject, isSeenOnly: Bool = false) {
    first = subject.pages.first?.id
    for page in subject.pages {
      var targets: Set<String> = []
      for key in isSeenOnly ? page.seenKeys : page.keys { targets.formUnion(Self.pages(from: key)) }
      if page.returnsToFirstPage, let first { targets.insert(first) }
      ways[page.id] = targets
    }
  }

  /// The pages that a key leads to.
  static func pages(from key: AuditKey) -> Set<String> {
    var pages = Set(key.gesturePages)
    if case .page(let id) = key.key.function { pages.insert(id) }
    if let next = key.key.nextPage { pages.insert(next) }
    return pages
  }

  /// All pages that can be reached from some, these included.
  func reached(from start: Set<String>) -> Set<String> {
    var reached = start
    var open = Array(start)
    while let page = open.popLast() {
      for next in ways[page] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }

  /// Whether the first page can be reached from a page.
  func leadsBack(from page: String) -> Bool {
    first.map { reached(from: [page]).contains($0) } ?? true
  }
}

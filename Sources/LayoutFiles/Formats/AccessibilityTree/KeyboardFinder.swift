internal import KeyModel

/// Finds the keys of a keyboard among the elements of a screen.
struct KeyboardFinder {
  /// How sure it is that these are the keys.
  enum Evidence {
    /// There is a keyboard, and they are in it.
    case keyboard
    /// They say that they are keys.
    case keys
    /// They look like it: buttons of single characters, close together.
    case characters
  }

  /// The keys in the order of the tree; empty where there are none.
  private(set) var keys: [TreeNode] = []
  private(set) var evidence = Evidence.keyboard
  /// A keyboard in which no key is seen.
  private(set) var opaqueKeyboard: TreeNode?

  /// - Parameters:
  ///   - roots: the tree.
  ///   - leastCharacters: how many buttons of single characters make a keyboard that nothing else
  ///     tells of.
  init(_ roots: [TreeNode], leastCharacters: Int) {
    if let found = Self.inKeyboard(roots) {
      keys = found
      return
    }
    for root in roots {
      root.visit { if $0.kind == .keyboard, opaqueKeyboard == nil { opaqueKeyboard = $0 } }
    }
    let all = roots.flatMap(\.candidates)
    let visible = all.contains { !$0.isInvisible } ? all.filter { !$0.isInvisible } : all
    let own = visible.filter { $0.kind == .key }
    let characters = visible.filter(\.isCharacter)
    if !own.isEmpty {
      evidence = .keys
      keys = Self.around(own, in: visible)
    } else if characters.count >= leastCharacters {
      evidence = .characters
      keys = Self.around(Self.largestGroup(characters), in: visible)
    }
  }

  // MARK: - A keyboard that says so

  /// The keys of the keyboard that has most, with those that lie beside it.
  private static func inKeyboard(_ roots: [TreeNode]) -> [TreeNode]? {
    var best: [TreeNode] = []
    var looks = 0
    func look(_ siblings: [TreeNode]) {
      for node in siblings {
        if node.kind == .keyboard, looks < mostKeyboards {
          looks += 1
          let found = keys(of: node, among: siblings)
          if found.count > best.count { best = found }
        }
        look(node.children)
      }
    }
    look(roots)
    return best.isEmpty ? nil : best
  }

  /// A screen shows one keyboard, rarely two; each costs a look at what lies beside it.
  private static let mostKeyboards = 16

  /// Keys for emoji, dictation and the next keyboard are often siblings of the keyboard, in its last
  /// rows or below.
  private static func keys(of keyboard: TreeNode, among siblings: [TreeNode]) -> [TreeNode] {
    let inside = keyboard.children.flatMap(\.candidates)
    guard !inside.isEmpty else { return [] }
    let top = inside.compactMap { $0.frame?.y }.min() ?? 0
    return siblings.flatMap { sibling in
      if sibling.place == keyboard.place { return inside }
      guard sibling.kind != .keyboard else { return [TreeNode]() }
      return sibling.candidates.filter { ($0.frame?.y ?? 0) >= top }
    }
  }

  // MARK: - Keys that lie together

  /// The characters that lie in rows one under the other, without those elsewhere on the screen.
  private static func largestGroup(_ characters: [TreeNode]) -> [TreeNode] {
    let sorted = characters.sorted { $0.middle < $1.middle }
    var groups: [[TreeNode]] = []
    for node in sorted {
      let last = groups.last?.last
      if let last, node.middle - last.middle < 2 * max(node.height, last.height) {
        groups[groups.count - 1].append(node)
      } else {
        groups.append([node])
      }
    }
    return groups.max { $0.count < $1.count } ?? []
  }

  /// What can be pressed between the top of the keys and a little below them: space, return and
  /// shift lie among them.
  private static func around(_ keys: [TreeNode], in all: [TreeNode]) -> [TreeNode] {
    let heights = keys.map(\.height).sorted()
    guard let top = keys.compactMap({ $0.frame?.y }).min(), !heights.isEmpty else { return [] }
    let height = heights[heights.count / 2]
    let bottom = (keys.map { ($0.frame?.y ?? 0) + $0.height }.max() ?? 0) + 2.5 * height
    return all.filter { node in
      node.middle >= top && node.middle <= bottom && node.height <= 4 * height
    }
  }
}

extension TreeNode {
  /// The middle, from the top.
  fileprivate var middle: Double { (frame?.y ?? 0) + height / 2 }
  fileprivate var height: Double { frame?.height ?? 0 }
}

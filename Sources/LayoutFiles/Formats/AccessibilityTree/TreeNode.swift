internal import KeyModel

/// One element of a dump of what assistive technology sees, whatever made the dump.
struct TreeNode {
  /// What the element is, as far as keys are concerned.
  enum Kind {
    /// A key of a keyboard, and it says so.
    case key
    /// Something that can be pressed.
    case button
    /// The whole of a keyboard, or its window.
    case keyboard
    /// Anything else.
    case other
  }

  var kind: Kind
  /// The type or class, in the words of the dump.
  var type: String
  /// What assistive technology says of it; kept as it is found.
  var label: RawText = .missing
  var labelSource = KeyAccessibility.LabelSource.none
  /// The language of the label.
  var language: String?
  /// The text that is seen.
  var text: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits = []
  var frame: Frame?
  /// Whether the dump says that it isn't seen.
  var isInvisible = false
  /// Whether assistive technology passes it by.
  var isHidden = false
  /// Whether assistive technology stops at it even where it lies in a key that it stops at.
  var stopsInside = false
  /// The app or the keyboard that it belongs to.
  var package: String?
  var extras: [JSON.Member] = []
  var children: [TreeNode] = []
  var place: SourcePlace

  init(_ kind: Kind, type: String, at place: SourcePlace) {
    self.kind = kind
    self.type = type
    self.place = place
  }

  /// Whether it may be a key: it can be pressed and has a size.
  var isCandidate: Bool {
    guard kind == .key || kind == .button, let frame else { return false }
    return frame.width > 0 && frame.height > 0
  }

  /// The label, else the text; nil where neither says anything.
  var shownText: String? {
    if let label = label.string, !label.isEmpty { return label }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether it is called by a single character, as letters are.
  var isCharacter: Bool {
    [label.string, text].contains { $0?.count == 1 && $0 != " " }
  }

  /// The element and all in it, from the outside.
  func visit(_ body: (TreeNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// What may be a key in it: the outermost elements that can be pressed.
  ///
  /// One that holds several of them, each with a name, is no key but what keys lie in.
  var candidates: [TreeNode] {
    let inner = children.flatMap(\.candidates)
    guard isCandidate else { return inner }
    return inner.count { $0.shownText != nil } > 1 ? inner : [self]
  }
}

/// Counts elements, so that a dump can't grow without end.
struct TreeCounter {
  private var count = 0

  mutating func count(at place: SourcePlace, _ limits: ImportLimits) throws(ImportError) {
    count += 1
    guard count <= limits.keys else {
      throw .beyond("a tree of at most \(limits.keys) elements", at: place)
    }
  }
}

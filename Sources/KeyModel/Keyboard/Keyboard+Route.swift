extension Keyboard {
  /// The keys to press, one after the other, to insert the start of a text: keys that change page
  /// or shift, then one that inserts.
  ///
  /// The shortest way is taken; of ways equally short the one that inserts most, then the one that
  /// comes first in reading order.
  ///
  /// - Returns: the keys by id, and the text that the last one inserts; nil where no key of the
  ///   layout inserts what the text starts with.
  public func route(toInsertStartOf text: Substring) -> (keys: [String], output: String)? {
    var seen: Set<RouteState> = [routeState]
    var front: [(keyboard: Keyboard, keys: [String])] = [(self, [])]
    while !front.isEmpty {
      if let found = Self.bestInsertion(from: front, of: text) { return found }
      var next: [(keyboard: Keyboard, keys: [String])] = []
      for (keyboard, keys) in front {
        for key in keyboard.rawPage.keys where key.function.changesKeyboardOnly {
          var changed = keyboard
          _ = changed.press(key, at: .seconds(1) * (keys.count + 1) + Self.routeStart)
          guard seen.insert(changed.routeState).inserted else { continue }
          next.append((changed, keys + [key.id]))
        }
      }
      front = next
    }
    return nil
  }

  /// Far enough from any real press that trying a way out never makes a double tap of it.
  private static let routeStart: Duration = .seconds(1_000_000_000)

  private struct RouteState: Hashable {
    var page: String
    var shift: ShiftState
  }

  private var routeState: RouteState { RouteState(page: pageID, shift: shift.state) }

  private static func bestInsertion(
    from front: [(keyboard: Keyboard, keys: [String])], of text: Substring
  ) -> (keys: [String], output: String)? {
    var best: (keys: [String], output: String)?
    for (keyboard, keys) in front {
      for key in keyboard.rawPage.keys {
        guard let output = keyboard.effectiveOutput(of: key), !output.isEmpty else { continue }
        guard text.hasPrefix(output), output.count > best?.output.count ?? 0 else { continue }
        best = (keys + [key.id], output)
      }
    }
    return best
  }
}

extension KeyFunction {
  /// Whether a press changes which characters the other keys insert, and nothing else.
  fileprivate var changesKeyboardOnly: Bool {
    switch self {
    case .shift, .capsLock, .page: true
    case .insert, .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret,
      .modifier, .deadKey, .nextKeyboard, .languageMenu, .dismissKeyboard, .undo, .redo, .selectAll,
      .system, .none, .unknown:
      false
    }
  }
}

internal import KeyModel

extension LayoutPage.Kind {
  /// What a key is called that shows such a page; nil where that tells nothing.
  var switchName: KeyFunction? {
    switch self {
    case .letters: .page("letters")
    case .shift: .shift
    case .caps: .capsLock
    case .numbers: .page("numbers")
    case .symbols: .page("symbols")
    case .emoji: .system(.emoji)
    case .other: nil
    }
  }
}

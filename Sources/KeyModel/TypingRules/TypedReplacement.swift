/// What a typing rule puts in the place of what a key would have done.
///
/// It is one step: one press, one thing to say, one thing to undo.
public struct TypedReplacement: Hashable, Sendable {
  /// What goes: the text right before the caret, exactly; empty where nothing goes.
  public var removing: String
  /// What comes there instead of the key's own text.
  public var inserting: String

  /// Makes a replacement of the text right before the caret.
  public init(removing: String = "", inserting: String) {
    self.removing = removing
    self.inserting = inserting
  }
}

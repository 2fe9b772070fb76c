/// What the commands of the interactive keyboard are called in one language.
///
/// Names have no full stop, and a capital first where the language has capitals. Commands that aren't
/// here are called by their English names.
public struct CommandNames: Hashable, Sendable {
  /// What each does, by the name that keys are bound to it by.
  public var names: [String: String]
  /// All characters that no command is bound to.
  public var otherCharacters: String
  /// What those do, after a colon.
  public var pressesTheirKeys: String
  /// What Ctrl-C does.
  public var endsProgram: String
}

/// What touching a key and lifting the finger do; VoiceOver's typing modes.
public enum TypingMode: String, Hashable, Sendable, CaseIterable {
  /// Touching a key says it; a press of its own types it.
  case standard
  /// Touching a key says it; lifting the finger types it.
  case touch
  /// Touching a key types it at once, without saying it first.
  case direct
}

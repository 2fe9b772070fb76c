/// What is normal for keys, where rules made for other elements would be wrong.
///
/// Apple's own keys are in lower case, have one letter, are 37.5 points wide and have the traits
/// button and keyboard key.
public struct KeyProfile: Hashable, Sendable {
  /// Below this, in points, a key is hard to hit for anybody (WCAG 2.5.8: 24 CSS pixels).
  public var errorSize = 24.0
  /// Below this, in points, a key is smaller than keys are (Android's limit inside input methods).
  public var warningSize = 32.0
  /// Below this, in points, it is noted; nil unless asked for, since keys are 37.5 points wide.
  public var noteSize: Double?
  /// How much smaller a key may be than a limit before it counts, in points.
  public var tolerance = 0.1
  /// Above this part of the smaller key's area, two keys overlap.
  public var overlap = 0.2
  /// More characters than this are too many for a label.
  public var labelCharacters = 40
  /// More seconds than this are long for a key.
  public var warningSeconds = 1.5
  /// More seconds than this are too long for a key.
  public var errorSeconds = 3.0

  /// Makes the usual profile.
  public init() {}

  /// The profile for those who want keys as large as other targets.
  public static let strict: KeyProfile = {
    var profile = KeyProfile()
    profile.noteSize = 44
    return profile
  }()
}

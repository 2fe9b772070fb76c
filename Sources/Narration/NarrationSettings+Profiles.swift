extension NarrationSettings {
  /// A set of settings that a listener may know from elsewhere.
  ///
  /// Each is as near as these settings come to what is known of the screen reader's defaults.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// What is set where nothing is.
    case standard
    /// Characters while typing, capitals higher, what follows the caret, no sound at an end.
    case nvdaLike = "nvda-like"
    /// Characters and words, phonetic words after a second, hints, what the caret passed.
    case voiceOverLike = "voiceover-like"
    /// Characters and words, "cap", "deleted" at a higher pitch, phonetic words with the letters.
    case talkBackLike = "talkback-like"
    /// The keys that are pressed, and nothing else: no state, no caret, no sounds.
    case keysOnly = "keys-only"

    /// All settings of the profile.
    public var settings: NarrationSettings {
      var settings = NarrationSettings()
      switch self {
      case .standard: break
      case .nvdaLike: settings.resembleNVDA()
      case .voiceOverLike: settings.resembleVoiceOver()
      case .talkBackLike: settings.resembleTalkBack()
      case .keysOnly: settings.sayKeysOnly()
      }
      return settings
    }
  }

  /// The profile that these settings are; nil where they are the listener's own.
  ///
  /// A profile sets everything; nil changes nothing.
  public var profile: Profile? {
    get { Profile.allCases.first { $0.settings == self } }
    set { self = newValue?.settings ?? self }
  }

  private mutating func resembleNVDA() {
    deletion.pitch = 0
    caret = .following
    countsRepeatsFrom = nil
    ends = .none
  }

  private mutating func resembleVoiceOver() {
    verbosity = .full
    echo = .charactersAndWords
    hardwareEcho = .charactersAndWords
    phonetics = .delayed
    capitals.warnsOfCapsLock = false
    countsRepeatsFrom = nil
  }

  private mutating func resembleTalkBack() {
    verbosity = .full
    echo = .charactersAndWords
    hardwareEcho = .charactersAndWords
    deletion.saysWord = true
    capitals.pitch = 0
    capitals.saysWord = true
    capitals.warnsOfCapsLock = false
    phonetics = .together
    phoneticDelay = .milliseconds(250)
    countsRepeatsFrom = 2
    ends = .none
  }

  private mutating func sayKeysOnly() {
    verbosity = .brief
    saysState = false
    sounds = false
    ends = .none
    caret = .none
    saysHostChanges = false
  }
}

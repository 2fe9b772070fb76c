/// Settings that change; nil leaves one as it is.
struct SettingChanges: Hashable, Sendable {
  /// The voice by name; an empty name means the best of each language.
  var voice: String?
  var rate: SpeechRate?
  var pitch: SpeechPitch?
  var volume: SpeechVolume?

  /// No change.
  init() {}

  /// What has to change to get from one listener's settings to another's.
  init(from old: SpeechSettings, to new: SpeechSettings) {
    if old.voice != new.voice { voice = new.voice ?? "" }
    if old.rate != new.rate { rate = new.rate }
    if old.pitch != new.pitch { pitch = new.pitch }
    if old.volume != new.volume { volume = new.volume }
  }

  /// Reads settings for as long as there are any.
  init(_ reader: inout ProtocolReader) throws(ProtocolError) {
    while let (name, value) = reader.setting() {
      switch name {
      case "voice": voice = value
      case "rate": rate = try Self.number(name, value, SpeechRate.init(wordsPerMinute:))
      case "pitch": pitch = try Self.number(name, value, SpeechPitch.init(_:))
      case "volume": volume = try Self.number(name, value, SpeechVolume.init(_:))
      default: throw .unknownSetting(name)
      }
    }
  }

  /// The settings as words of a line.
  var words: [ProtocolWord] {
    var words: [ProtocolWord] = []
    if let voice { words.append(ProtocolWord("voice", setting: voice)) }
    if let rate { words.append(ProtocolWord("rate", setting: String(rate.wordsPerMinute))) }
    if let pitch { words.append(ProtocolWord("pitch", setting: String(pitch.value))) }
    if let volume { words.append(ProtocolWord("volume", setting: String(volume.value))) }
    return words
  }

  /// Settings with these changes made.
  func applied(to settings: SpeechSettings) -> SpeechSettings {
    SpeechSettings(
      voice: voice.map { $0.isEmpty ? nil : $0 } ?? settings.voice,
      rate: rate ?? settings.rate, pitch: pitch ?? settings.pitch,
      volume: volume ?? settings.volume)
  }

  private static func number<Setting>(
    _ name: String, _ value: String, _ make: (Int) throws(SpeechSettingError) -> Setting
  ) throws(ProtocolError) -> Setting {
    guard let number = Int(value) else {
      throw .expected("a whole number", found: "\(name)=\(value)")
    }
    do {
      return try make(number)
    } catch {
      throw .expected("a \(name) in its range", found: error.description)
    }
  }
}

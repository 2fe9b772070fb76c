/// Something that can be set: what help, parsing and documentation are made of.
public struct Setting: Hashable, Sendable {
  /// The name to set it by, in small letters and hyphens.
  public let name: String
  /// What it does, in one line without a full stop.
  public let summary: String
  /// The values it takes.
  public let values: SettingValues
  /// The value it has until it is set.
  public let defaultValue: String
}

internal import Glibc

/// Where a person's own files are, by the XDG base directory specification.
enum UserFolders {
  /// The folder of settings and names; nil where there is no home.
  static var configuration: String? { folder("XDG_CONFIG_HOME", or: ".config") }

  /// The folder of what is kept between sessions; nil where there is no home.
  static var state: String? { folder("XDG_STATE_HOME", or: ".local/state") }

  /// The folder of what can be made again; nil where there is no home.
  static var cache: String? { folder("XDG_CACHE_HOME", or: ".cache") }

  private static func folder(_ variable: String, or usual: String) -> String? {
    // The specification has relative paths ignored.
    if let path = value(of: variable), path.hasPrefix("/") { return path + "/spoken-keyboard" }
    guard let home = value(of: "HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)/spoken-keyboard"
  }

  private static func value(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }
}

/// `--version`: what this program is.
enum VersionCommand {
  /// The version, as CHANGELOG.md lists them.
  static let version = "0.1.0"

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    try invocation.refuseOperands()
    StandardStream.output.write("spoken-keyboard \(version)\n")
    return .clean
  }
}

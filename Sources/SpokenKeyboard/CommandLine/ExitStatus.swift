/// What the program tells whoever started it.
enum ExitStatus: Int32, Hashable, Sendable {
  /// Done, and nothing to complain about.
  case clean = 0
  /// Done, with findings or failed expectations.
  case findings = 1
  /// Used wrongly, or it could not run.
  case unusable = 2
}

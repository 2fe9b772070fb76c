/// What a person is told the keys of the first time, and can ask help for later.
enum Explanation: Hashable, Sendable {
  case offers
  case pages
  case settings
  case search
  case help
  /// What can be done while the keyboard is put away.
  case awayKeys
}

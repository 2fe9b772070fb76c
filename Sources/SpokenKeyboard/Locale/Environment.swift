internal import Foundation

/// The variables that the program was started with.
enum Environment {
  static var variables: [String: String] { ProcessInfo.processInfo.environment }
}

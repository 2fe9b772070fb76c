internal import Glibc

/// The day on which the program runs, in universal time.
enum Today {
  /// The day as YYYY-MM-DD.
  static var text: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let year = String(Int(parts.tm_year) + 1900)
    return "\(year)-\(twoDigits(parts.tm_mon + 1))-\(twoDigits(parts.tm_mday))"
  }

  private static func twoDigits(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}

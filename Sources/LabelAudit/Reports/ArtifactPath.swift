/// The path of a file as other programs need it: relative to the folder of the project where it can
/// be, without "." and "..".
struct ArtifactPath: Hashable {
  /// The path, its parts separated by "/".
  let path: String
  /// Whether it begins at the folder of the project.
  var isRelative: Bool { !path.hasPrefix("/") }

  /// - Parameters:
  ///   - name: the file as it was named.
  ///   - folder: the folder that it was named in, absolute; nil where nobody knows.
  init(_ name: String, folder: String?) {
    let own = Self.parts(name)
    let base = Self.parts(folder ?? "")
    guard name.hasPrefix("/") || folder != nil else {
      path = Self.joined(own)
      return
    }
    let whole = Self.resolved(name.hasPrefix("/") ? own : base + own)
    if folder != nil, whole.starts(with: Self.resolved(base)) {
      path = Self.joined(Array(whole.dropFirst(Self.resolved(base).count)))
    } else {
      path = "/" + whole.joined(separator: "/")
    }
  }

  /// The path as an address: all but letters, digits, "-", ".", "_", "~" and "/" as %XX of UTF-8.
  var uri: String {
    var text = isRelative ? "" : "file://"
    for byte in path.utf8 {
      if Self.isUnreserved(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  private static func joined(_ parts: [String]) -> String {
    parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static func resolved(_ parts: [String]) -> [String] {
    parts.reduce(into: []) { result, part in
      if part == ".." {
        _ = result.popLast()
      } else {
        result.append(part)
      }
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

import Foundation
import Testing

/// Tables of expected behaviour that live beside the repository; the tests that use them are skipped without.
enum SharedVectors {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/vectors")

  static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path())
  }

  /// The table, or nothing where the file is absent; an unreadable file is a failure.
  static func load<Table: Decodable>(_ name: String, as type: Table.Type) throws -> Table? {
    guard exists(name) else { return nil }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(contentsOf: folder.appending(path: name)))
  }
}

/// Text as code points in hexadecimal, the way the tables write it.
struct CodePoints: Decodable, Hashable {
  var text: String

  init(from decoder: any Decoder) throws {
    let codes = try decoder.singleValueContainer().decode([String].self)
    var units: [UTF16.CodeUnit] = []
    for code in codes {
      let value = try #require(UInt32(code, radix: 16))
      if let scalar = Unicode.Scalar(value) {
        units += Array(String(Character(scalar)).utf16)
      } else {
        units.append(UTF16.CodeUnit(value))  // a lone surrogate: repaired below
      }
    }
    text = String(decoding: units, as: UTF16.self)
  }
}

extension String {
  /// Code points, for messages: two texts that differ often look the same.
  var codePoints: String {
    unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}

import Testing

@testable import KeyModel

struct `Certain breaks` {
  @Test func `wherever a break is certain Swift finds one`() {
    var checked = 0
    var certain = 0
    let neighbours = AwkwardScalars.all
    for scalar in Self.scalars {
      for neighbour in neighbours {
        for (left, right) in [(scalar, neighbour), (neighbour, scalar)] {
          checked += 1
          guard CertainBreak.isBetween(left.value, right.value) else { continue }
          certain += 1
          let text = String(String.UnicodeScalarView([left, right]))
          if text.count != 2 { Issue.record("\(text.codePoints) is one cluster") }
        }
      }
    }
    print("certain breaks: \(certain) of \(checked) pairs")
    #expect(certain > checked / 4)
  }

  @Test(arguments: ["hello", "über", "Ελληνικά", "привет", "漢字かな", "한국어", "नमत", "👍👩🐱", "a🇩"])
  func `in common text the breaks are certain`(text: String) {
    let scalars = text.unicodeScalars.map(\.value)
    for (left, right) in zip(scalars, scalars.dropFirst()) {
      #expect(CertainBreak.isBetween(left, right))
    }
  }

  @Test func `a line feed after a carriage return is not parted from it`() {
    #expect(!CertainBreak.isBetween(0x0D, 0x0A))
    #expect(CertainBreak.isBetween(0x0A, 0x0D))
  }

  /// All of the first scripts and of the pictographs, and every 61st of the rest.
  private static let scalars: [Unicode.Scalar] =
    (Array(0...0x3400) + Array(0x1F000...0x1FB00)
    + Array(stride(from: UInt32(0x3400), through: 0x10FFFF, by: 61))).compactMap(
      Unicode.Scalar.init)
}

/// Which document it is, as 128 bits that are printed as a UUID.
public struct DocumentIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The first 64 bits.
  public let high: UInt64
  /// The last 64 bits.
  public let low: UInt64

  /// Makes the identifier of these bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Draws an identifier (a UUID of version 4).
  public static func random() -> DocumentIdentifier {
    let high = UInt64.random(in: .min ... .max)
    let low = UInt64.random(in: .min ... .max)
    return DocumentIdentifier(
      high: high & ~0xF000 | 0x4000, low: low & ~(0b11 << 62) | 0b10 << 62)
  }

  /// The identifier as a UUID is written, in capitals: `00000000-0000-4000-8000-000000000000`.
  public var description: String {
    let digits = [high, low].map { half in
      let text = String(half, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var written = ""
    for (place, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(place) { written += "-" }
      written.append(digit)
    }
    return written
  }
}

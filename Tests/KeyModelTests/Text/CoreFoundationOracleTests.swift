import CoreFoundation
import Foundation
import KeyModel
import Testing

/// CoreFoundation's own answer for what a press of Delete takes, on many texts made to be awkward.
struct `CoreFoundation's deletion` {
  /// Where our rule means to differ from CoreFoundation as it runs on Linux.
  enum Difference: String, CaseIterable {
    /// CoreFoundation takes the line feed alone.
    case carriageReturnLineFeed
    /// CoreFoundation takes a control or format character with the marks after it; we take the marks.
    case markOnControl
    /// CoreFoundation takes a whole emoji when an Indic, Thai, Arabic… mark or a non-joiner follows it.
    case singlyTypedOnPictograph
    /// CoreFoundation stops at a joiner or non-joiner that marks follow; we take the letter with them.
    case joinerUnderMark
    /// CoreFoundation takes half of a flag that a mark follows.
    case markOnFlag
    /// CoreFoundation leaves a prepended mark (an Arabic number sign) where its letter goes.
    case prepended
    /// CoreFoundation doesn't compose jamo of the extended blocks.
    case extendedJamo
  }

  @Test func `differs from the rule only in known ways`() {
    var generator = SeededGenerator(seed: 1)
    var counts: [Difference: Int] = [:]
    let total = 200_000
    var unexplained = 0
    for _ in 0..<total {
      let text = AwkwardScalars.text(upTo: 8, using: &generator)
      let theirs = coreFoundationStart(text)
      let ours = BackwardDeletion.uikit.start(in: text)?.utf16Offset(in: text) ?? -1
      if theirs == ours { continue }
      if let difference = explain(text, theirs: theirs, ours: ours) {
        counts[difference, default: 0] += 1
      } else {
        unexplained += 1
        if unexplained <= 20 {
          Issue.record("\(text.codePoints): CoreFoundation \(theirs), ours \(ours)")
        }
      }
    }
    let told = Difference.allCases.map { "\($0) \(counts[$0, default: 0])" }
    print("CoreFoundation: \(total) texts; differences: \(told.joined(separator: ", "))")
    #expect(unexplained == 0)
  }

  private func coreFoundationStart(_ text: String) -> Int {
    let string = NSString(string: text)
    let range = CFStringGetRangeOfCharacterClusterAtIndex(
      unsafeBitCast(string, to: CFString.self), string.length - 1, .backwardDeletionCluster)
    return range.location
  }

  /// Which known difference it is; each says exactly what CoreFoundation takes instead.
  private func explain(_ text: String, theirs: Int, ours: Int) -> Difference? {
    let cluster = text.utf16.count - String(text.suffix(1)).utf16.count
    let last = Array(String(text.suffix(1)).unicodeScalars)
    if last == ["\r", "\n"] {
      return theirs == ours + 1 ? .carriageReturnLineFeed : nil
    }
    if last.contains(where: Self.isExtendedJamo) { return theirs > ours ? .extendedJamo : nil }
    let prepended = last.prefix(while: Self.isPrepended)
    if ours > cluster, theirs == cluster, let base = last.dropFirst(prepended.count).first,
      Self.isPictograph(base)
    {
      return .singlyTypedOnPictograph
    }
    let deleted = Array(text.unicodeScalars[index(ours, in: text)...])
    if theirs < ours {
      guard let control = text.dropLast().unicodeScalars.last, Self.isControl(control) else {
        return nil
      }
      return theirs == ours - UTF16.width(control) ? .markOnControl : nil
    }
    let left = text.unicodeScalars[index(ours, in: text)..<index(theirs, in: text)]
    if left.allSatisfy(Self.isPrepended) { return .prepended }
    let first = text.unicodeScalars[index(theirs, in: text)]
    if Self.isRegionalIndicator(first), deleted.prefix(while: Self.isRegionalIndicator).count == 2 {
      return .markOnFlag
    }
    return first == "\u{200C}" || first == "\u{200D}" ? .joinerUnderMark : nil
  }

  private func index(_ offset: Int, in text: String) -> String.Index {
    String.Index(utf16Offset: offset, in: text)
  }

  private static func isExtendedJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0xA960...0xA97C).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }

  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    ["👩", "👍", "❤", "🏳", "🏴"].contains(scalar)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isPrepended(_ scalar: Unicode.Scalar) -> Bool {
    ["\u{600}", "\u{6DD}", "\u{110BD}"].contains(scalar)
  }
}

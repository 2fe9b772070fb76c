import KeyModel
import Testing

struct AccessibilityTraitsTests {
  @Test(arguments: [
    (AccessibilityTraits.button, UInt64(1)), (.keyboardKey, 32), (.selected, 8), (.notEnabled, 256),
    (.header, 65_536),
  ])
  func `traits have UIKit's raw values`(trait: AccessibilityTraits, value: UInt64) {
    #expect(trait.rawValue == value)
  }

  @Test func `names come in the order of the bits, and bits without a name are kept`() {
    let traits = AccessibilityTraits(rawValue: 1 << 40).union([.keyboardKey, .button])
    #expect(traits.names == ["button", "keyboardKey", "unknown(40)"])
  }

  @Test(arguments: 0..<64)
  func `every bit survives being written as a name`(bit: Int) {
    let traits = AccessibilityTraits(rawValue: 1 << UInt64(bit))
    #expect(AccessibilityTraits(names: traits.names) == traits)
  }

  @Test(arguments: ["buton", "unknown(64)", "unknown(-1)", "unknown(x)", ""])
  func `a name that is no trait's gives no traits`(name: String) {
    #expect(AccessibilityTraits(names: ["button", name]) == nil)
  }
}

internal import LayoutFiles

/// What a format can tell of a keyboard: no layout is blamed for what its format has no place for.
struct FormatFacts: Hashable, Sendable {
  /// Whether there is always a place for labels, also in a file that has none.
  var holdsLabels = false
  /// Whether what is no keyboard key can be told from what isn't known to be one.
  var tellsKeyboardKeys = true
  /// Whether files declare the language of their keys; others leave that to whoever installs them.
  var holdsLanguage = true
  /// Whether modifiers of a physical keyboard show the pages that name them.
  var hasPhysicalModifiers = false
  /// Whether keys lie where a physical keyboard has them, in forms that aren't for touch.
  var liesOnHardware = false
  /// Whether the kind of the field shows pages of numbers: no key has to.
  var showsNumbersByField = false
  /// Whether frames are points of a screen; pixels of one whose density isn't told are no measure.
  var hasPoints = false
  /// Whether the texts that keys insert go through rules of another file.
  var hasRewritingRules = false

  /// What is known of a format, by its id; of this program's own and unknown ones what is usual.
  ///
  /// - Parameters:
  ///   - format: the format that the file is of.
  ///   - origin: the format that it was converted from, where it was.
  /// - Returns: what is known.
  static func of(_ format: String, origin: String?) -> Self {
    guard format == LayoutFormat.native.id else { return table[format] ?? Self() }
    // A converted layout keeps what its pages are shown by; it has places for all else.
    guard let origin, let facts = table[origin] else {
      return Self(holdsLabels: true, hasPhysicalModifiers: true, hasPoints: true)
    }
    var own = facts
    own.holdsLabels = true
    own.holdsLanguage = true
    return own
  }

  /// Whether a format has been thought of.
  static func isKnown(_ format: String) -> Bool {
    format == LayoutFormat.native.id || table[format] != nil
  }

  private static let table: [String: Self] = [
    LayoutFormat.keyman.id: Self(holdsLanguage: false, hasRewritingRules: true),
    LayoutFormat.gnome.id: Self(),
    LayoutFormat.ldml.id: Self(hasPhysicalModifiers: true, liesOnHardware: true),
    LayoutFormat.legacyLDML.id: Self(hasPhysicalModifiers: true, liesOnHardware: true),
    LayoutFormat.keylayout.id: Self(
      holdsLanguage: false, hasPhysicalModifiers: true, liesOnHardware: true),
    LayoutFormat.xkb.id: Self(
      holdsLanguage: false, hasPhysicalModifiers: true, liesOnHardware: true),
    LayoutFormat.florisBoard.id: Self(holdsLanguage: false, showsNumbersByField: true),
    LayoutFormat.heliBoard.id: Self(holdsLanguage: false, showsNumbersByField: true),
    LayoutFormat.squeekboard.id: Self(holdsLanguage: false),
    LayoutFormat.xcuitest.id: Self(holdsLabels: true, holdsLanguage: false, hasPoints: true),
    LayoutFormat.idb.id: Self(holdsLabels: true, holdsLanguage: false, hasPoints: true),
    LayoutFormat.accessibilitySnapshot.id: Self(
      holdsLabels: true, holdsLanguage: false, hasPoints: true),
    LayoutFormat.uiautomator.id: Self(
      holdsLabels: true, tellsKeyboardKeys: false, holdsLanguage: false),
  ]

  /// Whether the file says where the keys of a form lie, and not the hardware.
  func placesKeys(of form: LayoutForm) -> Bool {
    !liesOnHardware || form.id.hasPrefix("touch")
  }

  /// Whether something outside the layout's own keys shows a page.
  func isShownFromOutside(_ page: LayoutPage) -> Bool {
    (hasPhysicalModifiers && !page.modifiers.isEmpty)
      || (showsNumbersByField && page.kind == .numbers)
  }
}

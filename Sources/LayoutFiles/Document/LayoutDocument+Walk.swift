extension LayoutDocument {
  /// All keys of all pages in order, spacers and blanks too, without those of gestures and variants.
  public var keys: [LayoutKey] { forms.flatMap(\.pages).flatMap(\.keys) }

  /// The same without the places in the file, for comparing documents.
  public func withoutPlaces() -> LayoutDocument {
    var copy = self
    for form in copy.forms.indices {
      copy.forms[form].place = nil
      for page in copy.forms[form].pages.indices {
        copy.forms[form].pages[page].place = nil
        for row in copy.forms[form].pages[page].rows.indices {
          copy.forms[form].pages[page].rows[row].keys =
            copy.forms[form].pages[page].rows[row].keys.map { $0.withoutPlaces() }
        }
      }
    }
    return copy
  }
}

extension LayoutPage {
  /// All keys in order, spacers and blanks too.
  public var keys: [LayoutKey] { rows.flatMap(\.keys) }
}

extension LayoutKey {
  /// The same without places, those of keys of gestures and variants included.
  func withoutPlaces() -> LayoutKey {
    var copy = self
    copy.place = nil
    for index in gestures.longPress.indices {
      copy.gestures.longPress[index].key = gestures.longPress[index].key.withoutPlaces()
    }
    for index in gestures.flicks.indices {
      copy.gestures.flicks[index].key = gestures.flicks[index].key.withoutPlaces()
    }
    copy.gestures.multiTap = gestures.multiTap.map { $0.withoutPlaces() }
    copy.variants = variants.map { KeyVariant(when: $0.conditions, $0.key.withoutPlaces()) }
    return copy
  }

  /// How many keys there are: this one, and those of its gestures and variants.
  public var countWithGestures: Int {
    gestures.keys.reduce(1) { $0 + $1.countWithGestures }
      + variants.reduce(0) { $0 + $1.key.countWithGestures }
  }
}

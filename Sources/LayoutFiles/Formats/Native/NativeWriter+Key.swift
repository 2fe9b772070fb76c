internal import KeyModel

extension NativeWriter {
  static func title(_ title: KeyTitle) -> MemberList {
    var list = MemberList()
    if title.kind != .none { list.add("kind", title.kind.rawValue) }
    list.add("text", title.text)
    list.add("raw", title.raw)
    list.add("icon", title.icon)
    list.add("font", title.font)
    return list
  }

  static func output(_ output: KeyOutput) -> JSON {
    var list = MemberList()
    list.add("text", output.text)
    list.add("source", output.provenance.rawValue)
    return list.object
  }

  static func function(_ function: LayoutFunction) -> JSON {
    var list = NativeFunction.members(of: function.function)
    if let other = function.calledBy {
      list.add("calledBy", NativeFunction.members(of: other))
    }
    list.add("guess", ifTrue: function.isGuess)
    list.add("locks", ifTrue: function.locks)
    list.add("native", function.native)
    return list.object
  }

  static func position(_ position: KeyPosition) -> MemberList {
    var list = MemberList()
    list.add("x", position.x)
    list.add("y", position.y)
    list.add("width", position.width)
    list.add("height", position.height)
    list.add("gap", position.gap)
    list.add("fills", ifTrue: position.fills)
    list.add("iso", position.iso)
    list.add("keyCode", position.keyCode)
    list.add("rotation", position.rotation)
    return list
  }

  static func gestures(_ gestures: KeyGestures) -> MemberList {
    var list = MemberList()
    list.add("longPress", gestures.longPress) { choice in
      var list = MemberList()
      list.add("default", ifTrue: choice.isDefault)
      list.add("key", json(choice.key))
      return list.object
    }
    list.add("multiTap", gestures.multiTap, json)
    list.add("flicks", gestures.flicks) { flick in
      var list = MemberList()
      list.add("directions", .array(flick.directions.map(JSON.string)))
      list.add("key", json(flick.key))
      return list.object
    }
    return list
  }

  static func variant(_ variant: KeyVariant) -> JSON {
    var list = MemberList()
    let conditions = variant.conditions.map { JSON.Member($0.name, .string($0.value)) }
    list.add("when", .object(conditions))
    list.add("key", json(variant.key))
    return list.object
  }

  static func accessibility(_ accessibility: KeyAccessibility) -> MemberList {
    var list = MemberList()
    list.add("label", accessibility.label)
    list.add("labels", accessibility.labels)
    if accessibility.labelSource != .none {
      list.add("labelSource", accessibility.labelSource.rawValue)
    }
    list.add("hint", accessibility.hint)
    list.add("value", accessibility.value)
    list.add("traits", accessibility.traits.names, JSON.string)
    list.add("hidden", ifTrue: accessibility.isHidden)
    return list
  }

  static func expectation(_ expectation: KeyExpectation) -> JSON {
    var list = MemberList()
    list.add("spoken", expectation.spoken)
    list.add("silentOk", ifTrue: expectation.allowsSilence)
    return list.object
  }
}

internal import KeyModel

extension NativeReader {
  mutating func key(_ json: PositionedJSON) throws(ImportError) -> LayoutKey {
    try context.countKey(at: json.place)
    var object = try ObjectReader(json, expected: "a key")
    let id = try object.requiredString("id")
    guard object.value("role") != nil else { throw object.missing("role") }
    // A role that isn't known is warned of; such a key does at least what its function says.
    let role = try object.choice("role", LayoutKey.Role.self, &context) ?? .function
    var key = LayoutKey(id: id, role: role)
    key.sourceID = try object.string("sourceId")
    if let part = object.part("title") { key.title = try title(part) }
    for element in try object.list("hints") { key.hints.append(try hint(element)) }
    if let part = object.part("output") { key.output = try output(part) }
    if let part = object.part("function") { key.function = try function(part) }
    key.nextPage = try object.string("nextPage")
    key.isSelected = try object.bool("selected")
    key.repeats = try object.optionalBool("repeats")
    if let part = object.part("position") { key.position = try position(part) }
    if let part = object.part("gestures") { key.gestures = try gestures(part) }
    for element in try object.list("variants") { key.variants.append(try variant(element)) }
    if let part = object.part("accessibility") { key.accessibility = try accessibility(part) }
    if let part = object.part("expect") { key.expectation = try expectation(part) }
    key.extras = try extras(&object)
    key.place = json.place
    return key
  }

  private mutating func title(_ json: PositionedJSON) throws(ImportError) -> KeyTitle {
    var object = try ObjectReader(json, expected: "a title")
    let title = KeyTitle(
      kind: try object.choice("kind", KeyTitle.Kind.self, &context) ?? .none,
      text: try object.string("text"), raw: try object.raw("raw"),
      icon: try object.string("icon"), font: try object.string("font"))
    _ = object.rest(&context)
    return title
  }

  private mutating func hint(_ json: PositionedJSON) throws(ImportError) -> KeyHint {
    var object = try ObjectReader(json, expected: "a hint")
    return KeyHint(
      try object.requiredString("text"), position: try object.string("position"))
  }

  private mutating func output(_ json: PositionedJSON) throws(ImportError) -> KeyOutput {
    var object = try ObjectReader(json, expected: "an output")
    let text = try object.string("text")
    let provenance = try object.choice("source", KeyOutput.Provenance.self, &context)
    _ = object.rest(&context)
    return KeyOutput(text, provenance ?? .explicit)
  }

  private mutating func function(_ json: PositionedJSON) throws(ImportError) -> LayoutFunction {
    var object = try ObjectReader(json, expected: "a function")
    var function = LayoutFunction(try keyFunction(&object))
    if let other = object.value("calledBy") {
      var called = try ObjectReader(other, expected: "a function")
      function.calledBy = try keyFunction(&called)
    }
    function.isGuess = try object.bool("guess")
    function.locks = try object.bool("locks")
    function.native = object.value("native")?.plain
    _ = object.rest(&context)
    return function
  }

  private mutating func keyFunction(_ object: inout ObjectReader) throws(ImportError) -> KeyFunction
  {
    let name = try object.requiredString("name")
    var arguments: [String: String] = [:]
    for known in NativeFunction.arguments where known.name == name {
      arguments[known.member] = try object.requiredString(known.member)
    }
    if let function = NativeFunction.function(named: name, text: { arguments[$0] }) {
      return function
    }
    context.warn(
      .unknownValue, at: object.value("name")?.place ?? object.place,
      "the function \(Excerpt.quoted(name)) isn't known")
    return .unknown(name)
  }

  private mutating func position(_ json: PositionedJSON) throws(ImportError) -> KeyPosition {
    var object = try ObjectReader(json, expected: "a position")
    var position = KeyPosition()
    position.x = try object.number("x")
    position.y = try object.number("y")
    position.width = try object.number("width")
    position.height = try object.number("height")
    position.gap = try object.number("gap")
    position.fills = try object.bool("fills")
    position.iso = try object.string("iso")
    position.keyCode = try object.string("keyCode")
    position.rotation = try object.number("rotation")
    _ = object.rest(&context)
    return position
  }

  private mutating func gestures(_ json: PositionedJSON) throws(ImportError) -> KeyGestures {
    var object = try ObjectReader(json, expected: "gestures")
    var gestures = KeyGestures()
    for element in try object.list("longPress") {
      var choice = try ObjectReader(element, expected: "a key and whether it is the default")
      let isDefault = try choice.bool("default")
      gestures.longPress.append(
        KeyGestures.LongPress(try gestureKey(&choice), isDefault: isDefault))
    }
    for element in try object.list("multiTap") { gestures.multiTap.append(try key(element)) }
    for element in try object.list("flicks") {
      var flick = try ObjectReader(element, expected: "directions and a key")
      let directions = try flick.strings("directions")
      gestures.flicks.append(KeyGestures.Flick(directions, try gestureKey(&flick)))
    }
    _ = object.rest(&context)
    return gestures
  }

  private mutating func gestureKey(_ object: inout ObjectReader) throws(ImportError) -> LayoutKey {
    guard let json = object.value("key") else { throw object.missing("key") }
    let key = try key(json)
    _ = object.rest(&context)
    return key
  }

  private mutating func variant(_ json: PositionedJSON) throws(ImportError) -> KeyVariant {
    var object = try ObjectReader(json, expected: "conditions and a key")
    let conditions = try localizedTexts(object.value("when"), "when")
    return KeyVariant(
      when: conditions.map { KeyVariant.Condition($0.language, $0.text) },
      try gestureKey(&object))
  }

  private mutating func accessibility(
    _ json: PositionedJSON
  ) throws(ImportError) -> KeyAccessibility {
    var object = try ObjectReader(json, expected: "what assistive technology is told")
    var result = KeyAccessibility()
    result.label = try object.raw("label")
    result.labels = try localizedTexts(object.value("labels"), "labels")
    let source = try object.choice("labelSource", KeyAccessibility.LabelSource.self, &context)
    result.labelSource = source ?? .none
    result.hint = try object.string("hint")
    result.value = try object.string("value")
    result.traits = try traits(&object)
    result.isHidden = try object.bool("hidden")
    _ = object.rest(&context)
    return result
  }

  private mutating func traits(
    _ object: inout ObjectReader
  ) throws(ImportError) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for element in try object.list("traits") {
      guard let name = element.string else {
        throw element.mismatch(expected: "the name of a trait")
      }
      guard let trait = AccessibilityTraits(names: [name]) else {
        context.warn(
          .unknownValue, at: element.place, "the trait \(Excerpt.quoted(name)) isn't known")
        continue
      }
      traits.formUnion(trait)
    }
    return traits
  }

  private mutating func expectation(_ json: PositionedJSON) throws(ImportError) -> KeyExpectation {
    var object = try ObjectReader(json, expected: "an expectation")
    let expectation = KeyExpectation(
      spoken: try localizedTexts(object.value("spoken"), "spoken"),
      allowsSilence: try object.bool("silentOk"))
    _ = object.rest(&context)
    return expectation
  }
}

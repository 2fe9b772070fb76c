internal import KeyModel

extension LDMLReader {
  /// The definition of a key.
  mutating func definition(_ element: XMLElement) throws(ImportError) -> LDMLKey {
    var reader = ElementReader(element)
    var key = LDMLKey(id: try reader.requiredText("id"), output: nil)
    if let output = reader.attribute("output") {
      key.rawOutput = output.value
      key.output = try texts.resolved(output, &context)
    }
    key.layerID = reader.text("layerId")
    key.isGap = reader.text("gap") == "true"
    key.fills = reader.text("stretch") == "true"
    key.width = reader.number("width", &context)
    key.longPress = reader.attribute("longPressKeyIds")?.words.map(\.text) ?? []
    key.longPressDefault = reader.text("longPressDefaultKeyId")
    key.multiTap = reader.attribute("multiTapKeyIds")?.words.map(\.text) ?? []
    key.flickID = reader.text("flickId")
    key.extras = extras(reader)
    return key
  }

  /// A key of a row, with its gestures.
  mutating func key(
    _ sourceID: String, as id: String, at place: SourcePlace, _ plan: LDMLPlan
  ) throws(ImportError) -> LayoutKey {
    var key = try plainKey(sourceID, as: id, at: place, plan)
    guard let definition = keys[sourceID], !definition.isGap else { return key }
    for (index, other) in definition.longPress.enumerated() {
      let choice = try plainKey(other, as: "\(id)/hold\(index + 1)", at: place, plan)
      key.gestures.longPress.append(
        KeyGestures.LongPress(choice, isDefault: other == definition.longPressDefault))
    }
    for (index, other) in definition.multiTap.enumerated() {
      key.gestures.multiTap.append(
        try plainKey(other, as: "\(id)/tap\(index + 2)", at: place, plan))
    }
    guard let flickID = definition.flickID else { return key }
    guard let flicks = flicks[flickID] else {
      context.warn(
        .unknownValue, at: place, "the flick \(Excerpt.quoted(flickID)) isn't defined")
      return key
    }
    for flick in flicks {
      let name = flick.directions.joined(separator: "-")
      let end = try plainKey(flick.keyID, as: "\(id)/flick-\(name)", at: place, plan)
      key.gestures.flicks.append(KeyGestures.Flick(flick.directions, end))
    }
    return key
  }

  private mutating func plainKey(
    _ sourceID: String, as id: String, at place: SourcePlace, _ plan: LDMLPlan
  ) throws(ImportError) -> LayoutKey {
    try context.countKey(at: place)
    var key = LayoutKey(id: id, role: .character)
    key.sourceID = sourceID
    key.place = place
    guard let definition = keys[sourceID] else {
      addImplied(to: &key, sourceID)
      return key
    }
    key.position.width = definition.width
    key.position.fills = definition.fills
    key.extras = definition.extras
    guard !definition.isGap else {
      key.role = .spacer
      return key
    }
    key.title = displays.title(of: definition)
    addMeaning(of: definition, to: &key, plan)
    return key
  }

  /// What a key is that the keyboard doesn't define: a letter, a digit, the space bar or a gap.
  private mutating func addImplied(to key: inout LayoutKey, _ id: String) {
    if id == "gap" {
      key.role = .spacer
    } else if let text = LDMLCommonKeys.output(of: id) {
      key.output = KeyOutput(text, .explicit)
      key.title = displays.title(of: LDMLKey(id: id, output: text))
      key.position.fills = id == "space"
    } else {
      key.output = KeyOutput(nil, .unknown)
      if let place = key.place {
        context.warn(.unknownValue, at: place, "the key \(Excerpt.quoted(id)) isn't defined")
      }
    }
  }

  private mutating func addMeaning(
    of definition: LDMLKey, to key: inout LayoutKey, _ plan: LDMLPlan
  ) {
    let text = definition.output.map(LDMLText.withoutMarkers)
    if let text, !text.isEmpty {
      if let function = ControlOutput.function(of: text) {
        key.function = LayoutFunction(function, native: definition.rawOutput.map(JSON.string))
      } else {
        key.output = KeyOutput(text, .explicit)
      }
      if text != definition.output { keepRawOutput(definition, &key) }
    } else if let raw = definition.output, !raw.isEmpty {
      key.function = markerFunction(raw, title: key.title, native: definition.rawOutput)
      key.role = .deadKey
      return
    }
    addLayer(of: definition, to: &key, plan)
    if key.output == nil, key.function == nil { key.function = LayoutFunction(.none) }
    if let function = key.function { key.role = LayoutKey.Role(doing: function.function) }
  }

  /// A marker waits for what is typed next; what comes of it, transforms tell.
  private func markerFunction(_ marker: String, title: KeyTitle, native: String?) -> LayoutFunction
  {
    let mark = title.text.map(DeadMarks.combining)
    let isMark = mark?.unicodeScalars.allSatisfy {
      $0.properties.canonicalCombiningClass != .notReordered
    }
    if let mark, !mark.isEmpty, isMark == true {
      return LayoutFunction(.deadKey(mark), isGuess: true, native: native.map(JSON.string))
    }
    return LayoutFunction(.unknown(marker), native: native.map(JSON.string))
  }

  private mutating func addLayer(
    of definition: LDMLKey, to key: inout LayoutKey, _ plan: LDMLPlan
  ) {
    guard let layer = definition.layerID else { return }
    if !plan.has(layer: layer), let place = key.place {
      context.warn(
        .missingPage, at: place,
        "the key shows the layer \(Excerpt.quoted(layer)), which the form doesn't have")
    }
    if key.output != nil {
      key.nextPage = layer
    } else if key.function == nil {
      key.function = LayoutFunction(.page(layer), calledBy: plan.kinds[layer]?.switchName)
    }
  }

  private func keepRawOutput(_ definition: LDMLKey, _ key: inout LayoutKey) {
    guard let raw = definition.rawOutput else { return }
    let member = JSON.Member("output", .string(raw))
    let members = (key.extras.first?.value.members ?? []) + [member]
    key.extras = [JSON.Member(LayoutFormat.ldml.id, .object(members))]
  }
}

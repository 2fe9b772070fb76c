/// Writes the project's own files: the same document gives the same text, to the byte.
enum NativeWriter {
  static func text(of document: LayoutDocument) -> String {
    json(document).text(.fitted)
  }

  private static func json(_ document: LayoutDocument) -> JSON {
    var list = MemberList()
    list.add("schema", NativeSchema.name)
    list.add("version", Double(NativeSchema.version))
    list.add("id", document.id)
    list.add("name", document.name)
    list.add("names", document.names)
    list.add("locales", document.locales, JSON.string)
    list.add("script", document.script)
    list.add("direction", document.direction?.rawValue)
    list.add("source", document.source.map(json))
    list.add("forms", .array(document.forms.map(json)))
    list.add("displayMap", document.displayMap) {
      .object([
        JSON.Member("character", .string($0.character)), JSON.Member("text", .string($0.text)),
      ])
    }
    list.add("transforms", document.transforms)
    list.add("tests", document.tests)
    list.add(extras: document.extras)
    return list.object
  }

  private static func json(_ source: LayoutSourceInfo) -> JSON {
    var list = MemberList()
    list.add("format", source.format)
    list.add("formatVersion", source.formatVersion)
    list.add("path", source.path)
    list.add("licence", source.licence)
    list.add(extras: source.extras)
    return list.object
  }

  private static func json(_ form: LayoutForm) -> JSON {
    var list = MemberList()
    list.add("id", form.id)
    list.add("unit", form.unit.rawValue)
    list.add("minimumWidthMillimetres", form.minimumWidthMillimetres)
    list.add("font", form.font)
    list.add("initialPage", form.initialPage)
    list.add("pages", .array(form.pages.map(json)))
    list.add(extras: form.extras)
    return list.object
  }

  private static func json(_ page: LayoutPage) -> JSON {
    var list = MemberList()
    list.add("id", page.id)
    list.add("name", page.name)
    list.add("kind", page.kind?.rawValue)
    list.add("modifiers", page.modifiers) { .array($0.map(JSON.string)) }
    list.add("mode", page.mode?.rawValue)
    list.add("rows", .array(page.rows.map(json)))
    list.add(extras: page.extras)
    return list.object
  }

  private static func json(_ row: LayoutRow) -> JSON {
    var list = MemberList()
    list.add("id", row.id)
    list.add("height", row.height)
    list.add("keys", .array(row.keys.map(json)))
    list.add(extras: row.extras)
    return list.object
  }

  static func json(_ key: LayoutKey) -> JSON {
    var list = MemberList()
    list.add("id", key.id)
    list.add("sourceId", key.sourceID)
    list.add("role", key.role.rawValue)
    list.add("title", title(key.title))
    list.add("hints", key.hints) { hint in
      var list = MemberList()
      list.add("text", hint.text)
      list.add("position", hint.position)
      return list.object
    }
    list.add("output", key.output.map(output))
    list.add("function", key.function.map(function))
    list.add("nextPage", key.nextPage)
    list.add("selected", ifTrue: key.isSelected)
    list.add("repeats", key.repeats.map(JSON.bool))
    list.add("position", position(key.position))
    list.add("gestures", gestures(key.gestures))
    list.add("variants", key.variants, variant)
    list.add("accessibility", accessibility(key.accessibility))
    list.add("expect", key.expectation.map(expectation))
    list.add(extras: key.extras)
    return list.object
  }
}

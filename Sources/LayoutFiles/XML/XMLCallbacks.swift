internal import CXML
internal import KeyModel

/// What libxml2 calls while it parses: file-scope closures that reach the builder through a pointer.
enum XMLCallbacks {
  /// The callbacks, made once for each use since the structure belongs to the context then.
  static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    // With this number libxml2 gives its errors to serror alone, and prints nothing.
    handler.initialized = XML_SAX2_MAGIC
    handler.serror = { data, error in
      guard let error, error.pointee.level == XML_ERR_FATAL else { return }
      XMLCallbacks.builder(data)?.refuse(code: error.pointee.code)
    }
    // The tree that these make holds the declarations of entities and nothing else.
    handler.startDocument = { data in
      xmlSAX2StartDocument(XMLCallbacks.builder(data)?.context)
    }
    handler.internalSubset = { data, name, external, system in
      xmlSAX2InternalSubset(XMLCallbacks.builder(data)?.context, name, external, system)
    }
    handler.entityDecl = { data, name, type, external, system, content in
      guard let builder = XMLCallbacks.builder(data), builder.failure == nil else { return }
      let isParameter =
        type == Int32(XML_INTERNAL_PARAMETER_ENTITY.rawValue)
        || type == Int32(XML_EXTERNAL_PARAMETER_ENTITY.rawValue)
      if isParameter { return builder.refuseParameterEntity() }
      xmlSAX2EntityDecl(builder.context, name, type, external, system, content)
    }
    handler.getEntity = { data, name in XMLCallbacks.builder(data)?.entity(name) }
    handler.startElementNs = { data, local, prefix, _, _, _, count, _, attributes in
      guard let local else { return }
      XMLCallbacks.builder(data)?.startElement(
        XMLBuilder.Name(prefix: prefix, local: local), XMLValues(attributes, count: Int(count)))
    }
    handler.endElementNs = { data, _, _, _ in XMLCallbacks.builder(data)?.endElement() }
    handler.characters = { data, bytes, count in
      XMLCallbacks.builder(data)?.characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    handler.cdataBlock = handler.characters
    return handler
  }

  /// Safe because the builder outlives the parse that calls back.
  private static func builder(_ data: UnsafeMutableRawPointer?) -> XMLBuilder? {
    data.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension XMLBuilder {
  /// The entity of a name, where it is one that may be expanded.
  func entity(_ name: UnsafePointer<xmlChar>?) -> xmlEntityPtr? {
    guard failure == nil, let name else { return nil }
    let found = xmlSAX2GetEntity(context, name)
    let shown = Excerpt.quoted(String(cString: name))
    guard let found else {
      refuseEntity("an entity that the file declares", found: shown)
      return nil
    }
    guard found.pointee.etype == XML_INTERNAL_GENERAL_ENTITY, let content = found.pointee.content
    else {
      refuseEntity("an entity with a text", found: "\(shown), which stands for another file")
      return nil
    }
    let text = UnsafeBufferPointer(start: content, count: Int(found.pointee.length))
    guard !text.contains(UInt8(ascii: "<")) else {
      refuseEntity("an entity of plain text", found: "\(shown), which holds elements")
      return nil
    }
    let isShallow = nesting.allows(String(cString: name)) { inner in
      guard let entity = xmlSAX2GetEntity(context, inner), let content = entity.pointee.content
      else { return nil }
      return UnsafeBufferPointer(start: content, count: Int(entity.pointee.length))
    }
    guard isShallow else {
      fail(
        .beyond(
          "entities that name each other at most \(EntityNesting.limit) deep",
          at: place(of: offset)))
      return nil
    }
    return expands(text.count) ? found : nil
  }

  func refuseParameterEntity() {
    refuseEntity("a document type without parameter entities", found: "one")
  }

  private func refuseEntity(_ expected: String, found: String) {
    fail(
      ImportError(
        .syntax, at: place(of: offset), expected: expected, found: found,
        remedy: "write the text itself in its place"))
  }
}

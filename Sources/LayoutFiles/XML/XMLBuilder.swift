internal import CXML
internal import KeyModel

/// Gathers what libxml2 finds while it goes through a text.
///
/// A class since libxml2's callbacks reach it through a pointer; it lives as long as one call of
/// ``parse()``, which owns libxml2's context too.
final class XMLBuilder {
  let file: SourceFile
  let text: [UInt8]
  /// Where the text begins, behind a byte order mark.
  let start: Int
  private let restoresControls: Bool

  /// Libxml2's context while it runs.
  private(set) var context: xmlParserCtxtPtr?
  /// Why the text is refused; the first reason counts.
  private(set) var failure: ImportError?

  private var nodes: [XMLDocument.Node] = []
  private var attributes: [XMLDocument.Attribute] = []
  private var names: [String] = []
  /// Numbers of names by libxml2's own pointers, which are the same for the same name.
  private var nameNumbers: [Name: Int32] = [:]
  /// The open elements from the root, and the last child of each.
  private var open: [(node: Int32, lastChild: Int32)] = []
  private var position: TextPosition
  /// Characters that entities have expanded to.
  private var expanded = 0
  /// How deep the entities that were asked for name others.
  var nesting = EntityNesting()

  /// Libxml2's table of names gets slow with more than these; no format has a hundredth of them.
  private static let mostNames = 10_000

  /// A name as libxml2 has it.
  struct Name: Hashable {
    var prefix: UnsafePointer<xmlChar>?
    var local: UnsafePointer<xmlChar>
  }

  init(_ file: SourceFile, text: [UInt8], start: Int, tags: Int, restoresControls: Bool) {
    self.file = file
    self.text = text
    self.start = start
    self.restoresControls = restoresControls
    position = TextPosition(start: start)
    nodes.reserveCapacity(min(tags, file.limits.values))
  }

  /// The elements.
  ///
  /// - Throws: why the text is refused.
  func document() throws(ImportError) -> XMLDocument {
    if let failure { throw failure }
    guard !nodes.isEmpty else {
      throw ImportError(
        .syntax, at: file.start, expected: "an element", found: "none",
        remedy: "check whether the file is XML")
    }
    return XMLDocument(
      fileName: file.name, text: text, names: names, nodes: nodes, attributes: attributes)
  }

  func parse() {
    guard XMLLibrary.isReady else { return }
    // What libxml2 has to say that concerns no text, such as a lack of memory; set for this thread.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    text.withUnsafeBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      let base = rest.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard !rest.isEmpty, let context = xmlCreateMemoryParserCtxt(base, Int32(rest.count)) else {
        return
      }
      self.context = context
      // Huge: how much of a file is read is for our limits to say, and they hold for nesting too.
      let options =
        XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_HUGE.rawValue
      xmlCtxtUseOptions(context, Int32(options))
      context.pointee.sax.pointee = XMLCallbacks.handler
      context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
      // Entities are put into values; those that name a file are refused before they are read.
      context.pointee.replaceEntities = 1
      xmlParseDocument(context)
      if let tree = context.pointee.myDoc { xmlFreeDoc(tree) }
      context.pointee.myDoc = nil
      xmlFreeParserCtxt(context)
      self.context = nil
    }
  }

  /// How far libxml2 has come, as an offset in the text.
  var offset: Int {
    guard let context else { return text.count }
    return min(start + max(0, Int(xmlByteConsumed(context))), text.count)
  }

  /// Ends it: the first reason counts.
  func fail(_ error: ImportError) {
    if failure == nil { failure = error }
    if let context { xmlStopParser(context) }
  }

  func place(of offset: Int) -> SourcePlace {
    TextPosition.place(of: offset, in: text, file: file.name, start: start)
  }

  /// The name of the element that is open; nil where none is.
  var openName: String? {
    open.last.map { names[Int(nodes[Int($0.node)].name)] }
  }

  // MARK: - What libxml2 finds

  func startElement(_ name: Name, _ values: XMLValues) {
    guard failure == nil else { return }
    let end = offset
    // "<" stands in no value and no name: the last one before is where the tag begins.
    let tag = text[start..<end].lastIndex(of: UInt8(ascii: "<")) ?? start
    guard open.count < file.limits.depth else {
      return fail(.beyond("elements nested at most \(file.limits.depth) deep", at: place(of: tag)))
    }
    guard nodes.count + attributes.count < file.limits.values else {
      return fail(.beyond("at most \(file.limits.values) elements", at: place(of: tag)))
    }
    guard names.count < Self.mostNames else {
      return fail(.beyond("at most \(Self.mostNames) different names", at: place(of: tag)))
    }
    advance(to: tag)
    let number = Int32(nodes.count)
    nodes.append(
      XMLDocument.Node(
        name: self.number(of: name), firstAttribute: UInt32(attributes.count),
        line: UInt32(position.line), column: UInt32(position.column)))
    link(number)
    addAttributes(values, from: tag, to: end)
    nodes[Int(number)].attributeCount =
      UInt32(attributes.count) - nodes[Int(number)].firstAttribute
    open.append((number, -1))
  }

  private func link(_ number: Int32) {
    guard let parent = open.last else { return }
    if parent.lastChild < 0 {
      nodes[Int(parent.node)].firstChild = number
    } else {
      nodes[Int(parent.lastChild)].next = number
    }
    open[open.count - 1].lastChild = number
  }

  func endElement() {
    _ = open.popLast()
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let last = open.last, !nodes[Int(last.node)].hasText else { return }
    let hasText = bytes.contains { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
    if hasText { nodes[Int(last.node)].hasText = true }
  }

  /// Counts what a reference to an entity expands to.
  ///
  /// - Returns: whether it may be expanded.
  func expands(_ count: Int) -> Bool {
    guard failure == nil else { return false }
    expanded += count + 1
    guard expanded <= file.limits.expandedCharacters else {
      fail(
        .beyond(
          "entities that expand to at most \(file.limits.expandedCharacters) characters",
          at: place(of: offset)))
      return false
    }
    return true
  }

  // MARK: - Attributes

  /// The values are libxml2's, the places those of the tag; namespaces, which libxml2 takes out, stay
  /// as they are written.
  private func addAttributes(_ values: XMLValues, from tag: Int, to end: Int) {
    var values = values
    var scanner = TagScanner(tag: tag, end: end)
    while let range = text.withUnsafeBufferPointer({ scanner.next(in: $0) }) {
      advance(to: range.name)
      let raw = text[range.value]
      let number: Int32
      let value: String
      if isNamespace(at: range.name) {
        number = self.number(ofNamespace: range.name, range.value)
        value = String(decoding: raw, as: UTF8.self)
      } else if let next = values.next() {
        number = self.number(of: next.name)
        value = next.value
      } else {
        return
      }
      attributes.append(
        XMLDocument.Attribute(
          name: number, line: UInt32(position.line), column: UInt32(position.column),
          start: UInt32(range.name), valueStart: UInt32(range.value.lowerBound),
          valueEnd: UInt32(range.value.upperBound),
          value: restoresControls ? ControlReferences.restored(value) : value))
    }
  }

  /// Whether `xmlns` or `xmlns:…` stands there.
  private func isNamespace(at offset: Int) -> Bool {
    let word = text[offset...].prefix(6)
    guard word.starts(with: Array("xmlns".utf8)), let next = word.last, word.count == 6 else {
      return false
    }
    return [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: ":")].contains(next)
  }

  private func number(ofNamespace start: Int, _ value: Range<Int>) -> Int32 {
    let written = text[start..<value.lowerBound].prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    names.append(String(decoding: written, as: UTF8.self))
    return Int32(names.count - 1)
  }

  private func advance(to offset: Int) {
    text.withUnsafeBufferPointer { position.advance(to: offset, in: $0) }
  }

  private func number(of name: Name) -> Int32 {
    if let number = nameNumbers[name] { return number }
    let number = Int32(names.count)
    let prefix = name.prefix.map { String(cString: $0) + ":" } ?? ""
    names.append(prefix + String(cString: name.local))
    nameNumbers[name] = number
    return number
  }
}

/// The attributes of an element, as libxml2 gives them one after the other.
struct XMLValues {
  private var list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  private var count: Int

  init(_ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int) {
    self.list = list
    self.count = count
  }

  /// The next one; nil where there is no more.
  mutating func next() -> (name: XMLBuilder.Name, value: String)? {
    // Five pointers each: the name, its prefix, its namespace, the value's beginning and its end.
    guard count > 0, let here = list, let local = here[0], let start = here[3], let end = here[4]
    else { return nil }
    list = here + 5
    count -= 1
    let bytes = UnsafeBufferPointer(start: start, count: end - start)
    return (XMLBuilder.Name(prefix: here[1], local: local), String(decoding: bytes, as: UTF8.self))
  }
}

extension ImportError {
  /// The error that there is more of something than is read.
  static func beyond(_ expected: String, at place: SourcePlace) -> ImportError {
    ImportError(
      .limit, at: place, expected: expected, found: "more",
      remedy: "check whether the file is what it should be")
  }
}

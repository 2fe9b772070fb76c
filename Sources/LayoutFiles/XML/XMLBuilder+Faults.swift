internal import CXML
internal import KeyModel

extension XMLBuilder {
  /// Refuses the text for a fault that libxml2 found where it is now.
  func refuse(code: Int32) {
    guard failure == nil else { return }
    let offset = faultOffset(code)
    fail(
      ImportError(
        UInt32(code) == XML_ERR_ENTITY_LOOP.rawValue ? .limit : .syntax, at: place(of: offset),
        expected: expected(code), found: excerpt(at: offset),
        remedy: "correct the file, or ask its author"))
  }

  /// What libxml2 has read past in the meantime: the start of an end tag, or of a reference.
  private func faultOffset(_ code: Int32) -> Int {
    let offset = offset
    switch UInt32(code) {
    case XML_ERR_TAG_NAME_MISMATCH.rawValue:
      return text[start..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
    case XML_ERR_INVALID_CHAR.rawValue where text[start..<offset].last == UInt8(ascii: ";"):
      return text[start..<offset].suffix(20).lastIndex(of: UInt8(ascii: "&")) ?? offset
    default: return offset
    }
  }

  private func expected(_ code: Int32) -> String {
    let code = UInt32(max(0, code))
    if let known = Self.expectations.first(where: { $0.code.rawValue == code }) {
      return known.expected
    }
    let endTags = [
      XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED,
      XML_ERR_NOT_WELL_BALANCED,
    ]
    if endTags.contains(where: { $0.rawValue == code }), let openName {
      return "the end tag of \(Excerpt.quoted(openName))"
    }
    return "well-formed XML"
  }

  /// What stands there, up to the end of the line.
  private func excerpt(at offset: Int) -> String {
    guard offset < text.count else { return "the end of the file" }
    let rest = text[offset...].prefix(80).prefix { $0 != 0x0A && $0 != 0x0D }
    return rest.isEmpty
      ? "the end of the line" : Excerpt.quoted(String(decoding: rest, as: UTF8.self))
  }

  /// What should have stood there, by libxml2's numbers.
  private static let expectations: [(code: xmlParserErrors, expected: String)] = [
    (XML_ERR_DOCUMENT_EMPTY, "an element"),
    (XML_ERR_DOCUMENT_END, "nothing behind the last element"),
    (XML_ERR_INVALID_HEX_CHARREF, "the number of a character"),
    (XML_ERR_INVALID_DEC_CHARREF, "the number of a character"),
    (XML_ERR_INVALID_CHARREF, "the number of a character"),
    (XML_ERR_INVALID_CHAR, "a character that XML allows"),
    (XML_ERR_ENTITYREF_NO_NAME, "a name behind '&'; a plain '&' is written '&amp;'"),
    (XML_ERR_ENTITYREF_SEMICOL_MISSING, "';' behind the entity's name"),
    (XML_ERR_LT_IN_ATTRIBUTE, "no '<' in a value; it is written '&lt;'"),
    (XML_ERR_ATTRIBUTE_NOT_STARTED, "a value in quotation marks"),
    (XML_ERR_ATTRIBUTE_NOT_FINISHED, "a quotation mark at the end of a value"),
    (XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "'=' and a value"),
    (XML_ERR_ATTRIBUTE_REDEFINED, "each attribute once"),
    (XML_ERR_COMMENT_NOT_FINISHED, "'-->' at the end of a comment"),
    (XML_ERR_CDATA_NOT_FINISHED, "']]>'"),
    (XML_ERR_DOCTYPE_NOT_FINISHED, "'>' at the end of the document type"),
    (XML_ERR_XMLDECL_NOT_FINISHED, "'?>' at the end of the first line"),
    (XML_ERR_SPACE_REQUIRED, "a blank"),
    (XML_ERR_NAME_REQUIRED, "a name"),
    (XML_ERR_EQUAL_REQUIRED, "'='"),
    (XML_ERR_GT_REQUIRED, "'>'"),
    (XML_ERR_ENTITY_LOOP, "entities that expand to little text"),
    (XML_ERR_RESERVED_XML_NAME, "the first line, '<?xml …?>', at the very beginning"),
    (XML_ERR_NAME_TOO_LONG, "a shorter name"),
  ]
}

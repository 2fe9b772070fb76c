public import KeyModel

/// An attribute of an element of an XML file.
public struct XMLAttribute: Sendable {
  let document: XMLDocument
  let index: Int

  private var stored: XMLDocument.Attribute { document.attributes[index] }

  /// The name as it is written, with its prefix.
  public var name: String { document.names[Int(stored.name)] }

  /// The value, its references resolved.
  public var value: String { stored.value }

  /// Where the name stands.
  public var place: SourcePlace {
    SourcePlace(file: document.fileName, line: Int(stored.line), column: Int(stored.column))
  }

  /// Where the value stands, behind the quotation mark.
  public var valuePlace: SourcePlace { place(of: Int(stored.valueStart)) }

  /// The words of the value, which blanks part, and where each stands.
  ///
  /// Where references stand for blanks, all words have the place of the value.
  public var words: [(text: String, place: SourcePlace)] {
    let texts = value.split { $0.isXMLBlank }.map(String.init)
    let starts = wordStarts
    guard starts.count == texts.count else { return texts.map { ($0, valuePlace) } }
    var walk = Walk(self)
    return zip(texts, starts).map { ($0, walk.place(of: $1)) }
  }

  /// The offsets of words in the text of the file.
  private var wordStarts: [Int] {
    var starts: [Int] = []
    var isInWord = false
    for offset in Int(stored.valueStart)..<Int(stored.valueEnd) {
      let isBlank = [0x20, 0x09, 0x0A, 0x0D].contains(document.text[offset])
      if !isBlank, !isInWord { starts.append(offset) }
      isInWord = !isBlank
    }
    return starts
  }

  private func place(of offset: Int) -> SourcePlace {
    var walk = Walk(self)
    return walk.place(of: offset)
  }

  /// Goes on from the name, so that long lines aren't counted again for each attribute.
  private struct Walk {
    let attribute: XMLAttribute
    var position: TextPosition

    init(_ attribute: XMLAttribute) {
      self.attribute = attribute
      position = TextPosition(start: Int(attribute.stored.start))
    }

    mutating func place(of offset: Int) -> SourcePlace {
      attribute.document.text.withUnsafeBufferPointer { position.advance(to: offset, in: $0) }
      let first = attribute.stored
      let column = position.line == 1 ? Int(first.column) + position.column - 1 : position.column
      return SourcePlace(
        file: attribute.document.fileName, line: Int(first.line) + position.line - 1,
        column: column)
    }
  }
}

extension Character {
  /// Whether XML takes the character for a blank.
  var isXMLBlank: Bool {
    self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\r\n"
  }
}

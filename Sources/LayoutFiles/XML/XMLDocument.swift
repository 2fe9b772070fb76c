public import KeyModel

/// The elements of an XML file, each of which knows its place.
///
/// A class since all elements share it: a file may have two million of them.
public final class XMLDocument: Sendable {
  /// One element; its attributes and children are found by their numbers.
  struct Node: Sendable {
    var name: Int32
    var firstAttribute: UInt32
    var attributeCount: UInt32 = 0
    var firstChild: Int32 = -1
    var next: Int32 = -1
    var line: UInt32
    var column: UInt32
    var hasText = false
  }

  /// One attribute, as it stands in the file and as it is read.
  struct Attribute: Sendable {
    var name: Int32
    var line: UInt32
    var column: UInt32
    /// Where the name stands in the text.
    var start: UInt32
    /// Where the value stands in the text, behind the quotation mark.
    var valueStart: UInt32
    /// Where the value ends, before the quotation mark.
    var valueEnd: UInt32
    var value: String
  }

  /// The file, as messages have it.
  let fileName: String
  /// The text, as UTF-8.
  let text: [UInt8]
  let names: [String]
  /// The elements in the order of the file; the first is the root.
  let nodes: [Node]
  let attributes: [Attribute]

  init(
    fileName: String, text: [UInt8], names: [String], nodes: [Node], attributes: [Attribute]
  ) {
    precondition(!nodes.isEmpty, "a well-formed file has a root")
    self.fileName = fileName
    self.text = text
    self.names = names
    self.nodes = nodes
    self.attributes = attributes
  }

  /// The outermost element.
  public var root: XMLElement { XMLElement(document: self, index: 0) }
}

/// An element of an XML file.
public struct XMLElement: Sendable {
  let document: XMLDocument
  let index: Int

  private var node: XMLDocument.Node { document.nodes[index] }

  /// The name as it is written, with its prefix.
  public var name: String { document.names[Int(node.name)] }

  /// Where the element begins.
  public var place: SourcePlace {
    SourcePlace(file: document.fileName, line: Int(node.line), column: Int(node.column))
  }

  /// Whether there is text in it beside its children.
  public var hasText: Bool { node.hasText }

  /// The attributes, in the order of the file.
  public var attributes: [XMLAttribute] {
    let first = Int(node.firstAttribute)
    return (first..<first + Int(node.attributeCount)).map {
      XMLAttribute(document: document, index: $0)
    }
  }

  /// The children, in the order of the file.
  public var children: [XMLElement] {
    var children: [XMLElement] = []
    var next = node.firstChild
    while next >= 0 {
      children.append(XMLElement(document: document, index: Int(next)))
      next = document.nodes[Int(next)].next
    }
    return children
  }

  /// The children of a name.
  public func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The attribute of a name; nil where there is none.
  public func attribute(_ name: String) -> XMLAttribute? {
    let first = Int(node.firstAttribute)
    for index in first..<first + Int(node.attributeCount)
    where document.names[Int(document.attributes[index].name)] == name {
      return XMLAttribute(document: document, index: index)
    }
    return nil
  }

  /// The value of the attribute of a name; nil where there is none.
  public subscript(name: String) -> String? { attribute(name)?.value }
}

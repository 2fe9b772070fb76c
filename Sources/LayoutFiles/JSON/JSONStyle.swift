/// How JSON is laid out in a file.
public enum JSONStyle: Hashable, Sendable {
  /// Without blanks or line ends.
  case compact
  /// Each element and member on a line of its own, with two more blanks a level.
  case expanded
  /// A value that fits into the rest of a line of 100 columns on one line, any other expanded.
  case fitted
}

extension JSON {
  /// The value as text: the same value gives the same text, to the byte.
  ///
  /// Members keep their order. What can't be seen, joins other characters or would control a
  /// terminal is escaped; files of a style other than compact end in a newline.
  public func text(_ style: JSONStyle) -> String {
    var writer = JSONWriter(style: style)
    writer.write(self, indent: 0)
    if style != .compact { writer.bytes.append(0x0A) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

internal import KeyModel
internal import ReportText

/// A picture of a page's keys, those with findings marked.
struct HTMLPicture {
  private let keys: [(key: LayoutPicture.PicturedKey, frame: Frame)]
  private let layout: HTMLLayout
  private let size: (width: Double, height: Double)

  /// The width of the picture in its own units, whatever units the layout has.
  private static let width = 1_000.0
  /// What is left free on each side of a key.
  private static let gap = 3.0

  init(page: LayoutPicture.Page, layout: HTMLLayout) {
    self.layout = layout
    let keys = page.rows.flatMap(\.self)
    let frames = Self.frames(of: keys) ?? Self.grid(page.rows)
    let left = frames.map(\.x).min() ?? 0
    let top = frames.map(\.y).min() ?? 0
    let width = max(1, (frames.map(\.maxX).max() ?? 1) - left)
    let height = max(1, (frames.map(\.maxY).max() ?? 1) - top)
    let scale = Self.width / width
    // A page of one high column would be as long as a street.
    let stretch = min(1, 2 * Self.width / (height * scale))
    self.keys = zip(keys, frames).map { key, frame in
      (
        key,
        Frame(
          x: (frame.x - left) * scale, y: (frame.y - top) * scale * stretch,
          width: frame.width * scale, height: frame.height * scale * stretch)
      )
    }
    size = (Self.width, height * scale * stretch)
  }

  /// The picture as SVG, with what a person who can't see it is told.
  func text(label: String) -> String {
    let box = "0 0 \(Self.number(size.width)) \(Self.number(size.height))"
    let attributes = MarkupText.attributes(["viewBox": box, "role": "img", "aria-label": label])
    return "<svg\(attributes)>\n" + keys.map(drawn).joined() + "</svg>"
  }

  private func drawn(_ key: LayoutPicture.PicturedKey, _ frame: Frame) -> String {
    let findings = (layout.marks[key.location] ?? []).map { number in
      (number, layout.layout.findings[number - 1].severity)
    }
    let worst = findings.max { $0.1 < $1.1 }
    let shape = Frame(
      x: frame.x + Self.gap, y: frame.y + Self.gap, width: max(1, frame.width - 2 * Self.gap),
      height: max(1, frame.height - 2 * Self.gap))
    var text = "<g class=\"key\(worst.map { " \($0.1.rawValue)" } ?? "")\">"
    text += rectangle(shape, radius: 8) + title(key, in: shape, isBelowBadge: worst != nil)
    if let worst {
      let more = findings.count > 1 ? "+\(findings.count - 1)" : ""
      text += badge("\(letter(worst.1))\(worst.0)\(more)", in: shape)
    }
    return text + "</g>\n"
  }

  private func title(
    _ key: LayoutPicture.PicturedKey, in frame: Frame, isBelowBadge: Bool
  ) -> String {
    let isPrinted = !key.print.isBlank
    let whole = HTMLText.carried(VisibleText(isPrinted ? key.print : key.name.id).description)
    let title = whole.count > 14 ? whole.prefix(13) + "…" : whole
    // A capital is about 0.7 of the size wide.
    let fitting = frame.width * 0.9 / (0.7 * Double(max(1, title.count)))
    let fontSize = max(8, min(36, frame.height * 0.5, fitting))
    let middle = frame.center.y + (isBelowBadge ? min(10, frame.height * 0.15) : 0)
    return "<text\(isPrinted ? "" : " class=\"unprinted\"") x=\"\(Self.number(frame.center.x))\" "
      + "y=\"\(Self.number(middle + fontSize * 0.35))\" "
      + "font-size=\"\(Self.number(fontSize))\">\(MarkupText.escaped(title))</text>"
  }

  private func badge(_ text: String, in frame: Frame) -> String {
    let width = 12 + 12 * Double(text.count)
    let badge = Frame(
      x: max(0, min(frame.maxX - width + Self.gap, size.width - width)),
      y: max(0, frame.y - Self.gap), width: width, height: 26)
    return "<g class=\"badge\">\(rectangle(badge, radius: 6))"
      + "<text x=\"\(Self.number(badge.center.x))\" y=\"\(Self.number(badge.center.y + 6.5))\" "
      + "font-size=\"18\">\(text)</text></g>"
  }

  private func letter(_ severity: Severity) -> String { severity.rawValue.prefix(1).uppercased() }

  private func rectangle(_ frame: Frame, radius: Double) -> String {
    "<rect x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\" "
      + "width=\"\(Self.number(frame.width))\" height=\"\(Self.number(frame.height))\" "
      + "rx=\"\(Self.number(radius))\"/>"
  }

  private static func number(_ value: Double) -> String {
    JSONValue.decimal(value, places: 1).line
  }

  /// Where the keys lie; nil where that isn't known of all, or can't be drawn.
  private static func frames(of keys: [LayoutPicture.PicturedKey]) -> [Frame]? {
    let frames = keys.map(\.frame)
    let areDrawable = frames.allSatisfy { frame in
      [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) < 1e7 }
        && frame.width > 0 && frame.height > 0
    }
    return areDrawable ? frames : nil
  }

  /// The keys row by row, each as wide as the others of its row.
  private static func grid(_ rows: [[LayoutPicture.PicturedKey]]) -> [Frame] {
    rows.enumerated().flatMap { line, row in
      row.indices.map { column in
        let width = 10 / Double(row.count)
        return Frame(x: Double(column) * width, y: Double(line), width: width, height: 1)
      }
    }
  }
}

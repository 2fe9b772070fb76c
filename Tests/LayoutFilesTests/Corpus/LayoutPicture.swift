import KeyModel
import LayoutFiles
import Narration

/// Rows of keys as a listener meets them: a line a row, the labels in English, what a key does
/// behind a ">" where it doesn't insert its label.
enum LayoutPicture {
  static func rows(of page: String, in layout: Layout) -> [String] {
    let keyboard = Keyboard(layouts: [layout], words: .english)
    return layout.page(page)?.rows.map { row in
      row.map { describe(keyboard.presented($0)) }.joined(separator: " ")
    } ?? []
  }

  private static func describe(_ key: Key) -> String {
    let label = (key.label ?? "").split(separator: " ").joined(separator: "_")
    switch key.function {
    case .insert(let text): return text == key.label || text == " " ? label : "\(label)>\(text)"
    case .page(let id): return "\(label)>\(id)"
    default: return label
    }
  }
}

import KeyModel
import LayoutFiles

/// What is done with each text that libFuzzer makes up.
///
/// A reader may refuse the text. What it reads must come out the same from our own file, and may be
/// pressed and written in its own format without a crash.
enum LayoutFuzzer {
  /// Safe because it is set once, before libFuzzer runs, and libFuzzer has one thread.
  nonisolated(unsafe) private static var format = LayoutFormat.native

  /// Chooses the format; false where there is none of this id.
  static func choose(_ id: String) -> Bool {
    guard let chosen = LayoutFormats.format(id) else { return false }
    format = chosen
    return true
  }

  /// Reads a text, and whatever comes of it.
  static func run(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let file = SourceFile(name: "fuzzed", bytes: bytes, folder: siblings)
    _ = LayoutFormats.recognise(file)
    // Refusing is right for most of what is made up.
    guard let document = try? format.read(file).document else { return 0 }
    press(document)
    checkRoundTrip(of: document)
    // Not every layout can be written in every format.
    guard let text = try? format.write?(document) else { return 0 }
    precondition(isRead(text), "what was written isn't read")
    return 0
  }

  /// Files that a layout may name.
  private static let siblings = SourceFolder(files: [
    "displaymap.json": Array(#"{"map":[{"pua":"F16B","str":"x"}]}"#.utf8),
    "more.xml": Array(#"<keys><import path="more.xml"/><key id="k" output="x"/></keys>"#.utf8),
    "_platform.xml": Array(
      #"<platform><hardwareMap><map keycode="1" iso="D01"/></hardwareMap></platform>"#.utf8),
  ])

  private static func isRead(_ text: String) -> Bool {
    (try? format.read(SourceFile(name: "again", bytes: Array(text.utf8)))) != nil
  }

  /// Every key of a small layout is pressed.
  private static func press(_ document: LayoutDocument) {
    guard document.keys.count < 50 else { return }
    for form in document.forms {
      var keyboard = Keyboard(layouts: [document.layout(form: form.id)], words: .none)
      for key in keyboard.layout.pages.flatMap(\.keys) { _ = keyboard.press(key, at: .zero) }
    }
  }

  private static func checkRoundTrip(of document: LayoutDocument) {
    guard let write = LayoutFormat.native.write, let text = try? write(document) else { return }
    let file = SourceFile(name: "own.keyboard.json", bytes: Array(text.utf8))
    guard let again = try? LayoutFormat.native.read(file).document else {
      preconditionFailure("our own file isn't read again:\n\(text)")
    }
    let second = try? write(again)
    precondition(second == text, "our own file is written differently:\n\(text)")
  }
}

import KeyModel
import LayoutFiles
import Testing

/// Keys that files of physical keyboards leave out.
struct PhysicalKeyTests {
  /// A keyboard of a key a row, and pages for some combinations of modifiers.
  private func keyboard(_ modifiers: [String]) throws -> Layout {
    let maps = modifiers.map { words in
      let attribute = words.isEmpty ? "" : " modifiers=\"\(words)\""
      return """
        <keyMap\(attribute)><map iso="E01" to="1\(words)"/><map iso="D01" to="q\(words)"/>\
        <map iso="C01" to="a\(words)"/><map iso="B01" to="z\(words)"/>\
        <map iso="A03" to=" "/></keyMap>
        """
    }
    let text = "<keyboard locale=\"it-t-k0-osx\">\(maps.joined())</keyboard>"
    let file = SourceFile(name: "it.xml", bytes: Array(text.utf8))
    return try LayoutFormats.read(file).document.layout()
  }

  private func targets(_ page: String, in layout: Layout) throws -> [String: String] {
    let keys = try #require(layout.pages.first { $0.id == page }).keys
    return Dictionary(
      keys.compactMap { key in
        guard case .page(let target) = key.function else { return nil }
        return (key.title, target)
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `modifiers lead from each page to those beside it`() throws {
    let layout = try keyboard(["", "shift", "caps", "shift+caps", "opt"])
    #expect(try targets("base", in: layout) == ["⇧": "shift", "⇪": "caps", "Alt": "opt"])
    #expect(try targets("shift", in: layout) == ["⇧": "base", "⇪": "shift+caps"])
    #expect(try targets("caps", in: layout) == ["⇧": "shift+caps", "⇪": "base"])
    #expect(try targets("opt", in: layout) == ["Alt": "base"])
  }

  @Test func `a modifier is called by its name, and is selected while it is on`() throws {
    let layout = try keyboard(["", "shift"])
    let keys = layout.pages.map { $0.keys.first { $0.title == "⇧" } }
    #expect(keys.map { $0?.spokenFunction } == [.shift, .shift])
    #expect(keys.map { $0?.traits.contains(.selected) } == [false, true])
  }

  @Test func `what a modifier shows goes away with a character, and locked capitals stay`() throws {
    let layout = try keyboard(["", "shift", "caps", "shift+caps"])
    let next = layout.pages.map { page in
      (page.id, page.keys.first { $0.title.hasPrefix("q") }?.nextPage)
    }
    #expect(next.map(\.0) == ["base", "shift", "caps", "shift+caps"])
    #expect(next.map(\.1) == [nil, "base", nil, "caps"])
  }

  @Test func `what no single modifier leads to has a key of its own`() throws {
    let layout = try keyboard(["", "ctrl+opt", "cmd+opt"])
    #expect(try targets("base", in: layout) == ["AltGr": "ctrl+opt", "cmd+opt": "cmd+opt"])
  }

  @Test(arguments: ["shift caps?", "shiftL+caps? shiftR+caps?", "caps?+shift"])
  func `a modifier that may or may not be held is tried both ways`(_ words: String) throws {
    let layout = try keyboard(["", "caps", words])
    let shift = try #require(layout.pages.last).id
    #expect(try targets("base", in: layout)["⇧"] == shift)
    #expect(try targets("caps", in: layout)["⇧"] == (words.contains("+") ? shift : nil))
  }

  @Test func `there are Backspace, Tab and Return, each once and at its place`() throws {
    let layout = try keyboard(["", "shift"])
    for page in layout.pages {
      let functions: [KeyFunction] = [.deleteBackward, .tab, .returnKey]
      #expect(functions.map { wanted in page.keys.count { $0.function == wanted } } == [1, 1, 1])
      #expect(Set(page.keys.map(\.id)).count == page.keys.count)
    }
    let rows = layout.pages[0].rows.map { $0.map(\.title) }
    #expect(rows.first == ["1", "⌫"])
    #expect(rows[1] == ["⇥", "q"] || rows[1] == ["q", "⇥"])
  }

  @Test func `keys don't cover each other`() throws {
    let layout = try keyboard(["", "shift", "caps", "opt", "ctrl", "cmd"])
    for page in layout.pages {
      for row in page.rows {
        let frames = row.map(\.frame).sorted { $0.x < $1.x }
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.x + 1) }
      }
    }
  }

  @Test func `a keyboard without modifiers stays as its file has it`() throws {
    let layout = try keyboard([""])
    #expect(layout.pages[0].keys.map(\.title) == ["1", "q", "a", "z", " "])
  }

  @Test func `the document stays as its file has it`() throws {
    let text = """
      <keyboard locale="it"><keyMap><map iso="C01" to="a"/></keyMap>\
      <keyMap modifiers="shift"><map iso="C01" to="A"/></keyMap></keyboard>
      """
    let document = try LayoutFormats.read(
      SourceFile(name: "it.xml", bytes: Array(text.utf8))
    ).document
    #expect(document.keys.count == 2)
    #expect(document.layout().pages.flatMap(\.keys).count > 2)
  }
}

import Glibc
import KeyModel
import LayoutFiles
import Narration
import Testing

/// Layouts that XKB has installed, read by their names.
@Suite(.enabled(if: InstalledXKB.isThere, "the package xkb-data is not installed"))
struct InstalledXKBTests {
  private func document(_ name: String) throws -> LayoutDocument {
    try #require(try LayoutFormats.named(name)).document
  }

  private func key(_ id: String, on page: String, of document: LayoutDocument) throws -> LayoutKey {
    let page = try #require(document.forms[0].pages.first { $0.id == page })
    return try #require(page.keys.first { $0.id == id })
  }

  @Test(arguments: [
    ("xkb:us", "ansi", ["letters", "shift", "caps", "shift-caps"], "English (US)", "en"),
    (
      "xkb:de(neo)", "iso",
      [
        "letters", "shift", "altgr", "shift-altgr", "level5", "shift-level5", "altgr-level5",
        "shift-altgr-level5",
      ], "German (Neo 2)", "de"
    ),
    (
      "xkb:ru", "iso", ["letters", "shift", "caps", "shift-caps", "altgr", "shift-altgr"],
      "Russian", "ru"
    ), ("xkb:jp", "jis", ["letters", "shift"], "Japanese", "ja"),
  ])
  func `each state in which keys give something else is a page`(
    name: String, form: String, pages: [String], title: String, language: String
  ) throws {
    let document = try document(name)
    #expect(document.forms[0].id == form)
    #expect(document.forms[0].pages.map(\.id) == pages)
    #expect(document.name == title)
    #expect(document.locales.first == language)
  }

  @Test(arguments: ["xkb:us", "xkb:de(neo)", "xkb:us+ru", "xkb:fr"])
  func `a keymap has its modifiers itself, and none are added`(name: String) throws {
    let document = try document(name)
    let own = document.forms[0].pages.map { $0.keys.count(where: \.role.isKey) }
    #expect(document.layout().pages.map(\.keys.count) == own)
  }

  @Test(arguments: [
    ("xkb:de", "AD11", "letters", "ü"), ("xkb:de", "AD11", "shift", "Ü"),
    ("xkb:de", "AE07", "altgr", "{"), ("xkb:de", "AD03", "altgr", "€"),
    ("xkb:fr", "AD01", "letters", "a"), ("xkb:fr", "AE02", "letters", "é"),
    ("xkb:fr", "AE02", "shift", "2"), ("xkb:fr", "AE02", "caps", "É"),
    ("xkb:fr", "LSGT", "letters", "<"), ("xkb:us(dvorak)", "AC01", "letters", "a"),
    ("xkb:us(dvorak)", "AD04", "shift", "P"), ("xkb:de(neo)", "AC05", "altgr-level5", "∈"),
    ("xkb:ru", "AC01", "letters", "ф"), ("xkb:gr", "AC01", "shift", "Α"),
    ("xkb:ara", "AB05", "letters", "ﻻ"), ("xkb:jp", "AE13", "shift", "|"),
    ("xkb:br", "AB11", "letters", "/"), ("xkb:us", "SPCE", "letters", " "),
  ])
  func `keys insert what their keysyms are`(
    name: String, id: String, page: String, text: String
  ) throws {
    let key = try key(id, on: page, of: try document(name))
    #expect(key.output == KeyOutput(text, .explicit), "\(String(describing: key.function))")
    #expect(key.role == .character)
  }

  @Test(arguments: [
    ("xkb:us", "BKSP", "letters", KeyFunction.deleteBackward), ("xkb:us", "TAB", "shift", .backTab),
    ("xkb:us", "RTRN", "letters", .returnKey), ("xkb:us", "LFSH", "letters", .page("shift")),
    ("xkb:us", "LFSH", "shift", .page("letters")), ("xkb:us", "CAPS", "letters", .page("caps")),
    ("xkb:us", "LFSH", "caps", .page("shift-caps")), ("xkb:us", "RALT", "letters", .modifier(.alt)),
    ("xkb:us", "COMP", "letters", .system(.contextMenu)),
    ("xkb:de", "RALT", "letters", .page("altgr")), ("xkb:de", "RALT", "altgr", .page("letters")),
    ("xkb:de", "LFSH", "altgr", .page("shift-altgr")),
    ("xkb:us(intl)", "AC11", "letters", .deadKey("\u{301}")),
    ("xkb:us(intl)", "AC11", "shift", .deadKey("\u{308}")),
    ("xkb:fr", "AD11", "letters", .deadKey("\u{302}")),
    ("xkb:de(neo)", "AD02", "level5", .deleteBackward),
    ("xkb:de(neo)", "AC02", "level5", .moveCaret(.left)),
    ("xkb:de(neo)", "CAPS", "letters", .page("altgr")),
    ("xkb:us+ru+grp:menu_toggle", "COMP", "letters", .page("group2")),
    ("xkb:us+ru+grp:menu_toggle", "COMP", "group2", .page("letters")),
  ])
  func `keys do what their keysyms say`(
    name: String, id: String, page: String, function: KeyFunction
  ) throws {
    let key = try key(id, on: page, of: try document(name))
    #expect(key.function?.function == function)
    #expect(key.output == nil)
  }

  @Test func `shift is called shift, is shown as pressed and ends with what is typed`() throws {
    let document = try document("xkb:de")
    let shift = try key("LFSH", on: "shift", of: document)
    #expect(shift.function?.calledBy == .shift)
    #expect(shift.isSelected)
    #expect(try key("AC01", on: "shift", of: document).nextPage == "letters")
    #expect(try key("AC01", on: "caps", of: document).nextPage == nil)
    #expect(try key("AC01", on: "shift-caps", of: document).nextPage == "caps")
  }

  @Test func `a layout is typed on as on a physical keyboard`() throws {
    let layout = try document("xkb:fr").layout()
    var session = Session(layouts: [layout], words: Phrases.best(for: "en").keys)
    _ = session.begin(at: .zero)
    for id in ["AD01", "AE02", "LFSH", "AE01", "AD11", "AD03", "SPCE"] {
      _ = session.handle(.press(id), at: .zero)
    }
    #expect(session.document.text == "aé1e\u{302} ")
    #expect(session.keyboard.pageID == "letters")
  }

  @Test func `frames are those of the keyboard, and Return reaches up a row`() throws {
    let page = try document("xkb:de").layout().pages[0]
    #expect(page.key("AE01")?.frame == Frame(x: 100, y: 0, width: 100, height: 100))
    #expect(page.key("BKSP")?.frame == Frame(x: 1300, y: 0, width: 200, height: 100))
    #expect(page.key("RTRN")?.frame == Frame(x: 1375, y: 100, width: 125, height: 200))
    #expect(page.key("SPCE")?.frame == Frame(x: 375, y: 400, width: 625, height: 100))
    #expect(page.size == (1500, 500))
  }

  @Test(arguments: [
    ("xkb:us(dvorc)", "'xkb:us(dvorak)'"), ("xkb:de(neoo)", "'xkb:de(neo)'"),
    ("xkb:qqqqqqqqqqq", "'spoken-keyboard layouts list xkb:' lists them"),
  ])
  func `a name that isn't installed is refused with the nearest that is`(
    name: String, remedy: String
  ) {
    let error = #expect(throws: ImportError.self) { try LayoutFormats.named(name) }
    #expect(error?.reason == .unreadable)
    #expect(error?.remedy.contains(remedy) == true, "\(error?.message ?? "")")
    #expect(error?.place.file == name)
  }

  @Test func `every installed layout and variant is read, and is counted`() throws {
    let names = LayoutFormats.installedNames()
    #expect(names.count > 500)
    var pages = 0
    var keys = 0
    var deadKeys = 0
    // "custom" is a name for what a person may put there.
    for (name, title) in names where name != "xkb:custom" {
      let imported = try #require(try LayoutFormats.named(name))
      let document = imported.document
      #expect(document.name == title)
      #expect(!document.locales.isEmpty || document.name != nil, "\(name)")
      #expect(imported.warnings.isEmpty, "\(name): \(imported.warnings)")
      let layout = document.layout()
      for page in layout.pages {
        let all = page.keys
        #expect(Set(all.map(\.id)).count == all.count, "\(name) \(page.id)")
        let space = page.key("SPCE")?.output(shifted: false)
        #expect(page.id != "letters" || space?.isEmpty == false, "\(name)")
        pages += 1
        keys += all.count
        deadKeys += all.count { if case .deadKey = $0.function { true } else { false } }
      }
    }
    #expect(pages > 2000)
    #expect(keys > 100_000)
    #expect(deadKeys > 4000)
  }
}

/// Names, and keymaps that are files: nothing of them needs data of the system.
struct XKBNameTests {
  @Test(arguments: ["us", "numeric", "de(neo)", "XKB:de"])
  func `a name that begins otherwise is none of XKB's`(name: String) throws {
    #expect(try LayoutFormats.named(name) == nil)
  }

  @Test(arguments: [
    "xkb:", "xkb:+", "xkb:../../etc/passwd", "xkb:de(", "xkb:de(neo", "xkb:de(neo)x", "xkb:de()",
    "xkb:(neo)", "xkb:d e", "xkb:de,fr", "xkb:a+b+c+d+e", "xkb:/de", "xkb:p c/de", "xkb:de+grp:",
    "xkb:de(neo)(bone)", "xkb:\u{1B}[2J",
  ])
  func `a name that isn't made as such names are is refused`(name: String) {
    let error = #expect(throws: ImportError.self) { try LayoutFormats.named(name) }
    #expect(error?.reason == .badValue)
    #expect(error?.message.contains("\u{1B}") == false)
  }
}

enum InstalledXKB {
  static let isThere = access("/usr/share/X11/xkb/rules/evdev.xml", R_OK) == 0
}

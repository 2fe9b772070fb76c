import Glibc
import KeyModel
import LayoutFiles
import Narration
import Testing

@testable import SpokenKeyboard

struct TextDifferenceTests {
  @Test(arguments: [
    ("", "a"), ("a", ""), ("abc", "abxc"), ("aaa", "aa"), ("aa", "aaaa"), ("äö", "äü"),
    ("日本", "日木"), ("👍", "👎"), ("e", "e\u{301}"), ("one two", "two"), ("x", "👩‍👩‍👧"),
    ("\u{1F1E6}", "\u{1F1E7}"),
  ])
  func `a difference makes the one text the other`(old: String, new: String) throws {
    let difference = try #require(TextDifference(from: Array(old.utf8), to: Array(new.utf8)))
    #expect(difference.applied(to: Array(old.utf8)) == Array(new.utf8))
    #expect(!difference.inserted.contains("\u{FFFD}"))
  }

  @Test func `equal texts have no difference, canonically equal ones have`() {
    #expect(TextDifference(from: Array("é".utf8), to: Array("é".utf8)) == nil)
    #expect(TextDifference(from: Array("é".utf8), to: Array("e\u{301}".utf8)) != nil)
  }

  @Test func `an edit at one place is as small as the edit`() throws {
    let old = Array(repeating: UInt8(ascii: "x"), count: 10_000)
    let difference = try #require(TextDifference(from: old, to: old + [0x79]))
    #expect(difference == TextDifference(offset: 10_000, removedCount: 0, inserted: "y"))
  }

  @Test(arguments: [(-1, 0), (0, 4), (4, 0), (0, -1), (Int.max, Int.max)])
  func `a difference of another text is refused`(offset: Int, removed: Int) {
    let difference = TextDifference(offset: offset, removedCount: removed, inserted: "")
    #expect(difference.applied(to: Array("abc".utf8)) == nil)
  }
}

struct JournalContentsTests {
  static let records: [JournalRecord] = [
    .session(started: 1_000, layouts: ["qwerty"]), .text("Hi"),
    .edit(TextDifference(offset: 2, removedCount: 0, inserted: "\n\"\u{1B}👍\u{2028}")),
    .edit(TextDifference(offset: 0, removedCount: 1, inserted: "P")),
  ]
  static let bytes = Array(records.map(\.line).joined().utf8)

  @Test func `the text is what the edits make of it`() {
    let contents = JournalContents(Self.bytes)
    #expect(contents?.text == "Pi\n\"\u{1B}👍\u{2028}")
    #expect(contents?.layouts == ["qwerty"])
    #expect(contents?.started == 1_000)
  }

  @Test func `a journal that is torn anywhere gives the text before the torn record`() throws {
    let texts = ["", "Hi", "Hi\n\"\u{1B}👍\u{2028}", "Pi\n\"\u{1B}👍\u{2028}"]
    let header = Self.records[0].line.utf8.count
    for length in 0..<Self.bytes.count {
      let contents = JournalContents(Array(Self.bytes[..<length]))
      guard length >= header else {
        #expect(contents == nil)
        continue
      }
      let whole = Self.bytes[..<length].count { $0 == 0x0A }
      #expect(contents?.text == texts[whole - 1])
    }
  }

  @Test func `what follows a damaged record isn't guessed at`() {
    let lines = Self.records.map(\.line)
    let damaged = lines[0] + lines[1] + "\0\0\0\n" + lines[3]
    #expect(JournalContents(Array(damaged.utf8))?.text == "Hi")
  }

  @Test(arguments: ["", "\n", "{}\n", "not a journal\n", "{\"journal\":2,\"started\":1}\n"])
  func `another file is no journal`(text: String) {
    #expect(JournalContents(Array(text.utf8)) == nil)
  }
}

struct SessionJournalTests {
  /// A folder that is gone when the test has ended.
  final class Scratch {
    let path: String

    init() throws {
      var template = Array("/tmp/spoken-keyboard-journal-XXXXXX".utf8CString)
      try #require(mkdtemp(&template) != nil)
      path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
      for entry in JournalFolder(path: path + "/journals").entries() { unlink(entry.path) }
      rmdir(path + "/journals")
      rmdir(path)
    }
  }

  static func session(_ text: String, _ settings: [String: String] = [:]) throws -> Session {
    let layout = try #require(BuiltInLayouts.layout("qwerty", decimalSeparator: "."))
    var session = Session(
      layouts: [layout], words: Phrases.best(for: "en-US").keys, document: TextDocument(text))
    for (name, value) in settings { _ = session.handle(.set(name: name, value: value), at: .zero) }
    return session
  }

  static func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `a session that is gone leaves its text behind, for its owner alone`() throws {
    let scratch = try Scratch()
    let folder = JournalFolder(path: scratch.path + "/journals")
    var journal: SessionJournal? = SessionJournal(folder: folder.path, layouts: ["qwerty"])
    for text in ["a", "ab", "abc", "bc"] { try journal?.keep(try Self.session(text)) }
    #expect(folder.entries().isEmpty, "a session that goes on is nobody else's")
    journal = nil
    let entries = folder.entries()
    #expect(entries.map(\.contents.text) == ["bc"])
    #expect(Self.mode(folder.path) == 0o700)
    #expect(Self.mode(try #require(entries.first).path) == 0o600)
  }

  @Test func `a journal that is taken away is gone`() throws {
    let scratch = try Scratch()
    let folder = JournalFolder(path: scratch.path + "/journals")
    let journal = SessionJournal(folder: folder.path, layouts: [])
    try journal.keep(try Self.session("a"))
    #expect(journal.isKept)
    journal.remove()
    #expect(!journal.isKept)
    #expect(folder.entries().isEmpty)
  }

  @Test func `without a text there is no file`() throws {
    let scratch = try Scratch()
    let journal = SessionJournal(folder: scratch.path + "/journals", layouts: [])
    try journal.keep(try Self.session(""))
    #expect(!journal.isKept)
    #expect(Self.mode(scratch.path + "/journals") == 0)
  }

  @Test func `a secure field is never kept, nor what was before and after`() throws {
    let scratch = try Scratch()
    let folder = JournalFolder(path: scratch.path + "/journals")
    var journal: SessionJournal? = SessionJournal(folder: folder.path, layouts: [])
    try journal?.keep(try Self.session("open"))
    try journal?.keep(try Self.session("secret", ["secure": "on"]))
    try journal?.keep(try Self.session("secret, shown"))
    journal = nil
    #expect(folder.entries().isEmpty)
  }

  @Test func `a journal is written anew before it grows without bound`() throws {
    let scratch = try Scratch()
    let folder = JournalFolder(path: scratch.path + "/journals")
    var journal: SessionJournal? = SessionJournal(folder: folder.path, layouts: [])
    let pair = [try Self.session("a"), try Self.session("ab")]
    for round in 0..<4_000 {
      try journal?.keep(pair[round % 2])
    }
    try journal?.keep(try Self.session("last"))
    journal = nil
    let entry = try #require(folder.entries().first)
    #expect(entry.contents.text == "last")
    var status = stat()
    #expect(stat(entry.path, &status) == 0)
    #expect(status.st_size < 70_000)
  }

  @Test func `what sessions left without a text is tidied away, and nothing else`() throws {
    let scratch = try Scratch()
    let folder = JournalFolder(path: scratch.path + "/journals")
    var empty: SessionJournal? = SessionJournal(folder: folder.path, layouts: [])
    try empty?.keep(try Self.session("a"))
    try empty?.keep(try Self.session(""))
    folder.tidy()
    #expect(empty?.isKept == true, "a session that goes on keeps its journal")
    empty = nil
    let kept = folder.path + "/1-1.journal"
    let lines = JournalContentsTests.records.map(\.line).joined()
    for (name, text) in [("1-1.journal", lines), ("1-1.journal.new", "{"), ("other", "x")] {
      let descriptor = open(folder.path + "/" + name, O_WRONLY | O_CREAT, 0o600)
      FileDescriptorWriter.write(text, to: descriptor)
      close(descriptor)
    }
    folder.tidy()
    #expect(folder.entries().map(\.path) == [kept])
    #expect(Self.mode(folder.path + "/1-1.journal.new") == 0)
    #expect(Self.mode(folder.path + "/other") == 0o600)
    unlink(folder.path + "/other")
  }

  @Test func `what can't be kept is told once`() throws {
    let journal = SessionJournal(folder: "/dev/null/journals", layouts: [])
    #expect(throws: SaveError.self) { try journal.keep(try Self.session("a")) }
    #expect(throws: Never.self) { try journal.keep(try Self.session("ab")) }
    #expect(!journal.isKept)
  }
}

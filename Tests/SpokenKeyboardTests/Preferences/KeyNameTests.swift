import Testing

@testable import SpokenKeyboard

struct KeyNameTests {
  @Test func `every bound key is found by the name that help gives it`() throws {
    for key in KeyBindings.standard.all.flatMap(\.keys) {
      #expect(try TerminalKey(named: key.name) == key, "\(key.name)")
    }
  }

  @Test(arguments: [
    ("ctrl-i", TerminalKey(.tab)), ("Ctrl-M", TerminalKey(.enter)),
    ("Ctrl-H", TerminalKey(.backspace)), ("Ctrl-[", TerminalKey(.escape)),
    ("Alt-Shift-A", TerminalKey(.character("A"), .alt)),
    ("alt-ctrl-left", TerminalKey(.left, [.alt, .control])),
    ("Page Down", TerminalKey(.pageDown)), ("Alt--", TerminalKey(.character("-"), .alt)),
    ("Alt-Space", TerminalKey(.character(" "), .alt)),
  ])
  func `keys that a terminal can't tell apart are one`(name: String, key: TerminalKey) throws {
    #expect(try TerminalKey(named: name) == key)
  }

  @Test(arguments: [
    ("q", TerminalKey.NameError.writes), ("Shift-Q", .writes), ("Space", .writes), (" ", .writes),
    ("Ctrl-C", .reserved), ("Ctrl-\\", .reserved), ("", .unknown), ("Ctrl-", .unknown),
    ("F0", .unknown), ("F25", .unknown), ("Ctrl-Shift-A", .unknown), ("Hyper-A", .unknown),
  ])
  func `keys that can't be bound are refused`(name: String, error: TerminalKey.NameError) {
    #expect(throws: error) { try TerminalKey(named: name) }
  }

  @Test func `commands have names of their own`() {
    let names = BindableCommand.all.map(\.name)
    #expect(Set(names).count == names.count)
    for binding in KeyBindings.standard.all {
      #expect(binding.command.name != nil, "\(binding.summary)")
    }
  }

  @Test func `a key that is bound again does only the new thing`() throws {
    var bindings = KeyBindings.standard
    let key = TerminalKey(.function(10))
    bindings.bind(key, to: .repeatLast, "")
    #expect(bindings.command(for: key) == .repeatLast)
    #expect(bindings.all.filter { $0.keys.contains(key) }.count == 1)
    bindings.bind(key, to: nil, "")
    #expect(bindings.command(for: key) == nil)
  }
}

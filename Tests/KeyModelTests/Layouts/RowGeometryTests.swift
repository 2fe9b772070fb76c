import KeyModel
import Testing

struct RowGeometryTests {
  @Test func `keys of a row share its width equally, with gaps between them and between rows`() {
    let rows = RowGeometry(width: 302, rowHeight: 50, gap: 1).place([
      [.letter("a"), .letter("b"), .letter("c")], [.letter("d")],
    ])
    #expect(
      rows[0].map(\.frame) == [
        Frame(x: 0, y: 0, width: 100, height: 50), Frame(x: 101, y: 0, width: 100, height: 50),
        Frame(x: 202, y: 0, width: 100, height: 50),
      ])
    #expect(rows[1].map(\.frame) == [Frame(x: 0, y: 51, width: 302, height: 50)])
  }

  @Test func `a weight makes a key as much wider, and a blank leaves room without being a key`() {
    let wide = Key(id: "wide", title: "", function: .insert("w"))
    let rows = RowGeometry(width: 400).place([
      [.blank(), .key(wide, weight: 2), .letter("a")]
    ])
    #expect(rows[0].map(\.id) == ["wide", "a"])
    #expect(rows[0].map(\.frame.x) == [100, 300])
    #expect(rows[0].map(\.frame.width) == [200, 100])
  }

  @Test func `a row without cells has no keys`() {
    #expect(RowGeometry().place([[]]) == [[]])
  }
}

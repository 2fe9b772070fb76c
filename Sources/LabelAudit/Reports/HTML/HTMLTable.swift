/// A table of the page.
///
/// On a narrow screen its rows are blocks, each cell below the title of its column: what a table is to
/// assistive technology is said by roles, which browsers else forget then.
struct HTMLTable {
  /// One row: a header of its own, and a cell for each other column.
  struct Row {
    /// What it can be linked to by; nil for nothing.
    var id: String?
    let header: String
    let cells: [String]
  }

  let id: String
  /// What it is, as HTML.
  let caption: String
  let columns: [String]
  let rows: [Row]

  /// The table; one that is wider than the screen is scrolled by itself, by keys as well.
  var text: String {
    let head = columns.map { "<th scope=\"col\" role=\"columnheader\">\($0)</th>" }.joined()
    return """
      <div class="scroll" role="group" aria-labelledby="\(id)" tabindex="0">
      <table role="table">
      <caption id="\(id)">\(caption)</caption>
      <thead role="rowgroup"><tr role="row">\(head)</tr></thead>
      <tbody role="rowgroup">
      \(rows.map(text).joined(separator: "\n"))
      </tbody>
      </table>
      </div>

      """
  }

  private func text(_ row: Row) -> String {
    let cells = zip(columns.dropFirst(), row.cells).map { column, cell in
      "<td role=\"cell\" data-column=\"\(column)\">\(cell)</td>"
    }.joined()
    let id = row.id.map { " id=\"\($0)\"" } ?? ""
    return "<tr role=\"row\"\(id)><th scope=\"row\" role=\"rowheader\">\(row.header)</th>"
      + "\(cells)</tr>"
  }
}

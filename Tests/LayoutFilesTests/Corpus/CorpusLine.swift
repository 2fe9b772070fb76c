import KeyModel
import LayoutFiles

/// What is counted of a file, as one line of a table.
enum CorpusLine {
  static let header =
    "file\tformat\tforms\tpages\tkeys\tgesture keys\tspacers\tfunctions\tpage switches\t"
    + "unknown outputs\twarnings"

  static func of(_ reading: SharedLayouts.Reading) -> String {
    let name = reading.file.name
    guard let format = reading.format else { return "\(name)\tnot recognised" }
    switch reading.result {
    case .success(let imported):
      return ([name, format.id] + counts(imported).map(String.init)).joined(separator: "\t")
    case .failure(let error):
      return "\(name)\t\(format.id)\trefused: \(error.reason.rawValue) at \(error.place)"
    }
  }

  private static func counts(_ imported: ImportedLayout) -> [Int] {
    let pages = imported.document.forms.flatMap(\.pages)
    let keys = pages.flatMap(\.keys)
    let real = keys.filter(\.role.isKey)
    return [
      imported.document.forms.count, pages.count, real.count,
      keys.reduce(0) { $0 + $1.countWithGestures - 1 }, keys.count - real.count,
      real.count { $0.role == .function || $0.role == .modifier },
      real.count { $0.role == .pageSwitch }, real.count { $0.output?.provenance == .unknown },
      imported.warnings.count,
    ]
  }
}

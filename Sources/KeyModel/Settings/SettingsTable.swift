/// The settings of a value, in the order shown: the one source of help, parsing and documentation.
public struct SettingsTable<Root>: Sendable {
  /// What can be set.
  public let settings: [Setting]

  private let rows: [SettingRow<Root>]
  private let indexByName: [String: Int]

  /// Makes a table of the rows; no two may have the same name.
  /// - Parameters:
  ///   - defaults: The value before anything is set.
  ///   - rows: The settings in the order shown.
  public init(defaults: Root, _ rows: [SettingRow<Root>]) {
    self.init(
      rows,
      settings: rows.map { row in
        Setting(
          name: row.name, summary: row.summary, values: row.values,
          defaultValue: row.get(defaults))
      })
  }

  private init(_ rows: [SettingRow<Root>], settings: [Setting]) {
    self.rows = rows
    self.settings = settings
    indexByName = Dictionary(rows.indices.map { (rows[$0].name, $0) }) { _, second in
      preconditionFailure("two settings are called \(rows[second].name)")
    }
  }

  /// The value of a setting, as a text that sets it to the same.
  ///
  /// - Throws: `SettingError.unknownName`.
  public func value(of name: String, in root: Root) throws(SettingError) -> String {
    rows[try index(of: name)].get(root)
  }

  /// Sets the value that the text stands for; nothing is changed where it is none.
  ///
  /// - Throws: `SettingError.unknownName`, or `badValue` with what is expected.
  public func set(_ name: String, to value: String, in root: inout Root) throws(SettingError) {
    let row = rows[try index(of: name)]
    guard row.set(&root, value) else {
      throw .badValue(name: row.name, value: value, expected: row.values.description)
    }
  }

  /// The same settings as those of a larger value that holds this one's.
  public func held<Whole>(
    at path: any WritableKeyPath<Whole, Root> & Sendable
  ) -> SettingsTable<Whole> {
    SettingsTable<Whole>(rows.map { $0.held(at: path) }, settings: settings)
  }

  /// These settings and, after them, those of another table; no two may have the same name.
  public func followed(by other: Self) -> Self {
    Self(rows + other.rows, settings: settings + other.settings)
  }

  private func index(of name: String) throws(SettingError) -> Int {
    guard let index = indexByName[name.lowercased()] else {
      throw .unknownName(name, nearest: NearestMatch.of(name, in: settings.map(\.name)))
    }
    return index
  }
}

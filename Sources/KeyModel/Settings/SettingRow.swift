/// One setting of a value's: its name, what it does, where it is kept, how it is written.
public struct SettingRow<Root>: Sendable {
  let name: String
  let summary: String
  let values: SettingValues
  let get: @Sendable (Root) -> String
  /// Sets the value; false where the text is none.
  let set: @Sendable (inout Root, String) -> Bool

  /// Makes a row for a property.
  /// - Parameters:
  ///   - name: The name to set it by, in small letters and hyphens; unique in its table.
  ///   - path: Where the value is kept.
  ///   - codec: How it is written.
  ///   - summary: What it does, in one line without a full stop.
  public init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ codec: SettingCodec<Value>, _ summary: String
  ) {
    self.init(
      name: name, summary: summary, values: codec.values,
      get: { codec.write($0[keyPath: path]) },
      set: { root, text in
        guard let value = codec.read(text) else { return false }
        root[keyPath: path] = value
        return true
      })
  }

  private init(
    name: String, summary: String, values: SettingValues,
    get: @escaping @Sendable (Root) -> String,
    set: @escaping @Sendable (inout Root, String) -> Bool
  ) {
    self.name = name
    self.summary = summary
    self.values = values
    self.get = get
    self.set = set
  }

  /// The same setting as one of a larger value that holds this one's.
  func held<Whole>(
    at path: any WritableKeyPath<Whole, Root> & Sendable
  ) -> SettingRow<Whole> {
    SettingRow<Whole>(
      name: name, summary: summary, values: values,
      get: { get($0[keyPath: path]) },
      set: { whole, text in set(&whole[keyPath: path], text) })
  }
}

/// Keys that have something in common.
enum KeyGroups {
  /// Keys by what they have in common, in the order in which the first of each stands; the order
  /// within a group stays.
  static func by<Common: Hashable>(
    _ keys: [AuditKey], _ common: (AuditKey) -> Common?
  ) -> [[AuditKey]] {
    var places: [Common: Int] = [:]
    var groups: [[AuditKey]] = []
    for key in keys {
      guard let common = common(key) else { continue }
      if let place = places[common] {
        groups[place].append(key)
      } else {
        places[common] = groups.count
        groups.append([key])
      }
    }
    return groups
  }
}

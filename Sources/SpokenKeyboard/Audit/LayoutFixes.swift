internal import KeyModel
internal import LabelAudit
internal import LayoutFiles

/// Makes the changes to a layout that findings propose.
enum LayoutFixes {
  /// One fix may bring another to light (a role, then a full stop); more rounds bring no more.
  private static let rounds = 5

  /// The layout with all changes that findings are sure of, and how many there were.
  ///
  /// - Parameters:
  ///   - document: the layout.
  ///   - audit: gives the findings of a layout.
  /// - Returns: the changed layout, the number of changes.
  static func applied(
    to document: LayoutDocument, findings audit: (LayoutDocument) -> [Finding]
  ) -> (document: LayoutDocument, count: Int) {
    var document = document
    var count = 0
    for _ in 0..<rounds {
      // The keys of each form that this round has changed: two changes of one key come in turn.
      var changed: Set<ChangedKey> = []
      let before = count
      for finding in audit(document) where finding.confidence != .review {
        guard let fix = finding.fix else { continue }
        let keys = Set(fix.keys.map { ChangedKey(form: finding.layout.form, location: $0) })
        guard changed.isDisjoint(with: keys), document.apply(fix, form: finding.layout.form) else {
          continue
        }
        changed.formUnion(keys)
        count += 1
      }
      if count == before { break }
    }
    return (document, count)
  }

  /// The same for a layout of one format that is written in another.
  ///
  /// What is changed is also audited as what it becomes: this program's own format has places for
  /// labels that others lack, and a layout without them would be worse there than it was.
  ///
  /// - Parameters:
  ///   - document: the layout.
  ///   - format: the id of the format that it was read from.
  ///   - target: the id of the format that it is written in.
  ///   - audit: gives the findings of a layout, audited as one of a format.
  /// - Returns: the changed layout, the number of changes.
  static func applied(
    to document: LayoutDocument, format: String, writtenAs target: String,
    findings audit: (LayoutDocument, String) -> [Finding]
  ) -> (document: LayoutDocument, count: Int) {
    let own = applied(to: document) { audit($0, format) }
    guard own.count > 0, format != target else { return own }
    let more = applied(to: own.document) { audit($0, target) }
    return (more.document, own.count + more.count)
  }

  private struct ChangedKey: Hashable {
    let form: String?
    let location: KeyLocation
  }
}

extension LayoutDocument {
  /// Makes a change; false where it changes nothing.
  fileprivate mutating func apply(_ fix: Fix, form: String?) -> Bool {
    if case .language(let tag) = fix.change {
      guard locales != [tag] else { return false }
      locales = [tag]
      return true
    }
    let keys = Set(fix.keys)
    var isChanged = false
    for formIndex in forms.indices where form == nil || forms[formIndex].id == form {
      for pageIndex in forms[formIndex].pages.indices {
        let page = forms[formIndex].pages[pageIndex].id
        for rowIndex in forms[formIndex].pages[pageIndex].rows.indices {
          for keyIndex in forms[formIndex].pages[pageIndex].rows[rowIndex].keys.indices {
            let key = forms[formIndex].pages[pageIndex].rows[rowIndex].keys[keyIndex]
            guard keys.contains(KeyLocation(page: page, key: key.id)) else { continue }
            let fixed = key.accessibility.applying(fix.change)
            guard fixed != key.accessibility else { continue }
            forms[formIndex].pages[pageIndex].rows[rowIndex].keys[keyIndex].accessibility = fixed
            isChanged = true
          }
        }
      }
    }
    return isChanged
  }
}

extension KeyAccessibility {
  fileprivate func applying(_ change: Fix.Change) -> KeyAccessibility {
    var changed = self
    switch change {
    case .label(let label):
      changed.label = .text(label)
      changed.labelSource = .explicit
    case .traits(let added, let removed):
      changed.traits = traits.subtracting(removed).union(added)
    case .removeHint: changed.hint = nil
    case .language: break
    }
    return changed
  }
}

/// The folder that fixed layouts go to, each a file of this program's own format.
struct FixedLayouts {
  private let folder: String
  private var names = UniqueIDs()
  private(set) var count = 0
  private(set) var files = 0

  /// - Throws: `UsageError` where there is no such folder.
  init(folder: String) throws(UsageError) {
    guard FileKind(of: folder) == .folder else {
      throw UsageError("--fix needs a folder that is there: \(folder)")
    }
    self.folder = folder
  }

  /// Writes a layout by the name of its file; nothing where nothing was changed.
  mutating func write(
    _ document: LayoutDocument, changes: Int, from file: String
  ) throws(UsageError) {
    guard changes > 0 else { return }
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let stem = last.prefix { $0 != "." }
    let path = "\(folder)/\(names.unique(stem.isEmpty ? "layout" : String(stem))).json"
    let text = try Self.text(of: document)
    do throws(SaveError) {
      try AtomicFile.write(text, to: path)
    } catch {
      throw UsageError(error.description)
    }
    count += changes
    files += 1
  }

  private static func text(of document: LayoutDocument) throws(UsageError) -> String {
    do throws(ExportError) {
      return try LayoutFormat.native.write?(document) ?? ""
    } catch {
      throw UsageError("\(error.message); \(error.remedy)")
    }
  }
}

import KeyModel
import LabelAudit

/// A key as tests write it.
func key(
  _ title: String, label: String? = nil, id: String? = nil, does function: KeyFunction? = nil,
  called spokenFunction: KeyFunction? = nil, hint: String? = nil, value: String? = nil,
  traits: AccessibilityTraits = .keyboardKey, frame: Frame = .zero, isHidden: Bool = false,
  isCertain: Bool = true
) -> AuditKey {
  AuditKey(
    page: "letters",
    key: Key(
      id: id ?? (title.isEmpty ? label ?? "key" : title), title: title, label: label, hint: hint,
      value: value, traits: traits, function: function ?? .insert(title),
      spokenFunction: spokenFunction, frame: frame),
    label: label.map(AuditKey.GivenLabel.text) ?? .missing, traits: traits,
    isMeaningCertain: isCertain, isHidden: isHidden)
}

/// A delete key, so that a small layout isn't blamed for lacking one.
let delete = key("⌫", label: "Delete", id: "delete", does: .deleteBackward)

/// A page of one row, its keys side by side unless they have frames.
func page(_ id: String, _ keys: [AuditKey]) -> AuditPage {
  AuditPage(
    id: id,
    rows: [
      keys.enumerated().map { column, key in
        var key = key
        key.page = id
        if key.key.frame == .zero {
          key.key.frame = Frame(x: Double(column) * 100, y: 0, width: 100, height: 100)
        }
        return key
      }
    ])
}

/// A layout of pages.
func layout(
  _ pages: [AuditPage], language: String? = "en", id: String = "test", file: String = "test.json",
  source: AuditSubject.Source = AuditSubject.Source(format: "native")
) -> AuditSubject {
  AuditSubject(
    name: LayoutName(file: file, id: id), locales: language.map { [$0] } ?? [], pages: pages,
    source: source)
}

/// A layout of one page.
func layout(
  _ keys: [AuditKey], language: String? = "en",
  source: AuditSubject.Source = AuditSubject.Source(format: "native")
) -> AuditSubject {
  layout([page("letters", keys)], language: language, source: source)
}

/// What an audit without ears finds.
func findings(
  in subject: AuditSubject, _ change: (inout AuditSettings) -> Void = { _ in }
) -> [Finding] {
  var settings = AuditSettings()
  change(&settings)
  return Audit(settings: settings).report(on: subject).findings
}

/// The rules that found something, each once, in order.
func rules(in subject: AuditSubject, _ change: (inout AuditSettings) -> Void = { _ in }) -> [RuleID]
{
  var seen: Set<RuleID> = []
  return findings(in: subject, change).map(\.rule).filter { seen.insert($0).inserted }
}

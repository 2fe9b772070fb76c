internal import LabelAudit
internal import Narration
internal import Speech

extension SpeechListener {
  /// What reports may hold of sound, in characters of addresses: about 170 seconds.
  private static let mostSound = 10_000_000

  /// What is heard of the keys of a report with pictures, as it is played.
  ///
  /// The sounds of keys with findings have room before the others.
  func sounds(for report: AuditReport) -> [HearingRequest: PlayedSound] {
    guard engine != nil else { return [:] }
    let requests = Self.requests(of: report)
    let kept = sounds?.read() ?? [:]
    let renderer = SpeechRenderer(executable: executable)
    var played: [HearingRequest: PlayedSound] = [:]
    var new: [HearingRequest: String] = [:]
    var room = Self.mostSound
    for request in requests {
      switch hear([request])[request] {
      case .heard(let hearing) where hearing.isSilent: played[request] = .nothing("silent")
      case .heard:
        guard let address = kept[request] ?? Self.address(of: request, renderer) else {
          played[request] = .nothing("no sound was made")
          continue
        }
        if kept[request] == nil { new[request] = address }
        room -= address.utf8.count
        played[request] =
          room >= 0 ? .address(address) : .nothing("left out, the page holds sound enough")
      case .noVoice: played[request] = .nothing("no voice of the language")
      case .crashed: played[request] = .nothing("the engine crashed")
      case nil: played[request] = .nothing("nothing was found out")
      }
      guard room >= 0 else { break }
    }
    sounds?.add(new)
    for request in requests where played[request] == nil {
      played[request] = .nothing("left out, the page holds sound enough")
    }
    return played
  }

  /// What is said for the keys, each once, those with findings first.
  private static func requests(of report: AuditReport) -> [HearingRequest] {
    var found: [HearingRequest] = []
    var others: [HearingRequest] = []
    for layout in report.files.flatMap(\.layouts) {
      guard let picture = layout.picture else { continue }
      let named = layout.findings.flatMap { [$0.key].compactMap(\.self) + $0.related }
      let marked = Set(named.map { KeyLocation(page: $0.page, key: $0.id) })
      for key in picture.pages.flatMap({ $0.rows.flatMap(\.self) }) {
        guard let request = key.request else { continue }
        if marked.contains(key.location) { found.append(request) } else { others.append(request) }
      }
    }
    var seen: Set<HearingRequest> = []
    return (found + others).filter { seen.insert($0).inserted }
  }

  /// The sound; nil where the engine made none, which its phonemes have told of already.
  private static func address(of request: HearingRequest, _ renderer: SpeechRenderer) -> String? {
    let utterance = Utterance(request.commands, language: request.language, cause: .focus)
    do throws(SpeechError) {
      let speech = try renderer.render(utterance)
      guard !speech.samples.isEmpty else { return nil }
      return WaveFile(samples: speech.samples, sampleRate: speech.sampleRate).address
    } catch {
      return nil
    }
  }
}

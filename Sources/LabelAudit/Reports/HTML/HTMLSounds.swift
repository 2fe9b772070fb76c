/// Where what is heard of keys is played: each sound once, the first time that a key needs it.
struct HTMLSounds {
  /// Where a sound is.
  struct Place {
    /// The key's row that has it.
    let key: KeyLocation
    /// The section of that row.
    let layout: Int
    /// The id of the player.
    let id: String
    /// What it is heard of.
    let name: String
    /// The sound itself, as an address.
    let address: String
  }

  private let sounds: [HearingRequest: PlayedSound]
  private var places: [HearingRequest: Place] = [:]

  init(_ sounds: [HearingRequest: PlayedSound]) {
    self.sounds = sounds
  }

  /// Gives the sounds of a section that are new a place in it.
  mutating func place(_ section: HTMLLayout) {
    for key in section.shownKeys {
      guard let request = key.request, places[request] == nil,
        case .address(let address) = sounds[request]
      else { continue }
      places[request] = Place(
        key: key.location, layout: section.number, id: "sound-\(places.count + 1)",
        name: key.name.name.isBlank ? key.name.id : key.name.name, address: address)
    }
  }

  /// Where a request is played; nil where there is no sound of it.
  func place(of request: HearingRequest) -> Place? { places[request] }

  /// Why a request isn't played.
  func reason(for request: HearingRequest) -> String {
    guard case .nothing(let reason) = sounds[request] else { return "not listened to" }
    return reason
  }
}

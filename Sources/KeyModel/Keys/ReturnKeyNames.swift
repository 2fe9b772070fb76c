/// What a return key is called by what it promises.
public struct ReturnKeyNames: Hashable, Sendable {
  /// Opens what was typed.
  public var go: String
  /// Joins a network.
  public var join: String
  /// Goes to the next field.
  public var next: String
  /// Shows a route.
  public var route: String
  /// Searches.
  public var search: String
  /// Sends what was typed.
  public var send: String
  /// Ends editing.
  public var done: String
  /// Calls for help.
  public var emergencyCall: String
  /// Goes on.
  public var `continue`: String

  /// Makes the names; every one is needed.
  public init(
    go: String, join: String, next: String, route: String, search: String, send: String,
    done: String, emergencyCall: String, continue: String
  ) {
    self.go = go
    self.join = join
    self.next = next
    self.route = route
    self.search = search
    self.send = send
    self.done = done
    self.emergencyCall = emergencyCall
    self.continue = `continue`
  }

  /// The name of a return key of this type; nil where it is just a return key.
  public func name(of type: ReturnKeyType) -> String? {
    switch type {
    case .default: nil
    case .go: go
    case .google: "Google"
    case .join: join
    case .next: next
    case .route: route
    case .search: search
    case .send: send
    case .yahoo: "Yahoo"
    case .done: done
    case .emergencyCall: emergencyCall
    case .continue: `continue`
    }
  }
}

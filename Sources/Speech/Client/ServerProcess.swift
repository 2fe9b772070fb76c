internal import CEspeak
@preconcurrency internal import Glibc

/// A speech server as a child process: its descriptors, its end, and nothing of what is said.
///
/// It owns the process and three descriptors, none of which ever blocks. The server's input is a
/// socket, so that writing to a server that died is an error and not a signal.
final class ServerProcess {
  /// How a process ended.
  enum Ending: Hashable, Sendable {
    case exited(status: Int)
    case killed(signal: Int)
    /// It can't be told yet, or not at all.
    case unknown
  }

  /// The process's id.
  let id: pid_t
  /// The descriptors; −1 once closed.
  private(set) var input: Int32
  private(set) var output: Int32
  private(set) var errors: Int32
  private var ending: Ending?

  /// Starts a process in a group of its own, with no descriptors but its three.
  ///
  /// - Throws: `SpeechError.serverNotStarted` when the system refuses.
  init(executable: String, arguments: [String]) throws(SpeechError) {
    var inputs: [Int32] = [-1, -1]
    var outputs: [Int32] = [-1, -1]
    var messages: [Int32] = [-1, -1]
    guard
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &inputs) == 0, pipe(&outputs) == 0,
      pipe(&messages) == 0
    else {
      let reason = Self.reason(errno)
      for descriptor in inputs + outputs + messages where descriptor >= 0 { close(descriptor) }
      throw .serverNotStarted(reason: reason)
    }
    for descriptor in inputs + outputs + messages {
      // Can't fail on a descriptor that was just made.
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    for descriptor in [inputs[0], outputs[0], messages[0]] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    let spawned = Self.spawn(
      executable, arguments, input: inputs[1], output: outputs[1], errors: messages[1])
    for descriptor in [inputs[1], outputs[1], messages[1]] { close(descriptor) }
    switch spawned {
    case .success(let process):
      id = process
    case .failure(let error):
      for descriptor in [inputs[0], outputs[0], messages[0]] { close(descriptor) }
      throw error
    }
    input = inputs[0]
    output = outputs[0]
    errors = messages[0]
  }

  deinit {
    closeAll()
    guard ending == nil else { return }
    kill(id, SIGKILL)
    // It is gone in a moment, and only then it can be put away; one that hangs in a driver isn't
    // waited for.
    for _ in 0..<50 {
      guard waitpid(id, nil, WNOHANG) == 0 else { return }
      usleep(1_000)
    }
  }

  /// Ends the process at once.
  func end() {
    guard ending == nil else { return }
    kill(id, SIGKILL)
  }

  /// Closes all descriptors.
  func closeAll() {
    for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
    input = -1
    output = -1
    errors = -1
  }

  /// How the process ended, without waiting; nil while it lives.
  func checkEnding() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    let result = waitpid(id, &status, WNOHANG)
    guard result != 0 else { return nil }
    let signal = Int(status & 0x7F)
    if result < 0 {
      ending = .unknown
    } else {
      ending = signal == 0 ? .exited(status: Int(status >> 8 & 0xFF)) : .killed(signal: signal)
    }
    return ending
  }

  /// What a read found.
  enum Reading {
    case bytes([UInt8])
    case nothing
    case closed
  }

  /// Reads what is there, up to 64 KB, without waiting.
  func read(_ descriptor: Int32) -> Reading {
    guard descriptor >= 0 else { return .closed }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes.prefix(count))) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .closed
  }

  /// Writes what the server takes now; gives back how many bytes, or nil when it is gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard input >= 0 else { return nil }
    let count = bytes.withUnsafeBytes { buffer in
      send(input, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }
}

extension ServerProcess {
  /// Spawns with everything set up in the child.
  private static func spawn(
    _ executable: String, _ arguments: [String], input: Int32, output: Int32, errors: Int32
  ) -> Result<pid_t, SpeechError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, &actions, &attributes, words, environ)
    guard result == 0 else {
      return .failure(.serverNotStarted(reason: "\(executable): \(reason(result))"))
    }
    return .success(process)
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

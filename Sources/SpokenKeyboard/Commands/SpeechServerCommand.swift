internal import Speech

/// `speech-server`: the process that speaks, driven by `docs/speech-protocol.md`.
enum SpeechServerCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    SpeechServer.run() == 0 ? .clean : .unusable
  }
}

internal import Speech

/// `speech-server`: the process that speaks, driven by `docs/speech-protocol.md`.
enum SpeechServerCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    try invocation.refuseOperands()
    let arguments = invocation.has(.noAudio) ? ["--no-audio"] : []
    return SpeechServer.run(arguments: arguments) == 0 ? .clean : .unusable
  }
}

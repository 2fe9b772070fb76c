internal import Glibc

/// The process that owns the engine and the sound device.
///
/// It reads requests from its input and answers on its output, one line each, as
/// `docs/speech-protocol.md` describes. It ends when its input is closed or its parent dies.
public enum SpeechServer {
  /// Runs the server until its input ends.
  ///
  /// - Parameter arguments: `--no-audio` for a server that only renders and opens no device.
  /// - Returns: the process's exit status: 0, or 2 when it could not run.
  public static func run(arguments: [String] = []) -> Int32 {
    guard arguments.allSatisfy({ $0 == "--no-audio" }) else {
      ServerOutput(descriptor: STDERR_FILENO).send(
        .failed(id: nil, message: "the only argument is --no-audio"))
      return 2
    }
    ParentWatch.start()
    ServerSignals.prepare()
    // It would give the device a buffer of another size than the player reckons with.
    unsetenv("PULSE_LATENCY_MSEC")
    let output = ServerOutput(descriptor: STDOUT_FILENO)
    do throws(EngineError) {
      let engine = try Engine()
      // The device is opened while the engine loads its first voice.
      let player = Player(sampleRate: engine.sampleRate, hasDevice: arguments.isEmpty)
      let loop = ServerLoop(
        renderer: PlanRenderer(engine: engine), player: player,
        input: ServerInput(descriptor: STDIN_FILENO), output: output)
      loop.run()
      return 0
    } catch {
      output.send(.failed(id: nil, message: error.description))
      return 2
    }
  }
}

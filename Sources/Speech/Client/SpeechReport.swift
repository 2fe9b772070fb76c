public import Narration

/// What became of speech, for whoever asked for it.
public enum SpeechReport: Hashable, Sendable {
  /// The server can speak; its engine, such as "eSpeak NG 1.51", and its samples a second.
  case ready(engine: String, sampleRate: Int)
  /// The first of an utterance goes to the sound device.
  case started(Utterance)
  /// The last of an utterance has been heard.
  case finished(Utterance)
  /// An utterance was cut, or dropped before it began; nothing more of it will be heard.
  case cancelled(Utterance)
  /// A mark of an utterance has been reached.
  case mark(Int, Utterance)
  /// There is no sound device, or it is gone; reported once for each time it is lost.
  case noDevice(reason: String)
  /// The sound device is there again.
  case deviceReturned
  /// No voice for a language; what is written in it isn't heard. Reported once for each language.
  case voiceMissing(language: String)
  /// The server crashed or hung over an utterance, which will not be said.
  case crashed(Utterance)
  /// The server was started again after it crashed or hung.
  case serverRestarted
  /// The server refused something, such as a voice that doesn't exist.
  case refused(message: String)
  /// The server crashed too often or can't be started; there will be captions only.
  case gaveUp(message: String)
}

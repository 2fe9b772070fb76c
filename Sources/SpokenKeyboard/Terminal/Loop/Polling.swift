internal import Glibc
internal import Narration
internal import Speech

extension PolledDescriptor {
  /// The same for `poll(2)`.
  var forPoll: pollfd {
    let events = (waitsToRead ? POLLIN : 0) | (waitsToWrite ? POLLOUT : 0)
    return pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }
}

extension Duration? {
  /// The time for `poll(2)`: milliseconds, rounded up; −1, which is for ever, for nil.
  var pollTimeout: Int32 {
    guard let self else { return -1 }
    let milliseconds =
      self.components.seconds * 1_000
      + (self.components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: milliseconds)
  }
}

extension SpeechReport {
  /// What a person is told of it; nil where it needs no telling.
  var message: Message? {
    switch self {
    case .noDevice: .noAudio
    case .voiceMissing(let language): .noVoice(language: language)
    case .serverRestarted: .speechRestarted
    case .gaveUp: .speechEnded
    case .refused(let reason): .speechRefused(reason)
    case .ready, .started, .finished, .cancelled, .mark, .deviceReturned, .crashed: nil
    }
  }
}

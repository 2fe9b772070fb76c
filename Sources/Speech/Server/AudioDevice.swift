internal import CPcaudio
internal import Glibc

/// The sound device, through pcaudiolib, and the only place that calls it.
///
/// It owns the library's object. pcaudiolib asks PulseAudio (or PipeWire in its place) first, then
/// ALSA, then OSS. It isn't safe for two threads: one thread makes it, writes to it and closes it.
final class AudioDevice {
  /// The device can't be opened, or is gone.
  struct Failure: Error, Hashable {
    /// What the library says, as a person can read it.
    var reason: String
  }

  private let object: OpaquePointer

  /// Opens the default device for 16-bit mono.
  ///
  /// - Throws: `Failure` when there is none.
  init(sampleRate: Int) throws(Failure) {
    guard let object = create_audio_device_object(nil, "spoken-keyboard", "Keyboard speech") else {
      throw Failure(reason: "no sound system is installed")
    }
    let result = audio_object_open(
      object, AUDIO_OBJECT_FORMAT_S16LE, UInt32(sampleRate), 1)
    guard result == 0 else {
      let reason = "it can't be opened: \(Self.reason(object, result))"
      audio_object_destroy(object)
      throw Failure(reason: reason)
    }
    self.object = object
  }

  /// The sound system that the library has chosen, by its name in the protocol.
  ///
  /// The library doesn't tell, but only ALSA and OSS have their device open in this process.
  var soundSystem: String {
    let folder = "/proc/self/fd"
    guard let descriptors = opendir(folder) else { return "pulseaudio" }
    defer { closedir(descriptors) }
    while let entry = readdir(descriptors) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let target = realpath("\(folder)/\(name)", nil) else { continue }
      defer { free(target) }
      let path = String(cString: target)
      if let system = Self.devices.first(where: { path.hasPrefix($0.path) })?.system {
        return system
      }
    }
    return "pulseaudio"
  }

  private static let devices = [
    (path: "/dev/snd/", system: "alsa"), (path: "/dev/dsp", system: "oss"),
  ]

  deinit {
    audio_object_close(object)
    audio_object_destroy(object)
  }

  /// Hands samples over; it waits while the device has enough.
  ///
  /// - Throws: `Failure` when the device is gone.
  func write(_ samples: [Int16]) throws(Failure) {
    let result = samples.withUnsafeBytes { bytes in
      audio_object_write(object, bytes.baseAddress, bytes.count)
    }
    guard result == 0 else { throw Failure(reason: Self.reason(object, result)) }
  }

  /// Throws away what was handed over and isn't heard yet.
  ///
  /// - Throws: `Failure` when the device is gone.
  func flush() throws(Failure) {
    let result = audio_object_flush(object)
    guard result == 0 else { throw Failure(reason: Self.reason(object, result)) }
  }

  private static func reason(_ object: OpaquePointer, _ code: Int32) -> String {
    audio_object_strerror(object, code).map { String(cString: $0) } ?? "error \(code)"
  }
}

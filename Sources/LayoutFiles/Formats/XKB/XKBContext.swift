internal import CXkbcommon
internal import KeyModel

/// libxkbcommon's context, and what the library had to say.
///
/// A class, since it owns the context and the memory of its messages.
final class XKBContext {
  let pointer: OpaquePointer
  private let log: UnsafeMutablePointer<cxkbcommon_log>

  /// Makes a context.
  ///
  /// - Parameter readsIncludes: whether the data of the system may be read.
  init?(readsIncludes: Bool) {
    // Without its data the library would say so on standard error, before it can be told not to.
    let flags = XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue | XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue
    guard let pointer = xkb_context_new(xkb_context_flags(flags)) else { return nil }
    self.pointer = pointer
    log = .allocate(capacity: 1)
    log.initialize(to: cxkbcommon_log())
    cxkbcommon_capture(pointer, log)
    if readsIncludes { _ = xkb_context_include_path_append_default(pointer) }
  }

  deinit {
    xkb_context_unref(pointer)
    log.deallocate()
  }

  /// The folders that data of the system is read from.
  var folders: [String] {
    (0..<xkb_context_num_include_paths(pointer)).compactMap { index in
      xkb_context_include_path_get(pointer, index).flatMap { String(validatingCString: $0) }
    }
  }

  /// The messages so far, a line each.
  var messages: [String] {
    let text = withUnsafeBytes(of: &log.pointee.text) { bytes in
      String(decoding: bytes.prefix(log.pointee.length), as: UTF8.self)
    }
    return text.split(separator: "\n").map(String.init)
  }
}

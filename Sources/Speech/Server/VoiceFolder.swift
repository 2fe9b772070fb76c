internal import Glibc

/// The folder of the engine's voices, asked for a single file.
///
/// A list of all voices takes the engine 2.6 ms, because it reads every file; loading one by its
/// name takes 0.1 ms. So the first word of all doesn't wait for the list when there is a file
/// that is named exactly as the language is. (The engine looks for the name in small letters, so
/// it still reads its list for a file such as `gmw/en-US`.)
struct VoiceFolder {
  private let path: String
  private let variants: String

  init(_ dataPath: String) {
    path = dataPath + "/lang"
    variants = dataPath + "/voices/!v"
  }

  /// Whether there is a variant with a name, such as `f3`.
  func hasVariant(_ name: String) -> Bool {
    !name.contains("/") && access("\(variants)/\(name)", R_OK) == 0
  }

  /// The file for a language, relative to the folder, such as `gmw/en-US`; nil when none has exactly this name.
  func file(forLanguage tag: String) -> String? {
    let isPlain = tag.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "-")
    }
    guard isPlain, !tag.isEmpty, let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let family = withUnsafeBytes(of: entry.pointee.d_name) { name in
        String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !family.hasPrefix(".") else { continue }
      let file = "\(family)/\(tag)"
      if access("\(path)/\(file)", R_OK) == 0 { return file }
    }
    return nil
  }
}

internal import CXkbcommon
internal import KeyModel

/// A compiled keymap: what every key gives in every state.
///
/// A class, since it owns the keymap and the state that questions are asked with.
final class XKBKeymap {
  private let context: XKBContext
  private let keymap: OpaquePointer
  private let state: OpaquePointer
  /// The real modifiers of the system that stand for ours.
  private var masks: [(modifier: XKBModifiers, mask: UInt32)] = []

  /// Compiles installed data; nil where that fails, and the context tells why.
  convenience init?(_ name: XKBName, _ context: XKBContext) {
    let layouts = name.parts.map(\.layout).joined(separator: ",")
    let variants = name.parts.map(\.variant).joined(separator: ",")
    let options = name.options.joined(separator: ",")
    let model = name.model.isEmpty ? "pc105" : name.model
    let keymap = model.withCString { model in
      layouts.withCString { layouts in
        variants.withCString { variants in
          options.withCString { options in
            var names = xkb_rule_names(
              rules: nil, model: model, layout: layouts, variant: variants, options: options)
            return xkb_keymap_new_from_names(
              context.pointer, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
          }
        }
      }
    }
    guard let keymap else { return nil }
    self.init(keymap, context)
  }

  /// Compiles a text; nil where that fails, and the context tells why.
  convenience init?(text: ArraySlice<UInt8>, _ context: XKBContext) {
    let keymap = text.withUnsafeBytes { bytes in
      xkb_keymap_new_from_buffer(
        context.pointer, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count,
        XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
    guard let keymap else { return nil }
    self.init(keymap, context)
  }

  private init?(_ keymap: OpaquePointer, _ context: XKBContext) {
    guard let state = xkb_state_new(keymap) else {
      xkb_keymap_unref(keymap)
      return nil
    }
    self.context = context
    self.keymap = keymap
    self.state = state
    masks = findMasks()
  }

  deinit {
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
  }

  /// How many groups there are.
  var groupCount: Int { Int(xkb_keymap_num_layouts(keymap)) }

  /// What a group is called.
  func name(ofGroup group: Int) -> String? {
    xkb_keymap_layout_get_name(keymap, UInt32(group)).flatMap { String(validatingCString: $0) }
  }

  /// The code of the key of this name.
  func code(_ name: String) -> UInt32? {
    let code = xkb_keymap_key_by_name(keymap, name)
    return code == XKB_KEYCODE_INVALID ? nil : code
  }

  /// Whether the keymap tells these modifiers from others.
  func knows(_ modifiers: XKBModifiers) -> Bool {
    modifiers.subtracting(masks.reduce(into: []) { $0.formUnion($1.modifier) }).isEmpty
  }

  /// Sets what keys are asked about next.
  func set(_ modifiers: XKBModifiers, group: Int) {
    var held: UInt32 = 0
    var locked: UInt32 = 0
    for (modifier, mask) in masks where modifiers.contains(modifier) {
      if modifier == .lock { locked |= mask } else { held |= mask }
    }
    xkb_state_update_mask(state, held, 0, locked, 0, 0, UInt32(group))
  }

  /// The keysyms of a key in the state that was set; none where it gives nothing.
  func keysyms(_ code: UInt32) -> [UInt32] {
    var pointer: UnsafePointer<xkb_keysym_t>?
    let count = Int(xkb_state_key_get_syms(state, code, &pointer))
    guard count > 0, let pointer else { return [] }
    // For a single one the library also makes the capital that caps lock asks for.
    if count == 1 { return [xkb_state_key_get_one_sym(state, code)].filter { $0 != 0 } }
    return Array(UnsafeBufferPointer(start: pointer, count: count)).filter { $0 != 0 }
  }

  /// Presses the keys that have the keysyms of modifiers, and looks what comes of it.
  private func findMasks() -> [(XKBModifiers, UInt32)] {
    var found: [(XKBModifiers, UInt32)] = []
    var known: XKBModifiers = []
    for code in xkb_keymap_min_keycode(keymap)...xkb_keymap_max_keycode(keymap) {
      let name = XKBKeysyms.name(xkb_state_key_get_one_sym(state, code))
      guard let modifier = XKBKeysyms.modifiers[name], !known.contains(modifier),
        let trial = xkb_state_new(keymap)
      else { continue }
      defer { xkb_state_unref(trial) }
      xkb_state_update_key(trial, code, XKB_KEY_DOWN)
      let mask = xkb_state_serialize_mods(trial, XKB_STATE_MODS_EFFECTIVE)
      guard mask != 0 else { continue }
      known.insert(modifier)
      found.append((modifier, mask))
    }
    return found
  }
}

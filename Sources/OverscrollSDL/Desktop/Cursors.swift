internal import COverscrollSDL

@MainActor
final class Cursors {
  private var created: [CursorShape: OpaquePointer] = [:]
  private var current = CursorShape.arrow

  isolated deinit { for cursor in created.values { SDL_FreeCursor(cursor) } }

  func show(_ shape: CursorShape) {
    guard shape != current else { return }
    current = shape
    if created[shape] == nil { created[shape] = shape.make() }
    if let cursor = created[shape] { SDL_SetCursor(cursor) }
  }
}

extension CursorShape {
  fileprivate func make() -> OpaquePointer? {
    switch self {
    // SDL has no open hand.
    case .arrow, .openHand: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
    case .pointingHand: Self.make(SDL_SYSTEM_CURSOR_HAND, named: "hand2")
    case .closedHand: Self.make(SDL_SYSTEM_CURSOR_SIZEALL, named: "fleur")
    case .resizeHorizontal: Self.make(SDL_SYSTEM_CURSOR_SIZEWE, named: "sb_h_double_arrow")
    case .resizeVertical: Self.make(SDL_SYSTEM_CURSOR_SIZENS, named: "sb_v_double_arrow")
    case .text: Self.make(SDL_SYSTEM_CURSOR_IBEAM, named: "xterm")
    }
  }

  private static func make(_ cursor: SDL_SystemCursor, named name: String) -> OpaquePointer? {
    let isThere = !VideoDriver.isWayland || CursorTheme.current.has(name)
    return SDL_CreateSystemCursor(isThere ? cursor : SDL_SYSTEM_CURSOR_ARROW)
  }
}

/// The desktop's cursor theme, in libwayland-cursor's folders. On Wayland, SDL 2.26 crashes if it lacks the cursor.
struct CursorTheme {
  var folders: [String]
  var name: String

  static var current: CursorTheme {
    let home = Environment.variable("HOME") ?? ""
    let data = Environment.variable("XDG_DATA_HOME") ?? "\(home)/.local/share"
    let folders = ["\(data)/icons", "\(home)/.icons", "/usr/share/icons", "/usr/share/pixmaps"]
    return CursorTheme(
      folders: Environment.variable("XCURSOR_PATH").map { $0.split(separator: ":").map(String.init) } ?? folders,
      name: Environment.variable("XCURSOR_THEME") ?? "default")
  }

  func has(_ shape: String) -> Bool {
    // Themes may inherit from each other in a cycle.
    var (themes, searched) = ([name], Set<String>())
    while let theme = themes.popLast() {
      guard searched.insert(theme).inserted else { continue }
      if folders.contains(where: { Environment.fileExists("\($0)/\(theme)/cursors/\(shape)") }) { return true }
      themes += folders.lazy.compactMap { Self.text(of: "\($0)/\(theme)/index.theme") }.first.map(Self.inherits) ?? []
    }
    return false
  }

  /// Returns the theme names after `Inherits =`, which are separated by commas, semicolons or spaces.
  static func inherits(_ index: String) -> [String] {
    for line in index.split(whereSeparator: \.isNewline) {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].split(separator: " ") == ["Inherits"] else { continue }
      return sides[1].split { $0 == "," || $0 == ";" || $0 == " " }.map(String.init)
    }
    return []
  }

  private static func text(of path: String) -> String? {
    var size = 0
    guard let bytes = SDL_LoadFile(path, &size) else { return nil }
    defer { SDL_free(bytes) }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: size), as: UTF8.self)
  }
}

internal import COverscrollSDL

/// The mouse cursors, created when they are first shown.
@MainActor
final class Cursors {
  private var created: [CursorShape: OpaquePointer] = [:]
  private var current = CursorShape.arrow

  isolated deinit {
    for cursor in created.values { SDL_FreeCursor(cursor) }
  }

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
    case .arrow: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
    case .pointingHand: Self.make(SDL_SYSTEM_CURSOR_HAND, named: "hand2")
    case .openHand: Self.make(.open)
    case .closedHand: Self.make(.closed)
    case .resizeHorizontal: Self.make(SDL_SYSTEM_CURSOR_SIZEWE, named: "sb_h_double_arrow")
    case .resizeVertical: Self.make(SDL_SYSTEM_CURSOR_SIZENS, named: "sb_v_double_arrow")
    case .text: Self.make(SDL_SYSTEM_CURSOR_IBEAM, named: "xterm")
    }
  }

  /// Returns the desktop's own cursor, or the arrow if the theme lacks it.
  private static func make(_ cursor: SDL_SystemCursor, named name: String) -> OpaquePointer? {
    let isThere = !VideoDriver.isWayland || CursorTheme.current.has(name)
    return SDL_CreateSystemCursor(isThere ? cursor : SDL_SYSTEM_CURSOR_ARROW)
  }

  private static func make(_ grab: GrabCursor) -> OpaquePointer? {
    // The size of the desktop's own cursors, in pixels.
    let requested = Environment.variable("XCURSOR_SIZE").flatMap { Int($0) } ?? 24
    let side = min(max(requested, 16), 128)
    var pixels = grab.picture(pixels: side)
    return pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(side), Int32(side), 32, Int32(side * 4), OVSPixelFormatARGB8888)
      defer { SDL_FreeSurface(surface) }
      return SDL_CreateColorCursor(surface, Int32(side / 2), Int32(side / 2))
    }
  }
}

/// The desktop's cursor theme, found by the icon theme specification in the folders that libwayland-cursor searches.
///
/// On Wayland, SDL 2.26 crashes if the theme lacks the requested cursor, for instance on a system without any theme. So
/// only existing cursors are requested.
struct CursorTheme {
  /// The folders that contain themes, in order of precedence.
  var folders: [String]
  var name: String

  /// The theme that libwayland-cursor would load.
  static var current: CursorTheme {
    let home = Environment.variable("HOME") ?? ""
    let data = Environment.variable("XDG_DATA_HOME") ?? "\(home)/.local/share"
    let folders = ["\(data)/icons", "\(home)/.icons", "/usr/share/icons", "/usr/share/pixmaps"]
    return CursorTheme(
      folders: Environment.variable("XCURSOR_PATH").map { $0.split(separator: ":").map(String.init) } ?? folders,
      name: Environment.variable("XCURSOR_THEME") ?? "default")
  }

  /// Returns whether the theme, or a theme that it inherits from, has a cursor of this name.
  func has(_ shape: String) -> Bool { has(shape, in: name, depth: 0) }

  /// Returns whether `theme`, or a theme that it inherits from, has a cursor. Searches eight levels, more than any
  /// theme has, because themes may inherit from each other in a cycle.
  private func has(_ shape: String, in theme: String, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if folders.contains(where: { Self.text(of: "\($0)/\(theme)/cursors/\(shape)") != nil }) { return true }
    let inherited = folders.lazy.compactMap { Self.text(of: "\($0)/\(theme)/index.theme") }.first.map(Self.inherits)
    return (inherited ?? []).contains { has(shape, in: $0, depth: depth + 1) }
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

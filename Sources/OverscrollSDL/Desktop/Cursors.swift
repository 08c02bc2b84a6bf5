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

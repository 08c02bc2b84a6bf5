internal import CSDL2

/// The mouse pointer's shapes, made when they are first shown.
@MainActor
final class Cursors {
  private var made: [CursorShape: OpaquePointer] = [:]
  private var current = CursorShape.arrow

  isolated deinit {
    for cursor in made.values { SDL_FreeCursor(cursor) }
  }

  func show(_ shape: CursorShape) {
    guard shape != current else { return }
    current = shape
    if made[shape] == nil { made[shape] = shape.make() }
    if let cursor = made[shape] { SDL_SetCursor(cursor) }
  }
}

extension CursorShape {
  fileprivate func make() -> OpaquePointer? {
    switch self {
    case .arrow: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
    case .pointingHand: Self.make(SDL_SYSTEM_CURSOR_HAND, named: "hand2")
    case .openHand: Self.make(.open)
    case .closedHand: Self.make(.closed)
    case .resizeVertical: Self.make(SDL_SYSTEM_CURSOR_SIZENS, named: "sb_v_double_arrow")
    case .resizeHorizontal: Self.make(SDL_SYSTEM_CURSOR_SIZEWE, named: "sb_h_double_arrow")
    case .crosshair: Self.make(SDL_SYSTEM_CURSOR_CROSSHAIR, named: "tcross")
    }
  }

  /// One of the desktop's own; the arrow where the desktop does not have it.
  private static func make(_ cursor: SDL_SystemCursor, named name: String) -> OpaquePointer? {
    let isThere = !VideoDriver.isWayland || CursorTheme.current.has(name)
    return SDL_CreateSystemCursor(isThere ? cursor : SDL_SYSTEM_CURSOR_ARROW)
  }

  private static func make(_ hand: HandDrawing) -> OpaquePointer? {
    let side = themeSize
    var pixels = hand.picture(pixels: side)
    return pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(side), Int32(side), 32, Int32(side * 4), OVSPixelFormatARGB8888)
      defer { SDL_FreeSurface(surface) }
      return SDL_CreateColorCursor(surface, Int32(side / 2), Int32(side / 2))
    }
  }

  /// How large the desktop's own cursors are, in pixels.
  private static var themeSize: Int {
    let wished = SDL_getenv("XCURSOR_SIZE").flatMap { Int(String(cString: $0)) } ?? 24
    return min(max(wished, 16), 128)
  }
}

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
    if made[shape] == nil { made[shape] = SDL_CreateSystemCursor(shape.system) }
    if let cursor = made[shape] { SDL_SetCursor(cursor) }
  }
}

extension CursorShape {
  fileprivate var system: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand, .openHand: SDL_SYSTEM_CURSOR_HAND
    case .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    }
  }
}

internal import CSDL2

/// The pixels of a window, in memory that the display reads them from.
final class WindowSurface: PixelSurface {
  private let window: SDLWindow
  /// What is painted on where the window keeps its pixels in another way.
  private var stand: SDLPicture?

  init(_ window: SDLWindow) throws(BackendError) {
    self.window = window
    guard SDL_GetWindowSurface(window.handle) != nil else { throw .refused("draw in the window") }
  }

  var size: (width: Int, height: Int) { SDL_GetWindowSurface(window.handle)?.size ?? (0, 0) }

  /// SDL makes a new surface when the size of the window has changed; it has no mark of ours.
  func pixels() -> (PixelTarget, isKept: Bool)? {
    guard let surface = SDL_GetWindowSurface(window.handle) else { return nil }
    let isKept = surface.pointee.userdata != nil
    if !isKept { stand = surface.isPaintable ? nil : try? SDLPicture(surface.size) }
    guard surface.isPaintable || stand != nil else { return nil }
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    return (stand?.handle ?? surface).target.map { ($0, isKept) }
  }

  func show(_ areas: [PixelRect]) -> Bool {
    guard !areas.isEmpty else { return true }
    let rects = areas.map { SDL_Rect($0) }
    if let stand { copy(rects, of: stand) }
    return SDL_UpdateWindowSurfaceRects(window.handle, rects, Int32(rects.count)) == 0
  }

  private func copy(_ rects: [SDL_Rect], of picture: SDLPicture) {
    guard let surface = SDL_GetWindowSurface(window.handle) else { return }
    SDL_SetSurfaceBlendMode(picture.handle, SDL_BLENDMODE_NONE)
    for var rect in rects {
      var place = rect
      SDL_UpperBlit(picture.handle, &rect, surface, &place)
    }
  }
}

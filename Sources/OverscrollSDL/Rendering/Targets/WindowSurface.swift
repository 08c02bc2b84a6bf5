internal import COverscrollSDL

final class WindowSurface: PixelSurface {
  private let window: SDLWindow
  /// The picture to paint on if the window has another pixel format.
  private var converted: SDLSurface?

  init(_ window: SDLWindow) throws(Failure) {
    self.window = window
    guard SDL_GetWindowSurface(window.handle) != nil else { throw .refused("draw in the window") }
  }

  var size: (width: Int, height: Int) { SDL_GetWindowSurface(window.handle)?.size ?? (0, 0) }

  /// SDL makes a new surface after a resize; one without our mark has lost its contents.
  func pixels() -> (PixelTarget, isPreserved: Bool)? {
    guard let surface = SDL_GetWindowSurface(window.handle) else { return nil }
    let isPreserved = surface.pointee.userdata != nil
    if !isPreserved {
      let size = surface.size
      converted = surface.isPaintable ? nil : try? SDLSurface(width: size.width, height: size.height)
    }
    guard surface.isPaintable || converted != nil else { return nil }
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    return (converted?.handle ?? surface).target.map { ($0, isPreserved) }
  }

  func present(_ areas: [PixelRect]) -> Bool {
    guard !areas.isEmpty else { return true }
    let rects = areas.map { SDL_Rect($0) }
    if let converted, let surface = SDL_GetWindowSurface(window.handle) {
      SDL_SetSurfaceBlendMode(converted.handle, SDL_BLENDMODE_NONE)
      for var rect in rects {
        var target = rect
        SDL_UpperBlit(converted.handle, &rect, surface, &target)
      }
    }
    return SDL_UpdateWindowSurfaceRects(window.handle, rects, Int32(rects.count)) == 0
  }
}

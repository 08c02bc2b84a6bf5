internal import CSDL2

/// Pixels to paint on that stay as they were painted: a window's, or a picture's in memory.
protocol PixelSurface: AnyObject {
  var size: (width: Int, height: Int) { get }

  /// The pixels, and whether they are as they were left; `nil` where there is nothing to paint on.
  func pixels() -> (PixelTarget, isKept: Bool)?

  /// Shows some parts of them; whether that was possible.
  func show(_ areas: [PixelRect]) -> Bool
}

extension SDLPicture: PixelSurface {
  var size: (width: Int, height: Int) { handle.size }

  func pixels() -> (PixelTarget, isKept: Bool)? { handle.target.map { ($0, true) } }

  func show(_ areas: [PixelRect]) -> Bool { true }
}

/// The pixels of a window, in memory that the display reads them from.
final class WindowSurface: PixelSurface {
  private let window: SDLWindow
  /// What is painted on where the window keeps its pixels in another way.
  private var stand: SDLPicture?

  init(_ window: SDLWindow) throws(BackendError) {
    self.window = window
    guard SDL_GetWindowSurface(window.handle) != nil else { throw .refused("draw in the window") }
  }

  var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window.handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// SDL makes a new surface when the size of the window has changed; it has no mark of ours.
  func pixels() -> (PixelTarget, isKept: Bool)? {
    guard let surface = SDL_GetWindowSurface(window.handle) else { return nil }
    let isKept = surface.pointee.userdata != nil
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    if !isKept { stand = surface.isPaintable ? nil : try? SDLPicture(width: size.width, height: size.height) }
    return (stand?.handle ?? surface).target.map { ($0, isKept) }
  }

  func show(_ areas: [PixelRect]) -> Bool {
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

extension UnsafeMutablePointer<SDL_Surface> {
  fileprivate var size: (width: Int, height: Int) { (Int(pointee.w), Int(pointee.h)) }

  /// Whether its pixels are 0xRRGGBB, with or without alpha.
  fileprivate var isPaintable: Bool {
    [OVSPixelFormatARGB8888, OVSPixelFormatRGB888].contains(pointee.format.pointee.format)
  }

  fileprivate var target: PixelTarget? {
    guard let pixels = pointee.pixels else { return nil }
    return PixelTarget(
      pixels: pixels.assumingMemoryBound(to: UInt32.self), stride: Int(pointee.pitch) / 4, width: size.width,
      height: size.height)
  }
}

internal import COverscrollSDL

/// A surface whose pixels keep what was painted: a window's, or a picture's in memory.
protocol PixelSurface: AnyObject {
  var size: (width: Int, height: Int) { get }

  /// Returns the last painted pixels, and whether they still have their contents; `nil` without any to paint on.
  func pixels() -> (PixelTarget, isPreserved: Bool)?

  /// Returns the pixels on which to paint the changed `areas`. If these are in another buffer, `missed` contains the
  /// areas where that buffer does not show the latest picture; they count as painted from then on.
  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])?
  func present(_ areas: [PixelRect]) -> Bool
}

extension PixelSurface {
  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])? { pixels().map { ($0.0, []) } }
}

final class SDLSurface: PixelSurface {
  let handle: UnsafeMutablePointer<SDL_Surface>

  init(width: Int, height: Int) throws(Failure) {
    let format = OVSPixelFormatARGB8888
    guard let handle = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format) else {
      throw .refused("make a picture of \(width) by \(height) pixels")
    }
    self.handle = handle
  }

  deinit { SDL_FreeSurface(handle) }

  var size: (width: Int, height: Int) { handle.size }
  func pixels() -> (PixelTarget, isPreserved: Bool)? { handle.target.map { ($0, true) } }
  func present(_ areas: [PixelRect]) -> Bool { true }
}

extension UnsafeMutablePointer<SDL_Surface> {
  var size: (width: Int, height: Int) { (Int(pointee.w), Int(pointee.h)) }

  var isPaintable: Bool { [OVSPixelFormatARGB8888, OVSPixelFormatRGB888].contains(pointee.format.pointee.format) }

  var target: PixelTarget? {
    guard let pixels = pointee.pixels else { return nil }
    return PixelTarget(
      pixels: pixels.assumingMemoryBound(to: UInt32.self), stride: Int(pointee.pitch) / 4, width: size.width,
      height: size.height)
  }
}

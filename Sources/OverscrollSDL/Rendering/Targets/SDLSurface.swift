internal import COverscrollSDL

/// A picture of opaque pixels in memory, 32 bits each.
final class SDLSurface {
  let handle: UnsafeMutablePointer<SDL_Surface>

  init(width: Int, height: Int) throws(BackendError) {
    let format = OVSPixelFormatARGB8888
    guard let handle = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format) else {
      throw .refused("make a picture of \(width) by \(height) pixels")
    }
    self.handle = handle
  }

  deinit { SDL_FreeSurface(handle) }
}

extension SDLSurface: PixelSurface {
  var size: (width: Int, height: Int) { handle.size }

  func pixels() -> (PixelTarget, isPreserved: Bool)? { handle.target.map { ($0, true) } }

  func present(_ areas: [PixelRect]) -> Bool { true }
}

extension UnsafeMutablePointer<SDL_Surface> {
  var size: (width: Int, height: Int) { (Int(pointee.w), Int(pointee.h)) }

  /// Whether the pixels are 0xRRGGBB, with or without alpha.
  var isPaintable: Bool {
    [OVSPixelFormatARGB8888, OVSPixelFormatRGB888].contains(pointee.format.pointee.format)
  }

  var target: PixelTarget? {
    guard let pixels = pointee.pixels else { return nil }
    return PixelTarget(
      pixels: pixels.assumingMemoryBound(to: UInt32.self), stride: Int(pointee.pitch) / 4, width: size.width,
      height: size.height)
  }
}

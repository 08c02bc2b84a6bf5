internal import COverscrollSDL

/// A surface whose pixels keep what was painted: a window's, or a picture's in memory.
protocol PixelSurface: AnyObject {
  var size: (width: Int, height: Int) { get }

  /// Returns the most recently painted pixels, and whether they still have their contents; `nil` if there is nothing to
  /// paint on.
  func pixels() -> (PixelTarget, isPreserved: Bool)?

  /// Returns the pixels on which to paint the changed `areas`. If these are in another buffer, `missed` contains the
  /// areas where that buffer does not show the latest picture; they count as painted from then on.
  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])?

  /// Does the part of presenting some areas that need not wait for the display, and returns `false` if that fails.
  func prepare(_ areas: [PixelRect]) -> Bool

  /// Presents some areas, or none, and returns `false` if that fails.
  func present(_ areas: [PixelRect]) -> Bool

  /// Discards the textures of a graphics card that has lost them.
  func discardTextures()

  /// Requests that presenting waits for the display, or does not wait, and returns whether it does.
  func setVSync(_ isOn: Bool) -> Bool
}

extension PixelSurface {
  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])? { pixels().map { ($0.0, []) } }

  func prepare(_ areas: [PixelRect]) -> Bool { true }

  func discardTextures() {}

  func setVSync(_ isOn: Bool) -> Bool { false }
}

/// A picture of opaque pixels in memory, 32 bits each.
final class SDLSurface {
  let handle: UnsafeMutablePointer<SDL_Surface>

  init(width: Int, height: Int) throws(Failure) {
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

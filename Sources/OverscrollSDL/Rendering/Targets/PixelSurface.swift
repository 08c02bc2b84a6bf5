internal import CSDL2

/// Pixels to paint on that stay as they were painted: a window's, or a picture's in memory.
protocol PixelSurface: AnyObject {
  var size: (width: Int, height: Int) { get }

  /// The pixels, and whether they are as they were left; `nil` where there is nothing to paint on.
  func pixels() -> (PixelTarget, isKept: Bool)?

  /// Gets ready to show some parts of them; whether that was possible.
  func prepare(_ areas: [PixelRect]) -> Bool

  /// Shows some parts of them, or none; whether that was possible.
  func show(_ areas: [PixelRect]) -> Bool

  /// Asks that showing waits for the display, or that it does not; whether it does.
  func setVSync(_ isOn: Bool) -> Bool
}

extension PixelSurface {
  func prepare(_ areas: [PixelRect]) -> Bool { true }

  func setVSync(_ isOn: Bool) -> Bool { false }
}

extension SDLPicture: PixelSurface {
  var size: (width: Int, height: Int) { handle.size }

  func pixels() -> (PixelTarget, isKept: Bool)? { handle.target.map { ($0, true) } }

  func show(_ areas: [PixelRect]) -> Bool { true }
}

extension UnsafeMutablePointer<SDL_Surface> {
  var size: (width: Int, height: Int) { (Int(pointee.w), Int(pointee.h)) }

  /// Whether its pixels are 0xRRGGBB, with or without alpha.
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

import OverscrollGraphics

/// A colour as the renderer takes it: straight alpha, 8 bits a component.
struct PixelColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// `color`, painted over a part of the pixel only.
  init(_ color: Color, coverage: Double = 1) {
    red = UInt8(unit: color.red)
    green = UInt8(unit: color.green)
    blue = UInt8(unit: color.blue)
    alpha = UInt8(unit: color.alpha * coverage)
  }
}

extension UInt8 {
  /// 0…1 as 0…255; what lies outside, or is not a number, becomes the nearest end.
  init(unit value: Double) {
    self = value > 0 ? UInt8((Swift.min(value, 1) * 255).rounded()) : 0
  }
}

/// A color with straight alpha and 8 bits per component.
struct PixelColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// Creates the 8-bit form of `color`, with its alpha multiplied by `coverage`.
  init(_ color: Color, coverage: Double = 1) {
    red = UInt8(unit: color.red)
    green = UInt8(unit: color.green)
    blue = UInt8(unit: color.blue)
    alpha = UInt8(unit: color.alpha * coverage)
  }

  /// The color as 0xAARRGGBB.
  var argb: UInt32 { UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension UInt8 {
  /// Converts 0…1 to 0…255, clamped; NaN becomes 0.
  init(unit value: Double) { self = value > 0 ? UInt8((Swift.min(value, 1) * 255).rounded()) : 0 }
}

internal import CScrollMath

/// A color in sRGB with straight (not premultiplied) alpha, each component from 0 to 1.
package struct Color: Hashable, Sendable {
  package var red, green, blue, alpha: Double

  @inlinable
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  @inlinable
  package init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  package static let white = Color(0xFFFFFF)
  package static let black = Color(0x000000)

  @inlinable
  package func opacity(_ factor: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha * factor) }

  @inlinable
  package func mixed(with other: Color, _ fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The relative luminance by WCAG 2.1, from 0 (black) to 1 (white). Ignores alpha.
  var luminance: Double {
    func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio by WCAG 2.1, from 1 (equal) to 21 (black on white).
  package func contrast(with other: Color) -> Double {
    let (bright, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (bright + 0.05) / (dark + 0.05)
  }
}

package enum Paint: Hashable, Sendable {
  case solid(Color)
  /// A linear gradient from the top edge of the shape's bounds to the bottom edge.
  case vertical(Color, Color)

  package func opacity(_ factor: Double) -> Paint {
    switch self {
    case .solid(let color): .solid(color.opacity(factor))
    case .vertical(let a, let b): .vertical(a.opacity(factor), b.opacity(factor))
    }
  }
}

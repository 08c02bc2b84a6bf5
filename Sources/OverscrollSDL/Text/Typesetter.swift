public import OverscrollGraphics
public import ScrollGeometry

/// Measures text as it is set at one pixel ratio.
public struct Typesetter: TextMeasuring, Sendable {
  let fonts: Fonts
  let pixelRatio: Double

  public func size(of text: String, style: TextStyle) -> Size {
    let (width, height) = fonts.size(of: text, style, pixelRatio: pixelRatio)
    return Size(Double(width), Double(height)) * (1 / pixelRatio)
  }

  /// Cutting tries many lengths: what was cut lately is kept.
  public func truncated(_ text: String, style: TextStyle, width: Double) -> String {
    guard size(of: text, style: style).width > width else { return text }
    return fonts.cut(text, style, width: width, pixelRatio: pixelRatio) { cut(text, style: style, width: width) }
  }

  public func ascent(of style: TextStyle) -> Double {
    Double(fonts.line("", style, pixelRatio: pixelRatio).ascent) / pixelRatio
  }
}

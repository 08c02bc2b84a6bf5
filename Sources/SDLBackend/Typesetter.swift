public import Geometry
public import Graphics

/// Measures text as it is set at one pixel ratio.
public struct Typesetter: TextMeasuring, Sendable {
  let fonts: Fonts
  let pixelRatio: Double

  public func size(of text: String, style: TextStyle) -> Size {
    let line = fonts.line(text, style, pixelRatio: pixelRatio)
    return Size(Double(line.width), Double(line.height)) * (1 / pixelRatio)
  }

  public func ascent(of style: TextStyle) -> Double {
    Double(fonts.line("", style, pixelRatio: pixelRatio).ascent) / pixelRatio
  }
}

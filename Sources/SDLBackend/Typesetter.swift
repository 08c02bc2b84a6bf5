public import Geometry
public import Graphics

/// Provisional: every character is half an em wide.
final class Fonts: Sendable {
  init(file: String?) throws(BackendError) {}
}

/// Measures text as it is set at one pixel ratio.
public struct Typesetter: TextMeasuring, Sendable {
  let fonts: Fonts
  let pixelRatio: Double

  public func size(of text: String, style: TextStyle) -> Size {
    Size(Double(text.count) * style.size * 0.5, style.size * 1.25)
  }

  public func ascent(of style: TextStyle) -> Double { style.size }
}

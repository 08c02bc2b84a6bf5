/// A measurer of text at one pixel ratio, with the layout that painting uses.
struct Typesetter: TextMeasuring, Sendable {
  let fonts: Fonts
  let pixelRatio: Double

  func size(of text: String, style: TextStyle) -> Size {
    let (width, height) = fonts.size(of: text, style, pixelRatio: pixelRatio)
    return Size(Double(width), Double(height)) * (1 / pixelRatio)
  }

  /// Returns `text` truncated to `width`. Results are cached, because truncating measures many prefixes.
  func truncated(_ text: String, style: TextStyle, width: Double) -> String {
    guard size(of: text, style: style).width > width else { return text }
    return fonts.truncated(text, style, width: width, pixelRatio: pixelRatio) { cut(text, style: style, width: width) }
  }
}

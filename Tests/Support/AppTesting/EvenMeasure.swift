import OverscrollGraphics
package import ScrollGeometry

/// A text measure in which every character is half as wide as the font size.
package struct EvenMeasure: TextMeasuring, Sendable {
  package init() {}

  package func size(of text: String, style: TextStyle) -> Size {
    Size(Double(text.count) * style.size / 2, style.size * 1.25)
  }

  package func ascent(of style: TextStyle) -> Double { style.size }
}

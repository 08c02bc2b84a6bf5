import OverscrollGraphics
import ScrollGeometry

/// Every character is half an em wide.
struct EvenMeasure: TextMeasuring, Sendable {
  func size(of text: String, style: TextStyle) -> Size { Size(Double(text.count) * style.size / 2, style.size * 1.25) }
}

import Testing

@testable import OverscrollGraphics

/// A text measure in which every character is half an em wide and every line one em high.
struct HalfEm: TextMeasuring {
  func size(of text: String, style: TextStyle) -> Size { Size(Double(text.count) * style.size / 2, style.size) }
}

import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// Text being typed, with its caret; its end is what is seen where it is too long.
enum TypedField {
  static func draw(
    _ text: String, in box: Rect, on canvas: inout Canvas, _ style: TextStyle, _ theme: Theme,
    alignment: TextAlignment = .leading
  ) {
    let width = canvas.measure.size(of: text, style: style).width
    let overflow = max(0, width + 2 - box.width)
    let start = alignment == .trailing && overflow == 0 ? box.maxX - width - 2 : box.minX - overflow
    canvas.clipped(to: box.inset(by: EdgeInsets(top: -4, left: 0, bottom: -4, right: 0))) { canvas in
      canvas.text(text, in: Rect(x: start, y: box.minY, width: width + 2, height: box.height), style, theme.text)
      canvas.fill(Rect(x: start + width + 1, y: box.midY - 8, width: 1.5, height: 16), theme.accent)
    }
  }
}

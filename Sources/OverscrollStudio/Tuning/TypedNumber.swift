import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// A number that is typed while there is no room for the inspector.
struct TypedNumber {
  let stage: Rect
  let term: String
  let typed: TypedText

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let frame = Rect(x: stage.midX - 140, y: stage.maxY - 60, width: 280, height: 40)
    canvas.shadow(of: frame, radius: Theme.Radius.medium, blur: 20, offset: 4, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.medium, theme.surface)
    canvas.stroke(frame, radius: Theme.Radius.medium, width: 2, theme.accent)
    let inner = frame.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
    canvas.text(
      term, in: Rect(x: inner.minX, y: inner.minY, width: 150, height: 40), Theme.Text.body, theme.secondaryText)
    TypedField.draw(
      typed.text, in: Rect(x: inner.maxX - 100, y: inner.minY, width: 100, height: 40), on: &canvas,
      Theme.Text.figures, theme, alignment: .trailing)
  }
}

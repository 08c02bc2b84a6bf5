/// The drawing of a key as a labeled cap.
enum KeyCap {
  static func width(of label: String, on canvas: Canvas) -> Double {
    max(22, (canvas.measure.size(of: label, style: Theme.Text.small).width + 12).rounded(.up))
  }

  static func draw(_ label: String, at corner: Vector2, on canvas: inout Canvas, _ theme: Theme) {
    let frame = Rect(origin: corner, size: Size(width(of: label, on: canvas), 20))
    canvas.fill(frame.offset(by: Vector2(0, 1)), radius: 5, theme.track)
    canvas.fill(frame, radius: 5, theme.button)
    canvas.text(label, in: frame, Theme.Text.small, theme.text, alignment: .center)
  }
}

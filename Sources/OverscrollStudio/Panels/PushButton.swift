import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// Something to click that says what it does.
package struct PushButton {
  package var frame: Rect
  package var title: String
  package var isOn = false
  package var isEnabled = true
  package var hasMenu = false

  package func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let isHovered = isEnabled && hover.map(frame.contains) ?? false
    canvas.fill(
      frame, radius: Theme.Radius.small, isOn ? theme.accent : isHovered ? theme.buttonPressed : theme.button)
    let ink = isOn ? theme.onAccent : isEnabled ? theme.text : theme.secondaryText
    let inner = frame.inset(by: EdgeInsets(top: 0, left: 8, bottom: 0, right: hasMenu ? 20 : 8))
    canvas.text(title, in: inner, Theme.Text.small, ink, alignment: .center)
    if hasMenu { Icon.chevron.draw(on: &canvas, at: Vector2(frame.maxX - 22, frame.midY - 10), ink) }
  }
}

/// A key as it is on a keyboard.
package enum KeyCap {
  package static func width(of label: String, on canvas: Canvas) -> Double {
    max(22, (canvas.measure.size(of: label, style: Theme.Text.small).width + 12).rounded(.up))
  }

  package static func draw(_ label: String, at corner: Vector2, on canvas: inout Canvas, _ theme: Theme) {
    let frame = Rect(origin: corner, size: Size(width(of: label, on: canvas), 20))
    canvas.fill(frame.offset(by: Vector2(0, 1)), radius: 5, theme.track)
    canvas.fill(frame, radius: 5, theme.button)
    canvas.text(label, in: frame, Theme.Text.small, theme.text, alignment: .center)
  }
}

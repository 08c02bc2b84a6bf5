/// Something to click that says what it does.
struct PushButton {
  let frame: Rect
  let title: String
  let action: AppAction
  var isOn = false
  var isEnabled = true
  var hasMenu = false

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let isHovered = isEnabled && hover.map(frame.contains) ?? false
    canvas.fill(frame, radius: Theme.Radius.small, isOn ? theme.accent : isHovered ? theme.buttonPressed : theme.button)
    let ink = isOn ? theme.onAccent : isEnabled ? theme.text : theme.secondaryText
    let inner = frame.inset(by: EdgeInsets(left: 8, right: hasMenu ? 20 : 8))
    canvas.text(title, in: inner, Theme.Text.small, ink, alignment: .center)
    if hasMenu { Icon.chevron.draw(on: &canvas, at: Vector2(frame.maxX - 22, frame.midY - 10), ink) }
  }
}

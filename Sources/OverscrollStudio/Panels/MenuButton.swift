/// A button that shows the current choice and opens a drop-down menu.
struct MenuButton {
  let frame: Rect
  let title: String
  let action: AppAction

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let isHovered = hover.map(frame.contains) ?? false
    canvas.fill(frame, radius: Theme.Radius.small, isHovered ? theme.buttonPressed : theme.button)
    let inner = frame.inset(by: EdgeInsets(left: 8, right: 20))
    canvas.text(title, in: inner, Theme.Text.small, theme.text, alignment: .center)
    Icon.chevron.draw(on: &canvas, at: Vector2(frame.maxX - 22, frame.midY - 10), theme.text)
  }
}

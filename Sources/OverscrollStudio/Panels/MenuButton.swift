/// A button with the current choice, which opens the menu of all choices.
struct MenuButton {
  let frame: Rect
  let title: String
  var isMenu = true
  let action: AppAction
  private var titleFrame: Rect { frame.inset(by: EdgeInsets(left: 8, right: isMenu ? 20 : 8)) }

  var tooltip: Tooltip {
    let room = (titleFrame.width, Theme.Text.small)
    return Tooltip(words: title, key: action.definition.keyLabel, anchor: frame, side: .below, room: room)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let isHovered = hover.map(frame.contains) ?? false
    canvas.fill(frame, radius: Theme.Radius.small, isHovered ? theme.buttonPressed : theme.button)
    canvas.text(title, in: titleFrame, Theme.Text.small, theme.text, alignment: .center)
    if isMenu { Icon.chevron.draw(on: &canvas, at: Vector2(frame.maxX - 22, frame.midY - 10), theme.text) }
  }
}

/// A control of joined segments for a choice between alternatives.
struct SegmentedControl {
  let frame: Rect
  let controls: [Control]
  let chosen: AppAction

  init(frame: Rect, _ choices: [(title: String, action: AppAction)], chosen: AppAction) {
    (self.frame, self.chosen) = (frame, chosen)
    let width = frame.width / Double(choices.count)
    func edge(_ index: Int) -> Double { (frame.minX + Double(index) * width).rounded() }
    controls = choices.enumerated().map { index, choice in
      let box = Rect(x: edge(index), y: frame.minY, width: edge(index + 1) - edge(index), height: frame.height)
      return Control(action: choice.action, frame: box, title: choice.title)
    }
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    canvas.fill(frame, radius: Theme.Radius.small, theme.button)
    for segment in controls {
      let (box, isOn) = (segment.frame.inset(by: 2), segment.action == chosen)
      if isOn {
        canvas.fill(box, radius: Theme.Radius.small - 2, theme.accent)
      } else if hover.map(segment.frame.contains) ?? false {
        canvas.fill(box, radius: Theme.Radius.small - 2, theme.buttonPressed)
      }
      canvas.text(segment.title, in: box, Theme.Text.small, isOn ? theme.onAccent : theme.text, alignment: .center)
    }
  }
}

struct MenuButton {
  let frame: Rect
  let title: String
  let action: AppAction

  private var titleFrame: Rect { frame.inset(by: EdgeInsets(left: 8, right: 20)) }

  func tooltip(key: String) -> Tooltip {
    Tooltip(words: title, key: key, anchor: frame, side: .below, room: (titleFrame.width, Theme.Text.small))
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let isHovered = hover.map(frame.contains) ?? false
    canvas.fill(frame, radius: Theme.Radius.small, isHovered ? theme.buttonPressed : theme.button)
    canvas.text(title, in: titleFrame, Theme.Text.small, theme.text, alignment: .center)
    Icon.chevron.draw(on: &canvas, at: Vector2(frame.maxX - 22, frame.midY - 10), theme.text)
  }
}

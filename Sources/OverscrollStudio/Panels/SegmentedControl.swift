/// A control of joined segments for a choice between alternatives.
struct SegmentedControl {
  struct Segment {
    let title: String
    let action: AppAction
    let isOn: Bool
  }

  let frame: Rect
  let segments: [Segment]

  private func frame(of index: Int) -> Rect {
    let width = frame.width / Double(segments.count)
    let left = (frame.minX + Double(index) * width).rounded()
    return Rect(
      x: left, y: frame.minY, width: (frame.minX + Double(index + 1) * width).rounded() - left, height: frame.height)
  }

  var controls: [Control] {
    segments.indices.map { Control(action: segments[$0].action, frame: frame(of: $0), title: segments[$0].title) }
  }

  /// Returns the index and the frame of the segment at a point.
  func segment(at point: Vector2) -> (index: Int, frame: Rect)? {
    segments.indices.first { frame(of: $0).contains(point) }.map { ($0, frame(of: $0)) }
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    canvas.fill(frame, radius: Theme.Radius.small, theme.button)
    for (index, segment) in segments.enumerated() {
      let box = frame(of: index).inset(by: 2)
      let isHovered = hover.map(frame(of: index).contains) ?? false
      if segment.isOn {
        canvas.fill(box, radius: Theme.Radius.small - 2, theme.accent)
      } else if isHovered {
        canvas.fill(box, radius: Theme.Radius.small - 2, theme.buttonPressed)
      }
      canvas.text(
        segment.title, in: box, Theme.Text.small, segment.isOn ? theme.onAccent : theme.text, alignment: .center)
    }
  }
}

/// A button that shows the current choice and opens a drop-down menu.
struct MenuButton {
  let frame: Rect
  let title: String
  let action: AppAction

  private var titleFrame: Rect { frame.inset(by: EdgeInsets(left: 8, right: 20)) }

  /// Returns a tooltip with the whole title, which appears if the title is cut off.
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

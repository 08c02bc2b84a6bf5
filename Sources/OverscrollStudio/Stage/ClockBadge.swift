import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// Says so on the stage when time does not run as usual.
struct ClockBadge {
  let clock: FrameClock
  /// Whether another moment than the present is displayed.
  let isScrubbed: Bool

  private var words: String? {
    if isScrubbed { return "Another moment" }
    return switch clock.pace {
    case .paused: "Paused  ·  . steps, Space goes on"
    case .running: clock.isSlow ? "Slow motion 1 : 10" : nil
    }
  }

  func draw(on canvas: inout Canvas, in size: Size, _ theme: Theme) {
    guard let words else { return }
    let width = canvas.measure.size(of: words, style: Theme.Text.strong).width + 24
    let badge = Rect(x: size.width - width - 12, y: 12, width: width, height: 28)
    canvas.fill(badge, radius: 14, theme.accent)
    canvas.text(words, in: badge, Theme.Text.strong, theme.onAccent, alignment: .center)
  }
}

import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// What the physics knows, in figures, in a corner of the stage.
package struct ReadoutCard {
  private static let lineHeight = 19.0
  private static let width = 236.0

  package let readouts: [Readout]

  package func draw(on canvas: inout Canvas, _ theme: Theme) {
    let height = Double(readouts.count) * Self.lineHeight + 16
    let frame = Rect(x: 12, y: 12, width: Self.width, height: height)
    canvas.shadow(of: frame, radius: Theme.Radius.medium, blur: 14, offset: 2, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.medium, theme.surface.opacity(0.94))
    for (index, readout) in readouts.enumerated() {
      let line = Rect(
        x: frame.minX + 12, y: frame.minY + 8 + Double(index) * Self.lineHeight, width: frame.width - 24,
        height: Self.lineHeight)
      canvas.text(readout.label, in: line, Theme.Text.body, theme.secondaryText)
      canvas.text(readout.value, in: line, Theme.Text.figures, theme.text, alignment: .trailing)
    }
  }
}

/// Tells when time does not run as usual.
package struct ClockBadge {
  package let clock: FrameClock
  /// Whether another moment than the present is shown.
  package let isScrubbed: Bool

  private var words: String? {
    if isScrubbed { return "Another moment" }
    return switch clock.pace {
    case .paused: "Paused  ·  . steps, Space goes on"
    case .running: clock.isSlow ? "Slow motion 1 : 10" : nil
    }
  }

  package func draw(on canvas: inout Canvas, in size: Size, _ theme: Theme) {
    guard let words else { return }
    let width = canvas.measure.size(of: words, style: Theme.Text.strong).width + 24
    let badge = Rect(x: size.width - width - 12, y: 12, width: width, height: 28)
    canvas.fill(badge, radius: 14, theme.accent)
    canvas.text(words, in: badge, Theme.Text.strong, theme.onAccent, alignment: .center)
  }
}

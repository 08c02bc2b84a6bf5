import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// What the physics knows, in figures, in a corner of the stage.
struct ReadoutCard {
  private static let lineHeight = 19.0
  private static let width = 236.0

  let readouts: [Readout]

  func draw(on canvas: inout Canvas, _ theme: Theme) {
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

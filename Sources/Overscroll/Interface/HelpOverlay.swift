import Geometry
import Graphics

/// Every key and what it does, over everything.
struct HelpOverlay {
  private static let lineHeight = 24.0
  private static let groupGap = 34.0
  private static let keyWidth = 92.0

  let size: Size

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: size), theme.scrim)
    let frame = Rect(
      center: Vector2(size.width / 2, size.height / 2),
      size: Size(min(480, size.width - 32), min(contentHeight + 40, size.height - 16)))
    canvas.shadow(of: frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.large, theme.surface)
    canvas.clipped(to: frame) { drawGroups(on: &$0, in: frame.inset(by: 24), theme) }
  }

  private var contentHeight: Double {
    Double(KeyBinding.all.count) * Self.lineHeight + Double(KeyBinding.Group.allCases.count) * Self.groupGap
  }

  private func drawGroups(on canvas: inout Canvas, in area: Rect, _ theme: Theme) {
    var y = area.minY - 6
    for group in KeyBinding.Group.allCases {
      canvas.text(group.rawValue, at: Vector2(area.minX, y + 4), Theme.Text.title, theme.text)
      y += Self.groupGap - 4
      for binding in KeyBinding.all where binding.group == group {
        draw(binding, at: y, in: area, on: &canvas, theme)
        y += Self.lineHeight
      }
      y += 4
    }
  }

  private func draw(_ binding: KeyBinding, at y: Double, in area: Rect, on canvas: inout Canvas, _ theme: Theme) {
    canvas.text(
      binding.label, at: Vector2(area.minX, y), Theme.Text.strong, theme.accent, maxWidth: Self.keyWidth - 8)
    canvas.text(
      binding.words, at: Vector2(area.minX + Self.keyWidth, y), Theme.Text.body, theme.text,
      maxWidth: area.width - Self.keyWidth)
  }
}

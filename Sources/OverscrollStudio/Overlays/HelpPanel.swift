import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry

/// The help in its window, in as many columns as there is room for; a click closes it.
struct HelpPanel: Panel {
  let help: Help
  let window: Size

  private static let lineHeight = 27.0
  private static let headHeight = 34.0
  private static let groupGap = 12.0
  private static let columnWidth = 330.0
  private static let padding = 24.0

  private var columns: [[Help.Section]] {
    let room = (window.width - 24 - 2 * Self.padding + Self.padding) / (Self.columnWidth + Self.padding)
    return help.columns(Int(room).clamped(to: 1...3))
  }

  private static func height(_ sections: [Help.Section]) -> Double {
    sections.reduce(-groupGap) { $0 + headHeight + Double($1.lines.count) * lineHeight + groupGap }
  }

  private var contentHeight: Double { (columns.map(Self.height).max() ?? 0) + 2 * Self.padding }

  /// How far it can be scrolled, in points.
  var scrollRange: Double { max(0, contentHeight - frame.height) }

  private var frame: Rect {
    let count = Double(columns.count)
    let size = Size(
      min(count * Self.columnWidth + (count + 1) * Self.padding, window.width - 24),
      min(contentHeight, window.height - 24))
    let corner = Rect(center: Vector2(window.width / 2, window.height / 2), size: size).origin
    return Rect(origin: Vector2(corner.x.rounded(), corner.y.rounded()), size: size)
  }

  func hitTest(_ point: Vector2) -> Hit? { Hit(panel: .overlay, part: .button(.dismiss)) }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape { .arrow }
}

// MARK: - Drawing

extension HelpPanel {
  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let frame = frame
    canvas.fill(Rect(origin: .zero, size: window), theme.scrim)
    canvas.shadow(of: frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.large, theme.surface)
    canvas.clipped(to: frame.inset(by: EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))) { canvas in
      for (index, sections) in columns.enumerated() {
        let x = frame.minX + Self.padding + Double(index) * (Self.columnWidth + Self.padding)
        drawColumn(sections, Vector2(x, frame.minY + Self.padding - help.scroll), frame, on: &canvas, theme)
      }
    }
  }

  private func drawColumn(
    _ sections: [Help.Section], _ corner: Vector2, _ frame: Rect, on canvas: inout Canvas, _ theme: Theme
  ) {
    let width = min(Self.columnWidth, frame.width - 2 * Self.padding)
    var y = corner.y
    for section in sections {
      canvas.text(section.title, at: Vector2(corner.x, y), Theme.Text.title, theme.text, maxWidth: width)
      y += Self.headHeight
      for line in section.lines {
        draw(line, Rect(x: corner.x, y: y, width: width, height: Self.lineHeight), on: &canvas, theme)
        y += Self.lineHeight
      }
      y += Self.groupGap
    }
  }

  private func draw(_ keys: Help.Line, _ line: Rect, on canvas: inout Canvas, _ theme: Theme) {
    var x = line.minX
    for cap in keys.caps {
      if cap == "…" {
        canvas.text(
          cap, in: Rect(x: x, y: line.minY, width: 14, height: 22), Theme.Text.body, theme.secondaryText,
          alignment: .center)
        x += 18
      } else {
        KeyCap.draw(cap, at: Vector2(x, line.minY), on: &canvas, theme)
        x += KeyCap.width(of: cap, on: canvas) + 4
      }
    }
    let left = max(x + 6, line.minX + 115)
    canvas.text(
      keys.words, in: Rect(x: left, y: line.minY, width: line.maxX - left, height: 21), Theme.Text.body, theme.text)
  }
}

import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// Every key and what it does, from the table that handles them, in as many columns as there is room for.
package struct HelpOverlay: Equatable, Sendable {
  private static let lineHeight = 27.0
  private static let headHeight = 34.0
  private static let groupGap = 12.0
  private static let columnWidth = 330.0
  private static let padding = 24.0

  /// How far it is scrolled, in points, where it does not fit.
  package private(set) var scroll = 0.0

  /// The keys of the demo on the stage, which come after those that are always there.
  private let stage: [DemoKey]
  private let groups: [Section]

  package init(_ card: DemoCard, _ keys: KeyMap) {
    stage = card.keys
    groups = KeyBinding.Group.allCases.map { Self.section($0, keys) }
  }

  private struct Line: Equatable {
    let caps: [String]
    let words: String
  }

  private struct Section: Equatable {
    let title: String
    let lines: [Line]

    var height: Double { headHeight + Double(lines.count) * lineHeight + groupGap }
  }

  private static func section(_ group: KeyBinding.Group, _ keys: KeyMap) -> Section {
    let bindings = keys.bindings.filter { $0.group == group }
    return Section(title: group.rawValue, lines: bindings.map { Line(caps: $0.caps, words: $0.words) })
  }

  private var stageSection: Section {
    Section(title: "On this stage", lines: stage.map { Line(caps: $0.caps, words: $0.words) })
  }

  /// The sections of each column.
  private func columns(_ count: Int) -> [[Section]] {
    return switch count {
    case 3...: [Array(groups[0...2]), Array(groups[3...4]) + [stageSection], Array(groups[5...])]
    case 2: [Array(groups[0...2]), [stageSection] + groups[3...]]
    default: [[stageSection] + groups]
    }
  }

  private static func height(_ sections: [Section]) -> Double { sections.reduce(-groupGap) { $0 + $1.height } }

  private func columns(in window: Size) -> [[Section]] {
    let room = (window.width - 24 - 2 * Self.padding + Self.padding) / (Self.columnWidth + Self.padding)
    return columns(Int(room).clamped(to: 1...3))
  }

  private func contentHeight(_ window: Size) -> Double { columns(in: window).map(Self.height).max() ?? 0 }

  private func frame(in window: Size) -> Rect {
    let count = Double(columns(in: window).count)
    let size = Size(
      min(count * Self.columnWidth + (count + 1) * Self.padding, window.width - 24),
      min(contentHeight(window) + 2 * Self.padding, window.height - 24))
    let corner = Rect(center: Vector2(window.width / 2, window.height / 2), size: size).origin
    return Rect(origin: Vector2(corner.x.rounded(), corner.y.rounded()), size: size)
  }

  package mutating func scroll(by distance: Double, in window: Size) {
    let most = max(0, contentHeight(window) + 2 * Self.padding - frame(in: window).height)
    scroll = (scroll + distance).clamped(to: 0...most)
  }
}

// MARK: - Drawing

extension HelpOverlay {
  package func draw(on canvas: inout Canvas, in window: Size, _ theme: Theme) {
    let frame = frame(in: window)
    canvas.fill(Rect(origin: .zero, size: window), theme.scrim)
    canvas.shadow(of: frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.large, theme.surface)
    canvas.clipped(to: frame.inset(by: EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))) { canvas in
      for (index, sections) in columns(in: window).enumerated() {
        let x = frame.minX + Self.padding + Double(index) * (Self.columnWidth + Self.padding)
        drawColumn(sections, Vector2(x, frame.minY + Self.padding - scroll), frame, on: &canvas, theme)
      }
    }
  }

  private func drawColumn(
    _ sections: [Section], _ corner: Vector2, _ frame: Rect, on canvas: inout Canvas, _ theme: Theme
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

  private func draw(_ keys: Line, _ line: Rect, on canvas: inout Canvas, _ theme: Theme) {
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

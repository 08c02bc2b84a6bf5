import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// One line that says what was done, or what could not be, and goes away by itself.
package struct Toast: Equatable, Sendable {
  package let notice: Notice
  /// When it begins to go, in the host's time.
  package private(set) var leaveTime: Double
  private var opacity = Glide(0)

  init(_ notice: Notice, _ transition: Transition) {
    self.notice = notice
    leaveTime = transition.time + Toast.stay(notice)
    opacity.go(to: 1, transition)
  }

  /// Long enough to be read; what went wrong stays for longer.
  private static func stay(_ notice: Notice) -> Double { notice.isProblem ? 10 : 2.2 }

  /// Moves on; `false` when there is nothing left to see.
  mutating func update(_ transition: Transition) -> Bool {
    if transition.time >= leaveTime { opacity.go(to: 0, transition) }
    return transition.time < leaveTime || opacity.isMoving(at: transition.time)
  }

  mutating func dismiss(at time: Double) {
    leaveTime = min(leaveTime, time)
  }

  /// Whether it changes by itself at `time`; while it only waits it does not.
  func isMoving(at time: Double) -> Bool { time >= leaveTime || opacity.isMoving(at: time) }
}

extension Toast {
  private static let padding = 14.0
  private static let lineHeight = 19.0

  private struct Key: Equatable {
    let notice: Notice
    let widest: Double
    let theme: Theme
  }

  /// At the bottom of `stage`, sliding up as it appears.
  func draw(on canvas: inout Canvas, in stage: Rect, at time: Double, _ theme: Theme) {
    let share = opacity.value(at: time)
    guard share > 0.01 else { return }
    let foot = Vector2(stage.midX.rounded(), stage.maxY - 16 + (1 - share) * 12)
    let key = Key(notice: notice, widest: min(460, stage.width - 32), theme: theme)
    canvas.faded(to: share.clamped(to: 0...1)) { canvas in
      canvas.translated(by: foot) { canvas in
        canvas.cached(Canvas.Slot("toast"), for: key) { draw(on: &$0, widest: key.widest, theme) }
      }
    }
  }

  /// The room for the mark before the words.
  private static let mark = 20.0

  /// Above the point from which it is drawn.
  private func draw(on canvas: inout Canvas, widest: Double, _ theme: Theme) {
    let lines = canvas.measure.lines(
      notice.text, style: Theme.Text.strong, width: widest - 2 * Self.padding - Self.mark
    ).prefix(4)
    let width = lines.map { canvas.measure.size(of: $0, style: Theme.Text.strong).width }.max() ?? 0
    let size = Size((width + 2 * Self.padding + Self.mark).rounded(.up), Double(lines.count) * Self.lineHeight + 17)
    let frame = Rect(x: (-size.width / 2).rounded(), y: -size.height, width: size.width, height: size.height)
    drawCard(frame, on: &canvas, theme)
    for (index, line) in lines.enumerated() {
      let box = Rect(
        x: frame.minX + Self.padding + Self.mark, y: frame.minY + 8 + Double(index) * Self.lineHeight,
        width: width + 1, height: Self.lineHeight)
      canvas.text(line, in: box, Theme.Text.strong, theme.onInverse)
    }
  }

  private func drawCard(_ frame: Rect, on canvas: inout Canvas, _ theme: Theme) {
    canvas.shadow(of: frame, radius: Theme.Radius.medium, blur: 20, offset: 4, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.medium, theme.inverse)
    let dot = Vector2(frame.minX + Self.padding + 4, frame.minY + 8 + Self.lineHeight / 2)
    canvas.fillCircle(center: dot, radius: 4, notice.isProblem ? theme.inverseBad : theme.inverseGood)
  }
}

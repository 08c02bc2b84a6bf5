/// A message about a success or a problem that disappears after some seconds.
struct Toast: Sendable {
  let notice: Notice
  /// The host's time at which the toast begins to fade out.
  private(set) var leaveTime: Double
  private var opacity = Glide(0)
  /// The host's time until which a later notice waits for this one.
  private let seenTime: Double

  private static let padding = 14.0
  private static let lineHeight = 19.0
  /// The height of a toast with one line, including its distance from the bottom of the stage, in points.
  private static let reach = 60.0
  /// The reading time for one character, in seconds.
  private static let readingTime = 0.05
  /// The height of a toast with the maximum number of lines, in points.
  private static let tallest = 4 * lineHeight + 17
  /// The time for which a report keeps other notices waiting, in seconds.
  private static let leastTime = 2.5
  /// The assumed width of a character, in points: the place of a click is known without measuring text.
  private static let characterWidth = 7.5
  /// The space for the dot before the text.
  private static let mark = 20.0

  /// Creates a toast that stays long enough to be read. A problem stays for ten seconds.
  ///
  /// - Parameter isReport: Whether later notices wait until this one could be seen.
  init(_ notice: Notice, isReport: Bool = false, _ start: Glide.Start) {
    self.notice = notice
    seenTime = start.time + (isReport ? Self.leastTime : 0)
    leaveTime = start.time + (notice.isProblem ? 10 : max(2.2, Self.readingTime * Double(notice.text.count)))
    opacity.go(to: 1, start)
  }

  /// Starts the fade-out when it is due, and returns `false` once the toast is invisible.
  mutating func update(_ start: Glide.Start) -> Bool {
    if start.time >= leaveTime { opacity.go(to: 0, start) }
    return start.time < leaveTime || opacity.isMoving(at: start.time)
  }

  mutating func dismiss(at time: Double) { leaveTime = min(leaveTime, time) }

  /// Returns whether later notices wait at `time`.
  func mustBeSeen(at time: Double) -> Bool { time < seenTime && time < leaveTime }
  /// Leaves as soon as a waiting notice may follow.
  mutating func makeWay() { leaveTime = min(leaveTime, seenTime) }

  func isMoving(at time: Double) -> Bool { time >= leaveTime || opacity.isMoving(at: time) }

  /// Draws the toast at the bottom of `stage`, above the demo's controls there. The toast slides up as it appears.
  ///
  /// - Parameters:
  ///   - controls: The frames of the demo's controls, in points of the stage.
  ///   - field: The frame of the focused text field, in the window. The toast never covers this field.
  func draw(
    on canvas: inout Canvas, in stage: Rect, above controls: [Rect], and field: Rect?, at time: Double, _ theme: Theme
  ) {
    let share = opacity.value(at: time)
    guard share > 0.01 else { return }
    let widest = widest(in: stage)
    let foot = foot(in: stage, above: controls, and: field) + Vector2(0, (1 - share) * 12)
    canvas.faded(to: share.clamped(to: 0...1)) { canvas in
      canvas.translated(by: foot) { canvas in
        canvas.cached(Canvas.Slot("toast"), for: notice, widest, theme) { draw(on: &$0, widest: widest, theme) }
      }
    }
  }

  private func widest(in stage: Rect) -> Double { min(460, stage.width - 32) }

  /// Returns the center of the toast's bottom edge, in the window.
  private func foot(in stage: Rect, above controls: [Rect], and field: Rect?) -> Vector2 {
    let widest = widest(in: stage)
    let band = Rect(x: (stage.width - widest) / 2, y: stage.height - Self.reach, width: widest, height: Self.reach)
    var bottom = controls.reduce(stage.height) { band.intersects($1) ? min($0, $1.minY + 8) : $0 }
    let room = Rect(x: band.minX, y: bottom - 16 - Self.tallest, width: band.width, height: Self.tallest + 16)
    if let field = field?.offset(by: -stage.origin), room.intersects(field) { bottom = field.minY + 8 }
    return Vector2(stage.midX.rounded(), stage.minY + bottom - 16)
  }

  /// Returns the approximate frame of the toast in the window, in which a click dismisses it.
  func area(in stage: Rect, above controls: [Rect], and field: Rect?) -> Rect {
    let (foot, margins) = (foot(in: stage, above: controls, and: field), 2 * Self.padding + Self.mark)
    let (length, room) = (Double(notice.text.count) * Self.characterWidth, max(1, widest(in: stage) - margins))
    let size = Size(min(length, room) + margins, min(4, (length / room).rounded(.up)) * Self.lineHeight + 17)
    return Rect(x: foot.x - size.width / 2, y: foot.y - size.height, width: size.width, height: size.height)
  }

  /// Draws the toast with the center of its bottom edge at the origin.
  private func draw(on canvas: inout Canvas, widest: Double, _ theme: Theme) {
    let (style, margins) = (Theme.Text.strong, 2 * Self.padding + Self.mark)
    let lines = canvas.measure.lines(notice.text, style: style, width: widest - margins).prefix(4)
    let width = lines.map { canvas.measure.size(of: $0, style: style).width }.max() ?? 0
    let size = Size((width + margins).rounded(.up), Double(lines.count) * Self.lineHeight + 17)
    let frame = Rect(x: (-size.width / 2).rounded(), y: -size.height, width: size.width, height: size.height)
    canvas.card(frame, blur: 20, offset: 4, theme, color: theme.inverse)
    let dot = Vector2(frame.minX + Self.padding + 4, frame.minY + 8 + Self.lineHeight / 2)
    canvas.fillCircle(center: dot, radius: 4, notice.isProblem ? theme.inverseBad : theme.inverseGood)
    for (index, line) in lines.enumerated() {
      let box = Rect(
        x: frame.minX + Self.padding + Self.mark, y: frame.minY + 8 + Double(index) * Self.lineHeight,
        width: width + 1, height: Self.lineHeight)
      canvas.text(line, in: box, style, theme.onInverse)
    }
  }
}

/// A message about an action that succeeded or failed.
enum Notice: Hashable, Sendable {
  case done(String)
  case problem(String)

  var text: String {
    switch self {
    case .done(let text), .problem(let text): text
    }
  }

  var isProblem: Bool { if case .problem = self { true } else { false } }
}

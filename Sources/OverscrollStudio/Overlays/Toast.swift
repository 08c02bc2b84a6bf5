/// A message about a success or a problem that disappears after some seconds.
struct Toast: Sendable {
  private(set) var notice: Notice
  private(set) var leaveTime: Double
  private let time: Double

  /// In seconds: for reading a character, for notices of the same moment, and for a toast with buttons.
  private static let (readingTime, momentTime, buttonTime) = (0.05, 0.5, 8.0)

  init(_ notice: Notice, at time: Double) {
    (self.notice, self.time) = (notice, time)
    let minimum = notice.isProblem ? 10 : notice.actions.isEmpty ? 2.2 : Self.buttonTime
    leaveTime = time + max(minimum, Self.readingTime * Double(notice.text.count))
  }

  /// Replaces the text of a notice with the same buttons, and stays for a while longer, unless the toast has left.
  mutating func renew(_ notice: Notice, at time: Double) {
    guard time < leaveTime, notice.actions == self.notice.actions else { return }
    (self.notice, leaveTime) = (notice, time + Self.buttonTime)
  }

  mutating func dismiss(at time: Double) { leaveTime = min(leaveTime, time) }
  /// Returns whether another notice at `time` follows this one instead of replacing it.
  func isJoined(at time: Double) -> Bool { notice.isProblem && time < min(self.time + Self.momentTime, leaveTime) }
}

/// A toast at the bottom of an area of the window. A click dismisses a problem, or presses one of the buttons below the
/// text. A message alone leaves by itself, and takes no press from the content below it.
struct ToastPanel: Panel {
  let toast: Toast
  /// The stage, or the space beside an open list, in the window.
  let area: Rect
  /// The frames of the demo's controls and of a text field over the stage, which the toast does not cover.
  let controls: [Rect]
  let focused: AppAction?

  private static let (padding, mark, lineHeight, buttonHeight) = (14.0, 20.0, 19.0, 28.0)
  /// The height of a toast with one line, including its distance from the bottom of the stage, in points.
  private static let reach = 60.0
  /// The assumed width of a character, in points: the position of a click is known without measuring text.
  private static let characterWidth = 7.5
  private static let margins = 2 * padding + mark

  private var notice: Notice { toast.notice }
  private var widest: Double { min(460, area.width - 32) }
  private var footHeight: Double { notice.actions.isEmpty ? 17 : 17 + Self.buttonHeight }
  private var maximumLineCount: Int { Int((area.height - footHeight) / Self.lineHeight).clamped(to: 1...4) }

  private var foot: Vector2 {
    let band = Rect(x: area.midX - widest / 2, y: area.maxY - Self.reach, width: widest, height: Self.reach)
    let bottom = controls.reduce(area.maxY) { band.intersects($1) ? min($0, $1.minY + 8) : $0 }
    let margin = (area.height - footHeight - Self.lineHeight * Double(maximumLineCount)) / 2
    return Vector2(area.midX.rounded(), bottom - margin.clamped(to: 2...16))
  }

  var buttons: [Control] {
    var right = foot.x + (widest / 2).rounded() - 8
    return notice.actions.reversed().map { action in
      let title = action.definition.title
      let width = Double(title.count) * Self.characterWidth + 20
      defer { right -= width + 8 }
      let origin = Vector2(right - width, foot.y - 4 - Self.buttonHeight)
      return Control(action: action, frame: Rect(origin: origin, size: Size(width, 24)), title: title)
    }.reversed()
  }

  private func frame(lines count: Double, width: Double) -> Rect {
    let width = notice.actions.isEmpty ? (width + Self.margins).rounded(.up) : widest
    let height = min(Double(maximumLineCount), count) * Self.lineHeight + footHeight
    return Rect(x: foot.x - (width / 2).rounded(), y: foot.y - height, width: width, height: height)
  }

  func hitTest(_ point: Vector2) -> Hit? {
    guard notice.isProblem || !notice.actions.isEmpty else { return nil }
    let (length, room) = (Double(notice.text.count) * Self.characterWidth, max(1, widest - Self.margins))
    guard frame(lines: (length / room).rounded(.up), width: min(length, room)).contains(point) else { return nil }
    let button = buttons.first { $0.frame.contains(point) }
    return Hit(panel: .toast, part: .button(button?.action ?? .dismissToast))
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hovered = hover.flatMap { point in buttons.first { $0.frame.contains(point) }?.action }
    canvas.cached(Canvas.Slot("toast"), for: notice, foot, widest, hovered, focused, theme) { canvas in
      let (style, ink, room) = (Theme.Text.strong, theme.onInverse, widest - Self.margins)
      let lines = canvas.measure.lines(notice.text, style: style, width: room).prefix(maximumLineCount)
      let width = lines.map { canvas.measure.size(of: $0, style: style).width }.max() ?? 0
      let frame = self.frame(lines: Double(lines.count), width: width)
      canvas.card(frame, blur: 20, offset: 4, theme, color: theme.inverse)
      let dot = Vector2(frame.minX + Self.padding + 4, frame.minY + 8 + Self.lineHeight / 2)
      canvas.fillCircle(center: dot, radius: 4, notice.isProblem ? theme.inverseBad : theme.inverseGood)
      let words = frame.inset(by: EdgeInsets(top: 8, left: Self.padding + Self.mark))
      canvas.text(lines: lines, in: words, lineHeight: Self.lineHeight, style, ink)
      for button in buttons {
        canvas.fill(button.frame, radius: Theme.Radius.small, ink.opacity(button.action == hovered ? 0.3 : 0.16))
        if button.action == focused { canvas.stroke(button.frame, radius: Theme.Radius.small, width: 2, ink) }
        canvas.text(button.title, in: button.frame, style, ink, alignment: .center)
      }
    }
  }
}

/// A message about an action that succeeded or failed, with the actions that it offers.
struct Notice: Hashable, Sendable {
  let text: String
  let isProblem: Bool
  let actions: [AppAction]
  var offersUndo: Bool { !isProblem && text.hasSuffix("Ctrl+Z to undo.") }
  /// The problem that the text begins with, before the messages since.
  private var problem: String?

  init(text: String, isProblem: Bool = false, actions: [AppAction] = []) {
    (self.text, self.isProblem, self.actions) = (text.excerpt(characters: 400), isProblem, actions)
  }

  /// Returns a notice with both texts and the actions of `next`.
  func followed(by next: Notice) -> Notice {
    let problem = next.isProblem ? text : problem ?? text
    let words = text.hasSuffix(next.text) ? text : "\(problem) \(next.text)"
    var notice = Notice(text: words, isProblem: true, actions: next.actions)
    if !next.isProblem { notice.problem = problem }
    return notice
  }

  static func done(_ text: String, _ actions: AppAction...) -> Notice { Notice(text: text, actions: actions) }
  static func exporting(_ progress: String) -> Notice {
    .done("Exporting animation: \(progress)", .pressToast("Cancel", .cancelFilm))
  }
  static func problem(_ text: String) -> Notice { Notice(text: text.sentence, isProblem: true) }
  static func noGesture(to verb: String) -> Notice { .problem("No gesture to \(verb). Drag the content first.") }
}

/// The line below the stage, which covers nothing: the comparison, the state of time or else hints, and the stage's size.
struct StatusLine: Panel {
  struct State: Equatable {
    let speed: PlaybackSpeed
    /// Whether the graph is scrubbed to another moment than the present.
    let isScrubbed: Bool
    let isPaused, isLooping, isRecording: Bool
    /// The title of the demo to which Escape returns, from a figure that explains a parameter.
    let returnsTo: String?

    var words: [String] {
      let slow = speed == .full ? nil : "Slow motion 1 : \(Int((1 / speed.rawValue).rounded()))"
      let passing = isPaused ? "Paused. Period steps, Space resumes." : slow
      let time = isScrubbed ? "Scrubbing. Esc shows the present." : passing
      let back = isScrubbed ? nil : returnsTo.map { "Esc returns to \($0)." }
      return [isRecording ? "Recording. F9 to stop." : nil, time, back, isLooping ? "Loop" : nil].compactMap { $0 }
    }

    /// The words in a line, from the longest form to the shortest; empty if there are none.
    var lines: [String] {
      let short = words.map { String($0.prefix { $0 != "." }) }
      let lists = short.indices.reversed().map { Array(short[...$0]) }
      return (lists.isEmpty ? [] : [words] + lists).map { $0.joined(separator: "  ·  ") }
    }
  }

  let frame: Rect
  let card: DemoCard
  /// The hints in the line. If there are none, those of the demo are in its tooltip.
  let hints: [String]
  let state: State
  let comparison: CompareBar?
  let split: StageSplit

  /// The hints while the graph shows the last gesture with numbers that content has not moved by.
  static let replaying = ["B replays the gesture with these numbers.", "A compares them with the earlier ones."]

  func control(at point: Vector2) -> Control? { comparison?.buttons.first { $0.frame.contains(point) } }

  func tooltip(at point: Vector2) -> Tooltip? {
    let anchor = frame.inset(by: EdgeInsets(right: max(0, frame.width - 320)))
    guard hints.isEmpty, comparison == nil, anchor.contains(point) else { return nil }
    return Tooltip(words: card.hints.joined(separator: " "), anchor: anchor, side: .above)
  }

  func hitTest(_ point: Vector2) -> Hit? {
    guard frame.contains(point) else { return nil }
    return Hit(panel: .status, part: control(at: point).map { .button($0.action) } ?? .background)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hovered = hover.flatMap { frame.contains($0) ? control(at: $0)?.action : nil }
    canvas.cached(Canvas.Slot("status"), for: frame, hints, state, comparison, split, hovered, theme) { canvas in
      canvas.fill(frame, theme.panel)
      canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), theme.hairline)
      comparison?.draw(on: &canvas, hovered: hovered, theme)
      let left = comparison?.maxX ?? frame.minX + Theme.Space.large
      var box = frame.inset(by: EdgeInsets(left: left - frame.minX, right: Theme.Space.large))
      let size =
        (split.isSplit && split.device == nil ? "replayed at " : "") + "\(split.demoSize.text) pt"
        + (split.scale < 1 ? " at \(Int((split.scale * 100).rounded())) %" : "")
      var (lines, style, ink) = (state.lines, Theme.Text.strong, state.isRecording ? theme.boundMark : theme.accent)
      if lines.isEmpty { (lines, style, ink) = (comparison?.words ?? [], Theme.Text.small, theme.secondaryText) }
      let measure = canvas.measure
      let room = box.width - measure.size(of: size, style: Theme.Text.smallFigures).width - Theme.Space.medium
      // The words are visible even where the size is not.
      if lines.isEmpty || lines.contains(where: { measure.size(of: $0, style: style).width <= room }) {
        canvas.text(size, in: box, Theme.Text.smallFigures, theme.secondaryText, alignment: .trailing)
        box.size.width = max(0, room)
      }
      if !lines.isEmpty {
        canvas.text(firstFitting: lines, in: box, style, ink)
      } else if !hints.isEmpty {
        canvas.text(fitting: hints, in: box, Theme.Text.body, theme.secondaryText)
      }
    }
  }
}

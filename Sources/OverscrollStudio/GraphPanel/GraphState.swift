struct GraphState: Sendable {
  struct Span: Hashable, Sendable {
    let from, to: Double
  }

  var picture: GraphPicture?
  /// The displayed moment, which ends a measurement; `nil` for the present.
  var scrubbedTime: Double? { didSet { if scrubbedTime != nil { measured = nil } } }
  /// Whether the clock stands still until the present is displayed again.
  var stopsClock = false
  /// The measured span, and the start of the gesture to which it belongs.
  private var measured: (span: Span, start: Double)?

  func picture(
    _ timeline: Timeline, ghost: Timeline?, isGhostPrevious: Bool = false, now: Double, in frame: Rect
  ) -> GraphPicture {
    let key = GraphPicture.Key(timeline, ghost: ghost, isGhostPrevious: isGhostPrevious, now: now, in: frame)
    if let picture, picture.key == key { return picture }
    return GraphPicture(key, start: timeline.start)
  }

  /// Returns the measured span of the gesture that begins at `start`; `nil` if there is none.
  func span(from start: Double) -> Span? { measured?.start == start ? measured?.span : nil }

  /// Measures a span of the current picture; `nil` ends measuring.
  mutating func measure(_ span: Span?) { measured = span.flatMap { span in picture.map { (span, $0.start) } } }
}

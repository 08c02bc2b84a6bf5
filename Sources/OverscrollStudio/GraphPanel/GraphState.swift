struct GraphState: Sendable {
  struct Span: Hashable, Sendable {
    var from: Double
    var to: Double
  }

  var picture: GraphPicture?
  private var scrubbing: (time: Double, resumesClock: Bool)?
  /// The measured span, and the start of the gesture to which it belongs.
  private var measured: (span: Span, start: Double)?
  var scrubbedTime: Double? { scrubbing?.time }

  func picture(
    _ timeline: Timeline, ghost: Timeline?, isGhostPrevious: Bool = false, now: Double, in frame: Rect
  ) -> GraphPicture {
    let key = GraphPicture.Key(timeline, ghost: ghost, isGhostPrevious: isGhostPrevious, now: now, in: frame)
    if let picture, picture.key == key { return picture }
    return GraphPicture(key, start: timeline.start)
  }

  mutating func beginScrubbing(at time: Double, stopsClock: Bool) {
    scrubbing = (time, stopsClock)
    measured = nil
  }

  mutating func scrub(to time: Double) { scrubbing?.time = time }

  mutating func endScrubbing() -> Bool {
    defer { scrubbing = nil }
    return scrubbing?.resumesClock ?? false
  }

  /// Returns the measured span of the gesture that begins at `start`; `nil` if there is none.
  func span(from start: Double) -> Span? { measured?.start == start ? measured?.span : nil }

  /// Measures a span of the current picture; `nil` ends measuring.
  mutating func measure(_ span: Span?) { measured = span.flatMap { span in picture.map { (span, $0.start) } } }
}

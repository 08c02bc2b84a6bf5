/// The graph below the stage, and the moment to which it is scrubbed.
struct GraphPanel: Sendable {
  private struct Scrubbing: Sendable {
    var time: Double
    /// Whether the clock ran before, and resumes at the end.
    let resumesClock: Bool
  }

  /// The picture made last.
  private var picture: GraphPicture?
  private var scrubbing: Scrubbing?

  /// The moment that is on the stage in place of the present.
  var scrubbedTime: Double? { scrubbing?.time }

  /// What the graph shows of `timeline` in `frame`: the picture made last where nothing in it has changed.
  ///
  /// - Parameter isGhostPrevious: whether the ghost is the last gesture as it went, and not that of A.
  func picture(
    _ timeline: Timeline, ghost: Timeline?, isGhostPrevious: Bool = false, now: Double, in frame: Rect
  ) -> GraphPicture {
    let key = GraphPicture.Key(timeline, ghost: ghost, isGhostPrevious: isGhostPrevious, now: now, in: frame)
    if let picture, picture.key == key { return picture }
    return GraphPicture(key, start: timeline.start)
  }

  mutating func update(_ picture: GraphPicture?) { self.picture = picture }

  /// - Parameter stopsClock: whether the clock ran until now.
  mutating func beginScrubbing(at time: Double, stopsClock: Bool) {
    scrubbing = Scrubbing(time: time, resumesClock: stopsClock)
  }

  mutating func scrub(to time: Double) { scrubbing?.time = time }

  /// Returns whether the clock is to resume.
  mutating func endScrubbing() -> Bool {
    defer { scrubbing = nil }
    return scrubbing?.resumesClock ?? false
  }
}

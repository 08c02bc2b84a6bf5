import SDLBackend

/// Says when to draw and for which moment.
///
/// The display takes frames on an even grid. A frame is drawn as late as it can be and still be in time, so that it
/// shows where the pointer is now and not where it was a frame ago: shortly before the next point of the grid, by what
/// a frame has lately cost and a margin. Motions are sampled at the points of the grid, which are even although the
/// measured times jitter.
struct FramePacer {
  private let mode: PresentMode
  private let pacing: Request.Pacing
  /// Seconds between two frames.
  let period: Double
  /// A time at which the display took a frame.
  private var phase = 0.0
  /// The point of the grid that the latest frame was for.
  private var latest = -Double.infinity
  /// What drawing a frame has lately cost, in seconds: quick to grow, slow to shrink.
  private var cost = 0.002

  private static let margin = 0.0015
  private static let standardRefreshRate = 60.0

  init(mode: PresentMode, refreshRate: Double?, pacing: Request.Pacing) {
    self.mode = mode
    self.pacing = pacing
    period = 1 / (refreshRate ?? FramePacer.standardRefreshRate)
  }

  /// When drawing the next frame should begin.
  func drawTime(after now: Double) -> Double {
    switch pacing {
    case .plain: mode == .vsync ? now : nextPoint(after: now) - period
    case .jit: nextPoint(after: now) - cost - FramePacer.margin
    }
  }

  /// When a frame that is drawn now will be seen.
  func shownTime(after now: Double) -> Double { nextPoint(after: now) }

  /// The next point of the grid that no frame was drawn for yet.
  private func nextPoint(after now: Double) -> Double {
    let next = phase + ((now - phase) / period).rounded(.up) * period
    return max(next, latest + period / 2 > next ? latest + period : next)
  }

  mutating func note(_ presentation: Presentation) {
    let spent = presentation.submitted - presentation.began
    cost = max(spent, cost + (spent - cost) * 0.05).clamped(to: 0...period / 2)
    latest = nextPoint(after: presentation.began)
    if mode == .vsync { follow(presentation.returned) }
  }

  /// Draws the grid gently towards where the display is seen to take frames.
  private mutating func follow(_ time: Double) {
    let offset = ((time - phase) / period).rounded() * period + phase
    let error = time - offset
    phase = offset + (error.magnitude > period / 4 ? error : error * 0.1)
  }
}

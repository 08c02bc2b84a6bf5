import ScrollGeometry

/// The time from the start of drawing a frame until the frame is due. All times are in seconds.
struct FrameBudget: Equatable, Sendable {
  private static let (minimumMargin, initialMargin, smoothingStep) = (0.0007, 0.0015, 0.00005)

  /// The recent cost of drawing a frame: quick to grow, slow to shrink.
  private(set) var cost = 0.002
  /// The reserve on top of the cost. It grows with every late frame, and shrinks a little with every other.
  private(set) var margin = FrameBudget.initialMargin
  /// The value that follows `total` slowly. A pointer sampled this long before a frame is shown moves content evenly.
  private(set) var smoothedTotal = 0.002 + FrameBudget.initialMargin
  /// Whether no frame has been added yet. The first frame fills the caches, so its cost is not typical.
  private var isFirst = true
  var total: Double { cost + margin }

  /// Adjusts the budget to the time that `frame` took to draw. `maximumMargin` is the largest margin, in periods, against
  /// missing the display, which would show the frame a period later.
  mutating func add(_ frame: FrameTiming, wasLate: Bool, period: Double, maximumMargin: Double = 1.0 / 3) {
    defer { isFirst = false }
    guard !isFirst else { return }
    let seconds = frame.submitted - frame.began
    cost = (cost + (seconds - cost) * (seconds > cost ? 0.5 : 0.02)).clamped(to: 0...period / 2)
    margin = wasLate ? margin * 1.5 + period * 0.02 : margin - 0.000004
    margin = margin.clamped(to: FrameBudget.minimumMargin...max(FrameBudget.minimumMargin, period * maximumMargin))
    smoothedTotal += (total - smoothedTotal).clamped(to: -FrameBudget.smoothingStep...FrameBudget.smoothingStep)
  }
}

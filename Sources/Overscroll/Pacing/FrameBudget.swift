import ScrollGeometry

/// How long before a frame is due its drawing must begin. All times are in seconds.
struct FrameBudget: Equatable, Sendable {
  private static let minimumMargin = 0.0007
  private static let initialMargin = 0.0015
  private static let smoothingStep = 0.00005

  /// What drawing a frame lately cost: quick to grow, slow to shrink.
  private(set) var cost = 0.002
  /// What drawing a frame costs on average: one busy moment hardly counts.
  private(set) var averageCost = 0.002
  /// A reserve on top of the cost: it grows with every late frame, and shrinks a little with every other.
  private(set) var margin = FrameBudget.initialMargin
  /// `total`, changing slowly: content whose pointer is sampled that long before a frame is shown moves evenly.
  private(set) var smoothedTotal = 0.002 + FrameBudget.initialMargin
  /// The first frame fills the caches: its cost says nothing of the others.
  private var isFirst = true

  var total: Double { cost + margin }

  /// Learns from a frame that took `seconds` to draw.
  ///
  /// - Parameters:
  ///   - period: that there is for a frame.
  ///   - maximumMargin: as a share of the period.
  mutating func add(cost seconds: Double, wasLate: Bool, period: Double, maximumMargin: Double) {
    defer { isFirst = false }
    guard !isFirst else { return }
    cost = (cost + (seconds - cost) * (seconds > cost ? 0.5 : 0.02)).clamped(to: 0...period / 2)
    averageCost += (min(seconds, period / 2) - averageCost) * 0.1
    margin = wasLate ? margin * 1.5 + period * 0.02 : margin - 0.000004
    margin = margin.clamped(to: FrameBudget.minimumMargin...max(FrameBudget.minimumMargin, period * maximumMargin))
    smoothedTotal += (total - smoothedTotal).clamped(to: -FrameBudget.smoothingStep...FrameBudget.smoothingStep)
  }
}

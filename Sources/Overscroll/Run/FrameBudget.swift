import ScrollGeometry

/// How long before a frame is due its drawing must begin.
struct FrameBudget: Equatable, Sendable {
  private static let leastMargin = 0.0007
  private static let firstMargin = 0.0015

  /// Seconds that drawing a frame has lately taken: quick to grow, slow to shrink.
  private(set) var cost = 0.002
  /// Seconds that drawing a frame takes on the average: a busy moment says little of what there is time for.
  private(set) var usualCost = 0.002
  /// Seconds on top of that: grows with every frame that came late, and shrinks a little with every one that did not.
  private(set) var margin = FrameBudget.firstMargin
  /// `cost + margin`, without steps: what is read from the pointer that long before a frame is shown moves evenly.
  private(set) var lead = 0.002 + FrameBudget.firstMargin

  private static let leadStep = 0.00005
  /// The first frame fills the caches: it says nothing of the others.
  private var isFirst = true

  var total: Double { cost + margin }

  /// A frame took `seconds` to draw, of `period` seconds that there are; a share of them is the most that the margin may
  /// be.
  mutating func note(cost seconds: Double, wasLate: Bool, period: Double, mostMarginShare: Double) {
    defer { isFirst = false }
    guard !isFirst else { return }
    let haste = seconds > cost ? 0.5 : 0.02
    cost = (cost + (seconds - cost) * haste).clamped(to: 0...period / 2)
    usualCost += (min(seconds, period / 2) - usualCost) * 0.1
    margin = wasLate ? margin * 1.5 + period * 0.02 : margin - 0.000004
    margin = margin.clamped(to: FrameBudget.leastMargin...max(FrameBudget.leastMargin, period * mostMarginShare))
    lead += (total - lead).clamped(to: -FrameBudget.leadStep...FrameBudget.leadStep)
  }
}

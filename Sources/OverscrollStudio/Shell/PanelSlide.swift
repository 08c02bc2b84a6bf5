/// The room that panels take while they slide in or out, and what a second demo takes of the stage: each by a spring of its
/// own, in the host's time.
///
/// The stage follows in steps of a grid of its own, not of the frames: a demo is given the same sizes at the same times
/// at any frame rate, and in every replay.
struct PanelSlide: Equatable, Sendable {
  private static let step = 1.0 / 120

  private var left: Glide
  private var right: Glide
  private var bottom: Glide
  private var split: Glide
  private var since = 0.0
  /// How many steps have been made of the motion under way.
  private var steps = 0
  private var end = -Double.infinity

  init(_ insets: EdgeInsets, isSplit: Bool = false) {
    func glide(_ value: Double) -> Glide { Glide(value, threshold: 0.5) }
    (left, right, bottom) = (glide(insets.left), glide(insets.right), glide(insets.bottom))
    split = Glide(isSplit ? 1 : 0)
  }

  /// The room at the end of the motion.
  var destination: EdgeInsets {
    EdgeInsets(left: left.destination, bottom: bottom.destination, right: right.destination)
  }

  /// Where it was at the last step, in whole points.
  var insets: EdgeInsets {
    func shown(_ glide: Glide) -> Double { glide.value(at: latestStep).rounded() }
    return EdgeInsets(left: shown(left), bottom: shown(bottom), right: shown(right))
  }

  /// How much of its part of the stage the second demo had at the last step, from 0 to 1.
  var splitShare: Double { split.value(at: latestStep).clamped(to: 0...1) }

  private var latestStep: Double { since + Double(steps) * Self.step }

  /// When the next step is due; `nil` where nothing slides.
  var nextStep: Double? { latestStep < end ? latestStep + Self.step : nil }
  mutating func advance() { steps += 1 }

  /// Sets off from where it is, as fast as it moves.
  mutating func go(to insets: EdgeInsets, isSplit: Bool = false, _ start: Glide.Start) {
    left.go(to: insets.left, start)
    right.go(to: insets.right, start)
    bottom.go(to: insets.bottom, start)
    split.go(to: isSplit ? 1 : 0, start)
    (since, steps, end) = (start.time, 0, max(left.end, right.end, bottom.end, split.end))
  }
}

/// The animated space of sliding panels in steps of the host's time: a demo has the same sizes at the same times at any
/// frame rate and in every replay.
struct PanelSlide: Equatable, Sendable {
  private static let step = 1.0 / 120

  private var left: Glide
  private var right: Glide
  private var bottom: Glide
  private var since = 0.0
  private var steps = 0
  private var end = -Double.infinity

  init(_ insets: EdgeInsets) {
    func glide(_ value: Double) -> Glide { Glide(value, threshold: 0.5) }
    (left, right, bottom) = (glide(insets.left), glide(insets.right), glide(insets.bottom))
  }

  var destination: EdgeInsets {
    EdgeInsets(left: left.destination, bottom: bottom.destination, right: right.destination)
  }

  /// The space of the panels at the last step, in whole points.
  var insets: EdgeInsets {
    func shown(_ glide: Glide) -> Double { glide.value(at: latestStep).rounded() }
    return EdgeInsets(left: shown(left), bottom: shown(bottom), right: shown(right))
  }

  private var latestStep: Double { since + Double(steps) * Self.step }
  var nextStep: Double? { latestStep < end ? latestStep + Self.step : nil }
  mutating func advance() { steps += 1 }

  mutating func go(to insets: EdgeInsets, _ start: Glide.Start) {
    left.go(to: insets.left, start)
    right.go(to: insets.right, start)
    bottom.go(to: insets.bottom, start)
    (since, steps, end) = (start.time, 0, max(left.end, right.end, bottom.end))
  }
}

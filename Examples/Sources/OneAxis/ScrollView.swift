import ScrollPhysics

/// A scroll view along one axis, made of ScrollPhysics alone: it drags, stretches, decelerates, bounces and is caught.
struct ScrollView {
  private enum State {
    case resting(Double)
    /// Where the finger took hold, without the rubber band; how far it has come since.
    case dragged(start: Double, finger: Double, tracker: VelocityTracker)
    case moving(ScrollMotion, since: Double)
  }

  let contentLength: Double
  let viewportLength: Double
  var feel = ScrollFeel.article
  private var state = State.resting(0)

  init(contentLength: Double, viewportLength: Double) {
    (self.contentLength, self.viewportLength) = (contentLength, viewportLength)
  }

  var limits: ClosedRange<Double> { 0...max(0, contentLength - viewportLength) }
  private var band: RubberBand { RubberBand(coefficient: feel.rubberBandCoefficient, dimension: viewportLength) }

  func offset(at time: Double) -> Double {
    switch state {
    case .resting(let offset): offset
    case .dragged(let start, let finger, _): band.clamp(start + finger, to: limits)
    case .moving(let motion, let since): motion.value(at: time - since)
    }
  }

  /// Takes hold of the content, at rest or in flight. Undoing the rubber band keeps stretched content where it is.
  mutating func beginDragging(at time: Double) {
    var tracker = VelocityTracker()
    tracker.add(0, at: time)
    state = .dragged(start: band.unclamp(offset(at: time), from: limits), finger: 0, tracker: tracker)
  }

  /// Follows a finger that has moved by `translation` since it took hold; upwards is negative and scrolls down.
  mutating func drag(to translation: Double, at time: Double) {
    guard case .dragged(let start, _, var tracker) = state else { return }
    tracker.add(-translation, at: time)
    state = .dragged(start: start, finger: -translation, tracker: tracker)
  }

  /// Lets go. What happens from here on is decided now, in one function of time.
  mutating func endDragging(at time: Double) {
    guard case .dragged(let start, let finger, let tracker) = state else { return }
    let slope = feel.releasesWithFingerVelocity ? 1 : band.derivative(start + finger, limits: limits)
    let motion = ScrollMotion(
      from: offset(at: time), velocity: tracker.velocity(at: time) * slope, limits: limits, feel: feel)
    state = .moving(motion, since: time + feel.releaseLatency)
  }

  /// When it comes to rest; `nil` under a finger.
  var restTime: Double? {
    switch state {
    case .resting: 0
    case .dragged: nil
    case .moving(let motion, let since): since + motion.duration
    }
  }
}

extension Motion {
  /// Returns the times in a span, in seconds, at which the motion reaches `value`, in points, ascending. Empty for NaN.
  ///
  /// The motion reaches a value when it arrives there from elsewhere: it crosses the value, turns around at it, or
  /// comes to rest at it. The position at time 0 has not been reached. A value that a jump passes is reached at the
  /// time of the jump, such as a ``duration``. Values within 1e-10 of a turning point, or of each other, count as
  /// equal.
  ///
  /// Of two adjacent spans, exactly one has the time of an arrival. Times are exact up to rounding. An undamped spring
  /// passes its destination forever: the search ends after 100,000 turns.
  public func times(of value: Double, in times: Range<Double>) -> [Double] {
    var result: [Double] = []
    eachPiece(in: times) { piece in
      if let time = time(of: value, in: piece), times.contains(time) { result.append(time) }
      return true
    }
    return result
  }

  /// Returns the next multiple of a 256th of the duration at which the motion has turned around, refined by bisection.
  ///
  /// The search finds each turn of a motion that keeps its direction for at least a 256th of its duration. A motion
  /// without end is searched in steps of 1/64 s. A motion that turns faster, or jumps, implements this method itself.
  public func nextTurn(after time: Double) -> Double {
    guard time < duration else { return .infinity }
    let step = duration < .infinity ? duration / 256 : 1.0 / 64
    let start = (time / step).rounded(.down)
    var (before, direction) = (time, velocity(at: time))
    for count in 1...256 {
      let next = (start + Double(count)) * step
      guard next < duration else { return duration }
      let velocity = velocity(at: next)
      if velocity * direction < 0 { return turn(from: before, to: next, direction) }
      if velocity != 0 { (before, direction) = (next, velocity) }
    }
    return max(time.nextUp, (start + 256) * step)
  }

  private func turn(from start: Double, to end: Double, _ direction: Double) -> Double {
    var (low, high) = (start, end)
    while high > low.nextUp {
      let middle = low + (high - low) / 2
      if velocity(at: middle) * direction < 0 { high = middle } else { low = middle }
    }
    return high
  }
}

extension DeceleratingMotion {
  /// Returns the duration, since a deceleration keeps its direction.
  public func nextTurn(after time: Double) -> Double { time < duration ? duration : .infinity }
}

package struct MonotonePiece {
  package let start: Double
  /// The time at which the next part begins; infinite for the last part.
  package let end: Double
  /// The position at `start`, at which the part before ended.
  package let from: Double
  package let to: Double

  /// Returns whether the part arrives at `value` from elsewhere.
  ///
  /// Two parts may meet at a value up to rounding. The tolerance makes sure that only the first one reaches it.
  fileprivate func reaches(_ value: Double) -> Bool {
    !value.isNear(from) && (value.isNear(to) || (value - from) * (value - to) < 0)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) <= 1e-10 * max(1, abs(self)) }
}

extension Motion {
  /// Calls `body` for the parts that end in a span or after it, until it returns `false`, at most 100,000 times.
  package func eachPiece(in times: Range<Double>, _ body: (MonotonePiece) -> Bool) {
    var (start, last) = (0.0, value(at: 0))
    for _ in 0..<100_000 {
      guard start < times.upperBound else { return }
      var from = value(at: start)
      // A jump within rounding leads on from where the part before ended.
      if from.isNear(last) {
        from = last
      } else if start >= times.lowerBound, !body(MonotonePiece(start: start, end: start, from: last, to: from)) {
        return
      }
      let end = max(nextTurn(after: start), start.nextUp)
      last = value(at: end.nextDown)
      if end >= times.lowerBound, !body(MonotonePiece(start: start, end: end, from: from, to: last)) { return }
      start = end
    }
  }

  /// Returns the time at which a part of the motion reaches `value`; `nil` if it does not. Newton's method in a bracket.
  package func time(of value: Double, in piece: MonotonePiece) -> Double? {
    guard piece.reaches(value) else { return nil }
    // The last part of a motion is at rest.
    var (low, high) = (piece.start, min(piece.end, max(piece.start, duration)))
    // Just before the end, rounding alone would decide where the motion is slow.
    if value.isNear(piece.to) { return high }
    let distance = piece.to - piece.from
    var time = low + (high - low) * ((value - piece.from) / distance)
    for count in 0..<128 {
      let state = state(at: min(time, piece.end.nextDown))
      let excess = state.value - value
      if excess * distance < 0 { low = time } else { high = time }
      guard high > low.nextUp else { break }
      let next = time - excess / state.velocity
      if next == time { return time }
      // Newton's method is slow where the velocity falls to zero.
      time = next > low && next < high && count < 64 ? next : low + (high - low) / 2
    }
    return high
  }
}

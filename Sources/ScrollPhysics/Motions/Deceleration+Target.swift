internal import CScrollMath

extension Deceleration {
  /// A flick that ends exactly at `to`, never faster than it began: it slows down as hard as that takes.
  ///
  /// v(t) = v₀·e^(−rt) with r = v₀/(to − from), so that its integral is the distance. At rest once within half a point of
  /// its end. A velocity that leads away from `to`, or none, gets nowhere: it is at `to` at once.
  ///
  /// - Parameters:
  ///   - from: where it starts, in points.
  ///   - to: where it comes to rest, in points.
  ///   - velocity: at the start, in pt/s.
  public init(from: Double, to: Double, velocity: Double) {
    self.from = from.bounded
    destination = to.bounded
    range = destination - self.from
    let rate = velocity.bounded / range
    let isOnItsWay = rate > 0 && rate.isFinite
    resistance = isOnItsWay ? rate : 1
    duration = isOnItsWay && abs(range) > 0.5 ? log(abs(range) / 0.5) / resistance : 0
  }
}

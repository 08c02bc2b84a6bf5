#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension SpringEquation {
  @usableFromInline
  func settlingTime(displacement: Double, velocity: Double, threshold: Double) -> Double {
    let threshold = threshold.asThreshold
    guard let start = lastMoment(displacement, velocity, threshold) else { return 0 }
    guard start.isFinite else { return .infinity }
    let response = response(at: start)
    let x = response.displacement(from: displacement, velocity: velocity)
    let v = start == 0 ? velocity : response.velocity(from: displacement, velocity: velocity)
    return start + descent(from: abs(x), velocity: x < 0 ? -v : v, to: threshold)
  }

  /// The last extremum outside the threshold, or 0 if only the start is; `nil` when not even that.
  func lastMoment(_ x: Double, _ v: Double, _ threshold: Double) -> Double? {
    let first = firstExtremum(x, v)
    if let first, first.isFinite {
      let peak = abs(response(at: first).displacement(from: x, velocity: v))
      if peak > threshold { return first + furtherSwings(from: peak, to: threshold) }
    }
    return abs(x) > threshold ? 0 : nil
  }

  func firstExtremum(_ x: Double, _ v: Double) -> Double? {
    switch regime {
    case .underdamped:
      let angle = atan2(split * v, decay * v + square * x)
      return (angle < 0 ? angle + .pi : angle) / split
    case .critical:
      let time = v / (decay * v + square * x)
      return time > 0 ? time : nil
    case .overdamped:
      let time = log1p(split * (v / (decay * ((decay + split) * x + v)))) / split
      return time > 0 ? time : nil
    }
  }

  /// The time from an extremum to the last one of the same motion outside the threshold.
  func furtherSwings(from peak: Double, to threshold: Double) -> Double {
    guard regime == .underdamped else { return 0 }
    guard decay > 0 else { return .infinity }
    let swing = Double.pi / split
    return (log(peak / threshold) / (decay * swing)).rounded(.down) * swing
  }

  /// The time in which a displacement falls to the threshold for good, from where it only falls until then.
  func descent(from displacement: Double, velocity: Double, to threshold: Double) -> Double {
    let height = log(displacement / threshold)
    guard height > 0 else { return 0 }
    var (low, high) = (0.0, zeroCrossing(displacement, velocity) ?? .infinity)
    var time = high.isFinite ? high / 2 : height / decay
    for _ in 0..<200 {
      let (x, v) = state(displacement, velocity, time)
      let level = x > 0 ? log(x / threshold) : -.infinity
      if level > 0 { low = time } else { high = time }
      let newton = time - level * x / v
      var next = newton
      if !(newton > low && newton < high) { next = high.isFinite ? low + (high - low) / 2 : low * 2 + 1e-9 }
      if abs(next - time) <= 1e-7 + 1e-15 * time || next == time {
        time = next
        break
      }
      time = next
    }
    return time + 1e-6 + 1e-14 * time
  }

  private func state(_ x: Double, _ v: Double, _ time: Double) -> (Double, Double) {
    let response = response(at: time)
    return (response.displacement(from: x, velocity: v), response.velocity(from: x, velocity: v))
  }

  /// When a displacement first is zero.
  func zeroCrossing(_ x: Double, _ v: Double) -> Double? {
    switch regime {
    case .underdamped:
      let angle = atan2(split * x, -(v + decay * x))
      return (angle <= 0 ? angle + .pi : angle) / split
    case .critical:
      let time = -x / (v + decay * x)
      return time > 0 ? time : nil
    case .overdamped:
      let time = -log1p(split * (x / (v + decay * x))) / split
      return time > 0 ? time : nil
    }
  }
}

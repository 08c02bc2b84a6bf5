import Glibc

/// A spring as a CSS easing from 0 to 1: straight segments that approximate the curve within a tolerance.
struct SpringEasing {
  /// A fraction of the duration and a fraction of the distance.
  typealias Point = (time: Double, progress: Double)
  let duration: Double
  let points: [Point]

  /// The maximum deviation from the spring: the sum of the tolerances below.
  static let deviation = 0.003
  private static let tolerance = 0.0015
  /// The distance from the end at which the motion counts as settled: half a pixel in five hundred.
  private static let threshold = 0.001
  /// The maximum distance of the curve from straight lines between samples: (ω₀·Δt)²/8.
  private static let sag = 0.0003
  /// The error due to rounded times, at the spring's peak speed.
  private static let timeError = 0.0001
  /// The maximum duration, in seconds. No spring that can be set takes as long.
  private static let maximumDuration = 1000.0

  private let timeDecimals: Int

  init(_ spring: Spring) {
    let motion = SpringMotion(from: 0, to: 1, spring: spring, threshold: Self.threshold)
    let duration = min(motion.duration, Self.maximumDuration)
    let radians = spring.naturalFrequency * duration
    let count = max(64, Int((radians / (8 * Self.sag).squareRoot()).rounded(.up)))
    let path = (0...count).map { index in
      let part = Double(index) / Double(count)
      return (time: part, progress: index == count ? 1 : motion.value(at: part * duration))
    }
    self.duration = duration
    timeDecimals = max(2, Int(log10(0.005 * radians / Self.timeError).rounded(.up)))
    points = Self.simplified(path[...])
  }

  /// Returns the ends of `path` and the points needed to stay within the tolerance (Douglas–Peucker).
  private static func simplified(_ path: ArraySlice<Point>) -> [Point] {
    guard let first = path.first, let last = path.last, path.count > 2 else { return Array(path) }
    func distance(_ index: Int) -> Double {
      let share = (path[index].time - first.time) / (last.time - first.time)
      return abs(path[index].progress - first.progress - (last.progress - first.progress) * share)
    }
    let farthest = path.indices.max { distance($0) < distance($1) }!
    guard distance(farthest) > tolerance else { return [first, last] }
    return simplified(path[...farthest]).dropLast() + simplified(path[farthest...])
  }

  /// Returns the spring of mass 1 whose curve is closest to points of an easing, and its maximum distance from them.
  /// Searches the logarithms of the half-way time and the damping ratio, which are nearly independent.
  static func spring(through points: [Point], duration: Double) -> (spring: Spring, deviation: Double)? {
    let halfTime = zip(points, points.dropFirst()).first { $1.progress >= 0.5 }.map { a, b in
      duration * (a.time + (b.time - a.time) * (0.5 - a.progress) / (b.progress - a.progress))
    }
    guard let halfTime, halfTime > 0, halfTime.isFinite else { return nil }
    func spring(_ numbers: SIMD2<Double>) -> Spring {
      let plain = Spring(response: 1, dampingRatio: exp(numbers.y))
      let rise = SpringMotion(from: 0, to: 1, spring: plain).times(of: 0.5, in: 0..<100).first ?? 1
      return Spring(response: exp(numbers.x) / rise, dampingRatio: plain.dampingRatio)
    }
    // The last point is 1 wherever the curve ends.
    func distances(_ numbers: SIMD2<Double>) -> [Double] {
      let spring = spring(numbers)
      return points.dropLast().map { point in
        1 - spring.response(at: point.time * duration).displacementFromDisplacement - point.progress
      }
    }
    func error(_ numbers: SIMD2<Double>) -> Double { distances(numbers).reduce(0) { $0 + $1 * $1 } }
    func best(_ guesses: [SIMD2<Double>]) -> (numbers: SIMD2<Double>, error: Double) {
      guesses.map { (numbers: $0, error: error($0)) }.min { $0.error < $1.error }!
    }
    var found = best((-13...6).map { SIMD2(log(halfTime), Double($0) * 0.25) })
    var step = SIMD2(0.005, 0.1)
    while step.x > 1e-9 {
      let next = best([SIMD2(1, 0), SIMD2(-1, 0), SIMD2(0, 1), SIMD2(0, -1)].map { found.numbers + $0 * step })
      if next.error < found.error { found = next } else { step *= 0.5 }
    }
    return (spring(found.numbers), distances(found.numbers).map(abs).max() ?? 0)
  }

  /// Returns the points of stops of `linear()`, each a progress and a percentage. Those without a time are left out.
  static func points(_ stops: [[Double]]) -> [Point] {
    stops.enumerated().compactMap { index, stop in
      guard let progress = stop.first else { return nil }
      let end: Double? = index == 0 ? 0 : index == stops.count - 1 ? 1 : nil
      return (stop.count > 1 ? stop[1] / 100 : end).map { ($0, progress) }
    }
  }

  /// Returns points of `cubic-bezier()` with these numbers, and of the rest after it; none if the numbers are invalid.
  static func points(ofBezier numbers: [Double]) -> [Point] {
    guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else { return [] }
    return (0...100).map { step in
      let (b, a) = (Double(step) / 100, 1 - Double(step) / 100)
      func value(_ first: Double, _ second: Double) -> Double { 3 * a * b * (a * first + b * second) + b * b * b }
      return (value(numbers[0], numbers[2]), value(numbers[1], numbers[3]))
    } + (21...40).map { (Double($0) / 20, 1) }
  }

  var milliseconds: String { "\((duration * 1000).sixDigits)ms" }

  var css: String {
    func number(_ value: Double, _ decimals: Int) -> String {
      DecimalFormat.short(value, decimals: decimals).replacing("−", with: "-")
    }
    let stops = points.enumerated().map { index, point in
      let isEnd = index == 0 || index == points.count - 1
      return number(point.progress, 4) + (isEnd ? "" : " \(number(point.time * 100, timeDecimals))%")
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

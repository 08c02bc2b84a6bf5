/// A spring as a CSS easing: a chain of straight pieces that follows it, from 0 to 1, within a tolerance.
struct SpringEasing {
  /// Parts of the duration and of the way.
  typealias Point = (time: Double, progress: Double)

  /// Seconds.
  let duration: Double
  let points: [Point]

  private static let tolerance = 0.0015
  /// Within this distance of its end it counts as settled: half a pixel in five hundred.
  private static let threshold = 0.001
  private static let longest = 10.0
  private static let samples = 720

  init(_ spring: Spring) {
    let motion = SpringMotion(from: 0, to: 1, spring: spring, threshold: Self.threshold)
    let duration = min(motion.duration, Self.longest)
    let path = (0...Self.samples).map { index in
      let part = Double(index) / Double(Self.samples)
      return (time: part, progress: index == Self.samples ? 1 : motion.value(at: part * duration))
    }
    self.duration = duration
    points = Self.simplified(path[...])
  }

  /// Keeps the ends, and where the path is too far from the line between them, the farthest point (Douglas–Peucker).
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

  var css: String {
    func number(_ value: Double, _ decimals: Int) -> String {
      DecimalFormat.short(value, decimals: decimals).replacing("−", with: "-")
    }
    let stops = points.enumerated().map { index, point in
      let isEnd = index == 0 || index == points.count - 1
      return number(point.progress, 4) + (isEnd ? "" : " \(number(point.time * 100, 2))%")
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

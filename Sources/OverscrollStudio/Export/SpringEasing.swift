import OverscrollDemoKit
import ScrollPhysics

/// A spring as a CSS easing: a chain of straight pieces that keeps to its way, from 0 to 1, within a tolerance.
struct SpringEasing {
  /// Seconds.
  let duration: Double
  /// Parts of the duration and of the way.
  let points: [(time: Double, progress: Double)]

  private static let tolerance = 0.0015
  /// As far from its end as this it counts as there: half a pixel of five hundred.
  private static let threshold = 0.001
  private static let longest = 10.0
  private static let samples = 720

  init(_ spring: Spring) {
    let motion = SpringMotion(from: 0, to: 1, spring: spring, threshold: SpringEasing.threshold)
    let duration = min(motion.duration, SpringEasing.longest)
    let way = (0...SpringEasing.samples).map { index in
      let part = Double(index) / Double(SpringEasing.samples)
      return (time: part, progress: index == SpringEasing.samples ? 1 : motion.value(at: part * duration))
    }
    self.duration = duration
    points = SpringEasing.simplified(way[...])
  }

  /// Keeps the ends, and where the way strays from the line between them too far, the farthest point (Douglas–Peucker).
  private static func simplified(_ way: ArraySlice<(time: Double, progress: Double)>) -> [(
    time: Double, progress: Double
  )] {
    guard let first = way.first, let last = way.last, way.count > 2 else { return Array(way) }
    func stray(_ index: Int) -> Double {
      let share = (way[index].time - first.time) / (last.time - first.time)
      return abs(way[index].progress - first.progress - (last.progress - first.progress) * share)
    }
    let farthest = way.indices.max { stray($0) < stray($1) }!
    guard stray(farthest) > tolerance else { return [first, last] }
    return simplified(way[...farthest]).dropLast() + simplified(way[farthest...])
  }

  var css: String {
    let stops = points.enumerated().map { index, point in
      let progress = SpringEasing.number(point.progress, 4)
      let isEnd = index == 0 || index == points.count - 1
      return isEnd ? progress : "\(progress) \(SpringEasing.number(point.time * 100, 2))%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    DecimalFormat.short(value, decimals: decimals).replacing("−", with: "-")
  }
}

import Allocations
import Benchmark

/// One thing measured, in turns with the same in C where there is such: both see the same heat, clock and cache.
///
/// A lap runs the thing some thousand times. The fastest lap tells what the code costs; slower ones tell what else the
/// machine was doing.
struct Race {
  /// How often a lap runs it.
  var times: Int
  var swift: () -> Void
  var c: (() -> Void)?

  init(times: Int, swift: @escaping () -> Void, c: (() -> Void)? = nil) {
    self.times = times
    self.swift = swift
    self.c = c
  }
}

extension BenchmarkMetric {
  static let swiftTime = custom("Swift, ps each", polarity: .prefersSmaller, useScalingFactor: false)
  static let cTime = custom("C, ps each", polarity: .prefersSmaller, useScalingFactor: false)
  static let ratio = custom("Swift in % of C", polarity: .prefersSmaller, useScalingFactor: false)
  static let allocations = custom("Allocations", polarity: .prefersSmaller, useScalingFactor: false)
  static let lap = custom("Swift, μs in all", polarity: .prefersSmaller, useScalingFactor: false)
}

extension Race {
  /// Each measurement is the fastest of this many laps.
  private static let laps = 20

  var metrics: [BenchmarkMetric] {
    [.swiftTime, .allocations] + (times < 100_000 ? [] : [.lap]) + (c == nil ? [] : [.cTime, .ratio])
  }

  func run(_ benchmark: Benchmark) {
    let before = allocations_so_far()
    swift()
    benchmark.measurement(.allocations, allocations_so_far() - before)
    var (best, bestOfC) = (Duration.seconds(1), Duration.seconds(1))
    for _ in 0..<Self.laps {
      best = min(best, clocked(swift))
      if let c { bestOfC = min(bestOfC, clocked(c)) }
    }
    benchmark.measurement(.swiftTime, picoseconds(best))
    if metrics.contains(.lap) { benchmark.measurement(.lap, Int(best / .microseconds(1))) }
    guard c != nil else { return }
    benchmark.measurement(.cTime, picoseconds(bestOfC))
    benchmark.measurement(.ratio, Int((100 * (best / bestOfC)).rounded()))
  }

  private func clocked(_ body: () -> Void) -> Duration { ContinuousClock().measure(body) }

  private func picoseconds(_ lap: Duration) -> Int { Int(lap / .nanoseconds(1) * 1000 / Double(times)) }
}

import Allocations
import Benchmark

/// A race between an operation in Swift and its equivalent in C, if there is one.
///
/// They run in turns, so that both see the same heat, clock and cache. A lap runs the operation some thousand times.
/// The fastest lap shows the cost of the code; slower laps show what else the machine was doing.
struct Race {
  /// The number of times that a lap runs the operation.
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
  /// The number of laps in a measurement. The fastest lap counts.
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

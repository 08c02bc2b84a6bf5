import Benchmark
import ScrollPhysics

/// Adds benchmarks of the velocity at release from 20 samples, which should take at most 1000 ns.
func velocities() {
  for (name, rate) in [("120 Hz", 120.0), ("1000 Hz", 1000)] {
    var tracker = VelocityTracker()
    for sample in 0..<20 {
      let time = Double(sample) / rate
      tracker.add((600 * time + 900 * time * time).rounded(), at: time)
    }
    let (full, end) = (tracker, 20 / rate)
    add(
      "Velocity of 20 samples, \(name)",
      Race(times: 1000) {
        for _ in 0..<1000 { blackHole(full.velocity(at: end)) }
      })
    add(
      "20 samples taken in, \(name)",
      Race(times: 1000) {
        for _ in 0..<1000 {
          var tracker = VelocityTracker()
          for sample in 0..<20 { tracker.add(600 * Double(sample) / rate, at: Double(sample) / rate) }
          blackHole(tracker.velocity(at: end))
        }
      })
  }
}

/// Adds a benchmark that allocates once, to show that allocations are counted.
func countedAllocation() {
  add("One array, for comparison", Race(times: 1) { blackHole([1, 2, 3].map { $0 + times.count }) })
}

import Benchmark
import CReference
import ScrollPhysics

private func motion(_ ratio: Double) -> SpringMotion {
  let spring = Spring(stiffness: 100, dampingRatio: ratio)
  return SpringMotion(from: 100, to: 20, velocity: -300, spring: spring, threshold: 1e-3)
}

/// Adds benchmarks of the value and velocity of an existing motion, which should take at most 110 % of C's time.
func springs() {
  let (times, underdamped, critical, overdamped) = (times, motion(0.5), motion(1), motion(3))
  var under = underdamped_spring_make(100, 20, -300, 10, 0.5)
  var even = critical_spring_make(100, 20, -300, 10)
  var over = overdamped_spring_make(100, 20, -300, 10, 3)
  add(
    "Spring, underdamped",
    Race(times: times.count) {
      sum(times) { underdamped.state(at: $0) }
    } c: {
      sumOfC(times) { underdamped_spring_at(&under, $0) }
    })
  add(
    "Spring, critical",
    Race(times: times.count) {
      sum(times) { critical.state(at: $0) }
    } c: {
      sumOfC(times) { critical_spring_at(&even, $0) }
    })
  add(
    "Spring, overdamped",
    Race(times: times.count) {
      sum(times) { overdamped.state(at: $0) }
    } c: {
      sumOfC(times) { overdamped_spring_at(&over, $0) }
    })
  // 320 000 evaluations should take at most 6000 μs.
  let many = (0..<320_000).map { Double($0) / 320_000 }
  add("Spring, 320 000 times", Race(times: many.count) { sum(many) { underdamped.state(at: $0) } })
}

/// Adds benchmarks of a spring's settling duration from its three parameters, which should take at most 200 ns.
func settling() {
  for (name, ratio) in [("underdamped", 0.5), ("hardly damped", 0.02), ("critical", 1), ("overdamped", 3)] {
    let spring = Spring(stiffness: 100, dampingRatio: ratio)
    for (start, displacement, velocity) in [("pulled", 100.0, 0.0), ("pushed", 0, 1500), ("thrown back", 100, -1500)] {
      add(
        "Settling, \(name), \(start)",
        Race(times: times.count) {
          var total = 0.0
          for time in times {
            total += spring.settlingDuration(displacement: displacement + time, velocity: velocity, threshold: 0.5)
          }
          blackHole(total)
        })
    }
  }
}

@inline(__always)
func sum(_ times: [Double], _ state: (Double) -> MotionState) {
  var (value, velocity) = (0.0, 0.0)
  for time in times {
    let state = state(time)
    (value, velocity) = (value + state.value, velocity + state.velocity)
  }
  blackHole(value + velocity)
}

@inline(__always)
func sumOfC(_ times: [Double], _ state: (Double) -> spring_state) {
  var (value, velocity) = (0.0, 0.0)
  for time in times {
    let state = state(time)
    (value, velocity) = (value + state.value, velocity + state.velocity)
  }
  blackHole(value + velocity)
}

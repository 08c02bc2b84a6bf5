import Foundation

/// KWin's `SpringMotion` (`src/effect/springmotion.cpp`) from 0 to 1000 with its epsilon of 1. It advances in steps of
/// 10 ms, between which the position is interpolated, and by whole milliseconds in a frame.
struct KWinSpring: LibrarySpring {
  private typealias State = (position: Double, velocity: Double)
  private let constant: Double
  private let damping: Double

  init(_ text: String) throws {
    guard let match = text.firstMatch(of: /SpringMotion \w+\(([^,]+), ([^)]+)\)/),
      let constant = Double(match.1), let ratio = Double(match.2)
    else { throw MissingNumber(label: "SpringMotion") }
    (self.constant, damping) = (constant, 2 * constant.squareRoot() * ratio)
  }

  private func slope(_ state: State, _ time: Double, _ former: State) -> State {
    let next = (position: state.position + former.position * time, velocity: state.velocity + former.velocity * time)
    return (state.velocity, (1000 - next.position) * constant - next.velocity * damping)
  }

  private func integrated(_ state: State) -> State {
    let time = 0.01
    let k1 = slope(state, 0, (0, 0))
    let k2 = slope(state, time / 2, k1)
    let k3 = slope(state, time / 2, k2)
    let k4 = slope(state, time, k3)
    return (
      state.position + (k1.position + 2 * k2.position + 2 * k3.position + k4.position) / 6 * time,
      state.velocity + (k1.velocity + 2 * k2.velocity + 2 * k3.velocity + k4.velocity) / 6 * time
    )
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    var (former, next, share, latest): (State, State, Double, Double) = ((0, 0), (0, 0), 1, 0)
    func mixed(_ value: KeyPath<(position: Double, velocity: Double), Double>) -> Double {
      former[keyPath: value] * (1 - share) + next[keyPath: value] * share
    }
    return frameTimes(until: end).map { time in
      let milliseconds = (time * 1000).rounded(.down)
      if abs(mixed(\.position) - 1000) > 1 || abs(mixed(\.velocity)) > 1 {
        share += (milliseconds - latest) / 1000 / 0.01
        while share > 1 {
          (former, next) = (next, integrated(next))
          share -= 1
        }
      }
      latest = milliseconds
      return (time, mixed(\.position) / 1000)
    }
  }
}

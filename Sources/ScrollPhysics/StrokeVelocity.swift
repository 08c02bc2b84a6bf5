import Geometry

extension Stroke {
  /// Points per second at release.
  func velocity(along axis: Axis) -> Double {
    let end = endBeforeLift(along: axis)
    guard release - time(end) <= patience else { return 0 }
    let velocity = velocity(along: axis, from: oldest, to: end)
    guard let turn = turn(along: axis, before: end), velocity * turn.heading <= 0 else { return velocity }
    // The fit still looks the old way.
    let since = self.velocity(along: axis, from: turn.index, to: end)
    return since * turn.heading > 0 ? since : 0
  }

  private func value(_ index: Int, _ axis: Axis) -> Double { samples[index].position[axis] }

  private func step(_ index: Int, _ axis: Axis) -> Double { value(index, axis) - value(index - 1, axis) }

  /// The newest place, or the one before where the newest is the jitter of a finger that lifts: at once less than half
  /// of what the last steps led to expect, and no more than a pixel and a half. Such a report says no more than silence.
  private func endBeforeLift(along axis: Axis) -> Int {
    guard newest - oldest >= 3, time(newest) - time(newest - 1) <= 0.0175 else { return newest }
    let (last, a, b) = (step(newest, axis), step(newest - 1, axis), step(newest - 2, axis))
    guard a * b > 0, a * (2 * a - b) > 0 else { return newest }
    return abs(last) <= min(1.5, 0.5 * min(abs(a), abs(b), abs(2 * a - b))) ? newest - 1 : newest
  }

  /// The last turn that went further than jitter on both sides, where the pointer still heads away from it.
  private func turn(along axis: Axis, before end: Int) -> (index: Int, heading: Double)? {
    var (turn, heading) = (end, 0.0)
    for index in stride(from: end - 1, through: oldest, by: -1) {
      if heading == 0 {
        let back = value(end, axis) - value(index, axis)
        if abs(back) > jitter { (turn, heading) = (index, back > 0 ? 1 : -1) }
      } else if (value(index, axis) - value(turn, axis)) * heading < 0 {
        turn = index
      } else if (value(index, axis) - value(turn, axis)) * heading > jitter {
        return step(end, axis) * heading > 0 ? (turn, heading) : nil
      }
    }
    return nil
  }
}

extension Stroke {
  private func velocity(along axis: Axis, from first: Int, to end: Int) -> Double {
    guard end > first else { return 0 }
    let frame = Frame(self, axis: axis, from: first, to: end)
    return withUnsafeTemporaryAllocation(of: Candidate.self, capacity: 2 * Frame.windows) {
      var ballot = Ballot($0)
      frame.forEachWindow(of: self) { ballot.nominate($0, at: frame.release, doubt: frame.doubt, grain: frame.grain) }
      return frame.points(ballot.mean(noise: frame.noise))
    }
  }
}

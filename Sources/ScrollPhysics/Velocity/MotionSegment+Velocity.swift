import ScrollGeometry

extension Stroke {
  /// Points per second at release.
  func velocity(along axis: Axis) -> Double {
    let end = endBeforeLift(along: axis)
    guard release - time(end) <= patience else { return 0 }
    let velocity = velocity(along: axis, from: oldest, to: end)
    guard let heading = heading(along: axis, at: end), velocity * heading.sign <= 0 else { return velocity }
    // The fit looks back, or ahead to a turn that nobody has seen.
    guard let turn = heading.turn else { return 0 }
    let since = self.velocity(along: axis, from: turn, to: end)
    return since * heading.sign > 0 ? since : 0
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

  /// Which way the pointer has been going for more than jitter, unless its last step went back, and since when if it
  /// went the other way for more than jitter before.
  private func heading(along axis: Axis, at end: Int) -> (sign: Double, turn: Int?)? {
    var (turn, sign) = (end, 0.0)
    for index in stride(from: end - 1, through: oldest, by: -1) {
      if sign == 0 {
        let back = value(end, axis) - value(index, axis)
        if abs(back) > jitter { (turn, sign) = (index, back > 0 ? 1 : -1) }
        if sign * step(end, axis) < 0 { return nil }
      } else if (value(index, axis) - value(turn, axis)) * sign < 0 {
        turn = index
      } else if (value(index, axis) - value(turn, axis)) * sign > jitter {
        return (sign, turn)
      }
    }
    return sign == 0 ? nil : (sign, nil)
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

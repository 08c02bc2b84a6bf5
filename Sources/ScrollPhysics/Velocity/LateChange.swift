internal import ScrollGeometry

/// A reversal or a sudden stop in the newest samples: a decision of the user, or only the hand that lets go and the
/// finger that rolls.
struct LateChange {
  /// The last sample before the change.
  var index: Int
  var credibility: Double
}

extension MotionSegment {
  /// The time, in seconds, after which a reversal is a motion of its own: 20 ms and two reports, at most 30 ms.
  private var settlingTime: Double { min(max(0.02, 1.9 * reportInterval), 0.03) }

  /// Returns the change of the pointer's motion or, if less credible or older, of its coordinate along `axis`.
  func lateChange(along axis: Axis) -> LateChange {
    let (pointer, single) = (lateChange(along: heading), lateChange(along: axis == .x ? Vector2(1, 0) : Vector2(0, 1)))
    let isEqual = pointer.credibility == single.credibility
    let isFirst = isEqual ? pointer.index < single.index : pointer.credibility < single.credibility
    return isFirst ? pointer : single
  }

  private var heading: Vector2 {
    let end = sample(before: newest, by: settlingTime)
    let start = sample(before: end, by: settlingTime)
    return samples[end > start ? end : newest].position - samples[start].position
  }

  /// Returns the change of the motion along `direction`.
  ///
  /// A change that is older than the settling time is fully credible. The credibility of a younger one is the maximum of
  /// three shares, of the braking before it, of the newest step and of the reversal: see <doc:Velocity-at-release>.
  private func lateChange(along direction: Vector2) -> LateChange {
    func position(_ index: Int) -> Double {
      let position = samples[index].position - samples[newest].position
      return position.x * direction.x + position.y * direction.y
    }
    func velocity(_ first: Int, _ last: Int) -> Double {
      (position(last) - position(first)) / (time(last) - time(first))
    }
    let start = sample(before: sample(before: newest, by: settlingTime), by: settlingTime)
    var change = LateChange(index: start, credibility: 1)
    for index in start...newest
    where abs(position(index) - position(start)) > abs(position(change.index) - position(start)) {
      change.index = index
    }
    change.index = min(change.index, newest - 1)
    let middle = sample(before: change.index, by: settlingTime / 2)
    let early = sample(before: middle, by: settlingTime / 2)
    guard time(newest) - time(change.index) < settlingTime, middle < change.index else { return change }
    let last = velocity(middle, change.index)
    let mergedShare = min(1, samples[newest].reportCount / samples[newest - 1].reportCount)
    // A report that comes early goes less far.
    let interval = min(reportInterval, max(0.4 * reportInterval, time(newest) - time(change.index)))
    let kept = max(0, -position(change.index) / (0.5 * last * interval * mergedShare))
    let undone = position(change.index) / (position(change.index) - position(oldest))
    change.credibility = min(1, max(kept * kept, 2 * undone - 1))
    guard early < middle else { return change }
    let first = velocity(early, middle)
    let noise = jitter / 10 * direction.length / max(time(change.index) - time(middle), time(middle) - time(early))
    let braking = first * last > 0 ? 1 - (abs(last) + noise) / abs(first) : 1
    change.credibility = min(1, max(change.credibility, (braking - 0.2) / 0.05))
    return change
  }

  private func sample(before index: Int, by span: Double) -> Int {
    var result = index
    while result > oldest, time(index) - time(result) < span { result -= 1 }
    return result
  }
}

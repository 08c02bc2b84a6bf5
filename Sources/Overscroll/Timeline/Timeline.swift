/// What happens on the stage: the demo as a value at every change, so that any moment can be asked for, past or to come.
///
/// Between two changes a demo is a pure function of time, and after the last one too: what will be is known as well as
/// what was. Times are those of the demo.
struct Timeline: Sendable {
  private struct Keyframe: Sendable {
    var time: Double
    var demo: any Demo
  }

  private var keyframes: [Keyframe]
  private(set) var curves: [Curve]
  /// When what it tells of began.
  private(set) var start: Double
  /// Counts the changes.
  private(set) var revision = 0

  private static let mostKeyframes = 4096
  /// What is kept of the time before a gesture, in seconds.
  private static let lead = 0.15

  init(_ demo: any Demo, at time: Double) {
    keyframes = [Keyframe(time: time, demo: demo)]
    start = time
    curves = demo.tracks(at: time).map { Curve($0) }
    recordCurves(at: time)
  }

  /// The demo as it is at `time`.
  func demo(at time: Double) -> any Demo {
    let index = keyframes.partitioningIndex { $0.time > time }
    return keyframes[max(0, index - 1)].demo
  }

  var latest: any Demo { keyframes[keyframes.count - 1].demo }
  /// The time of the last change.
  var latestChange: Double { keyframes[keyframes.count - 1].time }

  /// From when on nothing moves; `nil` while a hand holds it.
  var restTime: Double? { latest.restTime.map { max($0, latestChange) } }
}

// MARK: - Recording

extension Timeline {
  /// The demo changes at `time`; what was to come after that does not.
  mutating func record(at time: Double, _ change: (inout any Demo) -> Void) {
    var changed = demo(at: time)
    change(&changed)
    keyframes.removeLast(keyframes.count - keyframes.partitioningIndex { $0.time >= time })
    if keyframes.count >= Timeline.mostKeyframes { keyframes.removeFirst(keyframes.count / 2) }
    keyframes.append(Keyframe(time: time, demo: changed))
    recordCurves(at: time)
  }

  /// The demo changes in a way that moves nothing, as when the mouse hovers: what is known of its values stands.
  mutating func retouch(_ change: (inout any Demo) -> Void) {
    change(&keyframes[keyframes.count - 1].demo)
  }

  private mutating func recordCurves(at time: Double) {
    let demo = latest
    revision += 1
    for (index, track) in demo.tracks(at: time).enumerated() where index < curves.count {
      curves[index].record(track, of: demo, at: time)
    }
  }

  /// Something new begins at `time`: what was long before is forgotten.
  mutating func begin(at time: Double) {
    start = time - Timeline.lead
    let index = keyframes.partitioningIndex { $0.time > start }
    if index > 1 { keyframes.removeFirst(index - 1) }
    for index in curves.indices { curves[index].drop(before: start) }
    revision += 1
  }
}

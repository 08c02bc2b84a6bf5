/// What happens on the stage: the demo as a value at every change, so that any moment can be asked for, past or to come.
///
/// Between two changes a demo is a pure function of time, and after the last one too: what will be is known as well as
/// what was. Times are those of the demo.
package struct Timeline: Sendable {
  private struct Keyframe: Sendable {
    var time: Double
    var demo: any Demo
  }

  private var keyframes: [Keyframe]
  package private(set) var curves: [Curve]
  /// When what it tells of began.
  package private(set) var start: Double

  private static let mostKeyframes = 4096
  /// What is kept of the time before a gesture, in seconds.
  private static let lead = 0.15

  /// - Parameter hasCurves: whether anybody wants to see them; keeping them costs something with every event.
  package init(_ demo: any Demo, at time: Double, hasCurves: Bool) {
    keyframes = [Keyframe(time: time, demo: demo)]
    start = time
    curves = hasCurves ? demo.tracks(at: time).map { Curve($0) } : []
    recordCurves(at: time)
  }

  /// The demo as it is at `time`.
  package func demo(at time: Double) -> any Demo {
    let index = keyframes.partitioningIndex { $0.time > time }
    return keyframes[max(0, index - 1)].demo
  }

  package var latest: any Demo { keyframes[keyframes.count - 1].demo }
  /// The time of the last change.
  package var latestChange: Double { keyframes[keyframes.count - 1].time }

  /// From when on nothing moves; `nil` while a hand holds it.
  package var restTime: Double? { latest.restTime.map { max($0, latestChange) } }
}

// MARK: - Recording

extension Timeline {
  /// The demo changes at `time`; what was to come after that does not.
  package mutating func record(at time: Double, _ change: (inout any Demo) -> Void) {
    let found = demo(at: time)
    var changed = found
    change(&changed)
    keyframes.removeLast(keyframes.count - keyframes.partitioningIndex { $0.time >= time })
    if keyframes.count >= Timeline.mostKeyframes { keyframes.removeFirst(keyframes.count / 2) }
    keyframes.append(Keyframe(time: time, demo: changed))
    if Timeline.isStill(found, changed, at: time) { retellCurves(at: time) } else { recordCurves(at: time) }
  }

  /// Whether nothing moved before a change, and nothing does because of it.
  private static func isStill(_ found: any Demo, _ changed: any Demo, at time: Double) -> Bool {
    guard let rest = found.restTime, let newRest = changed.restTime, max(rest, newRest) <= time else { return false }
    return found.snapshot(at: time).values == changed.snapshot(at: time).values
  }

  /// The way that values went stands as it was told, in other limits maybe.
  private mutating func retellCurves(at time: Double) {
    let (demo, limits) = (latest, latest.layout.limits)
    for (index, track) in zip(curves.indices, demo.tracks(at: time)) {
      curves[index].retell(track, limits: limits[track.name])
    }
  }

  /// The demo changes in a way that moves nothing, as when the mouse hovers: what is known of its values stands.
  package mutating func retouch(_ change: (inout any Demo) -> Void) {
    change(&keyframes[keyframes.count - 1].demo)
  }

  /// A hand has held the demo up to `time`, maybe without a move: the values stood, and how fast they would be let go
  /// fell.
  package mutating func hold(until time: Double) {
    guard !curves.isEmpty, restTime == nil, time > latestChange else { return }
    let tracks = latest.tracks(at: time)
    let frame = tracks.allSatisfy { $0.value != nil } ? nil : TimedFrame(time: time, frame: latest.snapshot(at: time))
    for (index, track) in zip(curves.indices, tracks) { curves[index].hold(track, frame, until: time) }
  }

  private mutating func recordCurves(at time: Double) {
    guard !curves.isEmpty else { return }
    let demo = latest
    let tracks = demo.tracks(at: time)
    let limits = demo.layout.limits
    let frames = tracks.allSatisfy { $0.value != nil } ? [] : Timeline.frames(of: demo, from: time)
    for (index, track) in zip(curves.indices, tracks) {
      let range = limits[track.name]
      curves[index].record(track, limits: range, frames, at: time)
    }
  }

  /// What is to come of a demo that does not tell its motions: asked for at a few times.
  private static func frames(of demo: any Demo, from start: Double) -> [TimedFrame] {
    let end = demo.restTime.map { min($0, start + Curve.horizon) } ?? start
    let step = max(1.0 / 120, (end - start) / 200)
    let times = [start] + stride(from: start + step, to: end, by: step) + (end > start ? [end] : [])
    return times.map { TimedFrame(time: $0, frame: demo.snapshot(at: $0)) }
  }

  /// Something new begins at `time`: what was long before is forgotten.
  package mutating func begin(at time: Double) {
    start = time - Timeline.lead
    let index = keyframes.partitioningIndex { $0.time > start }
    if index > 1 { keyframes.removeFirst(index - 1) }
    for index in curves.indices { curves[index].drop(before: start) }
  }
}

/// The positions of a momentum as a function of time: those of its reports, and of its motions in between.
///
/// A report at time t moves content from t on: it counts in a span that contains t.
struct MomentumPath: Sendable {
  private struct Part: Sendable {
    var start: Double
    var offset: PerAxis<DraggableValue>
    var refused: Vector2

    func position(at time: Double) -> Vector2 {
      PerAxis { offset[$0].value(at: time).clamped(to: offset[$0].elasticity.limits) + refused[$0] }.vector
    }
  }

  /// The maximum number of parts. If nobody asks for positions, the oldest are left out, and count in the next.
  private static let capacity = 128

  /// The time up to which positions have been asked for, and do not change any more.
  var asked = -Double.infinity
  private var parts: [Part]

  init(_ offset: PerAxis<DraggableValue>) { parts = [Part(start: -.infinity, offset: offset, refused: .zero)] }

  var latest: Double { max(asked, parts[parts.count - 1].start) }
  var refused: Vector2 { parts[parts.count - 1].refused }

  func position(at time: Double) -> Vector2 { (parts.last { $0.start < time } ?? parts[0]).position(at: time) }

  /// Continues the path by the motion of `offset` from `time` on, which is not before `latest`.
  mutating func add(_ offset: PerAxis<DraggableValue>, at time: Double) {
    let part = Part(start: time, offset: offset, refused: refused)
    guard parts[parts.count - 1].start < time else {
      parts[parts.count - 1] = part
      return
    }
    // The part that is active at the end of the latest span stays.
    if let needed = parts.lastIndex(where: { $0.start < asked }) { parts.removeFirst(needed) }
    if parts.count == Self.capacity { parts.remove(at: 1) }
    parts.append(part)
  }

  /// Continues the path from `position` by the motion of `offset`, which content that refuses a distance has changed.
  mutating func refuse(from position: Vector2, at offset: PerAxis<DraggableValue>, _ time: Double) {
    add(offset, at: time)
    let last = parts.count - 1
    parts[last].refused += position - parts[last].position(at: time)
  }
}

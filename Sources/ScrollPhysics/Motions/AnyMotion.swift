/// A type-erased motion. Creating one allocates memory, evaluating one does not. Equal are only copies.
public struct AnyMotion: Motion, Hashable {
  private let box: MotionBox

  /// Creates a type-erased copy of a motion.
  public init<Other: Motion>(_ motion: Other) { box = TypedMotionBox(motion) }

  /// Creates a type-erased copy of a deceleration, which keeps its ``duration(to:)``.
  init(decelerating motion: some DeceleratingMotion) { box = DeceleratingMotionBox(motion) }
  static func resting(at value: Double) -> AnyMotion { AnyMotion(decelerating: RestingMotion(at: value)) }
  public var duration: Double { box.duration }
  public var destination: Double { box.destination }
  public func value(at time: Double) -> Double { box.state(at: time).value }
  public func velocity(at time: Double) -> Double { box.state(at: time).velocity }
  public func state(at time: Double) -> MotionState { box.state(at: time) }
  public func nextTurn(after time: Double) -> Double { box.nextTurn(after: time) }

  func duration(to value: Double) -> Double? { box.duration(to: value) }
}

protocol SameObject: AnyObject, Hashable {}

extension SameObject {
  static func == (a: Self, b: Self) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A class, since Embedded Swift has no existential types. Immutable, and so safe to share.
private class MotionBox: SameObject, @unchecked Sendable {
  let duration: Double
  let destination: Double

  init(duration: Double, destination: Double) { (self.duration, self.destination) = (duration, destination) }

  func state(at time: Double) -> MotionState { MotionState(value: destination) }
  func nextTurn(after time: Double) -> Double { .infinity }
  func duration(to value: Double) -> Double? { nil }
}

private class TypedMotionBox<Boxed: Motion>: MotionBox, @unchecked Sendable {
  fileprivate final let motion: Boxed

  init(_ motion: Boxed) {
    self.motion = motion
    super.init(duration: motion.duration, destination: motion.destination)
  }

  override func state(at time: Double) -> MotionState { motion.state(at: time) }
  override func nextTurn(after time: Double) -> Double { motion.nextTurn(after: time) }
}

private final class DeceleratingMotionBox<Boxed: DeceleratingMotion>: TypedMotionBox<Boxed>, @unchecked Sendable {
  override func duration(to value: Double) -> Double? { motion.duration(to: value) }
}

/// Any motion, in one type. Two are equal only if one is a copy of the other.
public struct AnyMotion: Motion, Hashable {
  private final class Storage: Sendable {
    let state: @Sendable (_ time: Double) -> MotionState
    let durationTo: (@Sendable (_ value: Double) -> Double?)?

    init(
      _ state: @escaping @Sendable (Double) -> MotionState, _ durationTo: (@Sendable (Double) -> Double?)?
    ) {
      (self.state, self.durationTo) = (state, durationTo)
    }
  }

  private let storage: Storage
  /// What is added to the motion's values, in points.
  private let shift: Double
  public let duration: Double
  public let destination: Double

  public init(_ motion: some Motion) { self.init(motion, nil) }

  /// One by which content coasts.
  public init(coasting motion: some CoastingMotion) { self.init(motion) { motion.duration(to: $0) } }

  private init(_ motion: some Motion, _ durationTo: (@Sendable (Double) -> Double?)?) {
    storage = Storage({ motion.state(at: $0) }, durationTo)
    (shift, duration, destination) = (0, motion.duration, motion.destination)
  }

  private init(_ other: AnyMotion, shiftedBy distance: Double) {
    (storage, shift) = (other.storage, other.shift + distance)
    (duration, destination) = (other.duration, other.destination + distance)
  }

  public func state(at time: Double) -> MotionState {
    guard !(time >= duration) else { return MotionState(value: destination) }
    var state = storage.state(time)
    state.value += shift
    return state
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Whether content coasts by it.
  public var isCoasting: Bool { storage.durationTo != nil }

  /// When it first is at `value`; `nil` if it never gets there, or cannot say.
  public func duration(to value: Double) -> Double? { storage.durationTo?(value - shift) }

  /// The same motion elsewhere.
  public func shifted(by distance: Double) -> AnyMotion { AnyMotion(self, shiftedBy: distance) }

  public static func == (a: AnyMotion, b: AnyMotion) -> Bool { a.storage === b.storage && a.shift == b.shift }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

/// A view whose state can be saved, as all views of the library. Its ``SavedState`` is a plain value with all that
/// decides its further motion, such as values by ``DraggableValue/saved(at:)``.
public protocol RestorableView: DraggableView {
  /// The state of the view, apart from its gestures and events.
  associatedtype SavedState: Equatable & Sendable

  /// Returns the state at `time`. The view is not held, and has no closures afterwards.
  func savedState(at time: Double) -> SavedState
  /// Creates a view from a state, with its motion begun `shift` seconds later. Its gestures and events are restored after.
  init(_ state: SavedState, delayedBy shift: Double)
  /// Returns why no view has `state`, for the error of a damaged file; `nil` by default.
  static func fault(in state: SavedState) -> String?
}

extension RestorableView {
  public static func fault(in state: SavedState) -> String? { nil }
}

/// The state of a view at one time, as a plain value: for a file, another process, or a step back. Codable if the state
/// and the target of the view are, as in all views of the library.
public struct ViewSnapshot<View: RestorableView>: Sendable {
  /// The time of the snapshot, in the clock of the saved view.
  public var time: Double
  /// The state of the view, apart from its gestures and events.
  package var state: View.SavedState
  package var interaction: SavedInteraction<View.Target>
}

extension ViewSnapshot: Equatable {}
extension ViewSnapshot: Hashable where View.SavedState: Hashable {}

extension RestorableView {
  /// Returns the state of the view at `time`, with its layout, its feel, its flicks in a row and the settings of its
  /// gestures, but no past events. Of a view that is dragged, this is the state after ``DraggableView/cancel(at:)``.
  ///
  /// Closures cannot be saved. ``DraggableView/willEndDragging`` has to be set again. A deceleration law of your own is
  /// replaced, in a feel, by the exponential law of the same rate, and is `nil` as the `decelerationLaw` of a view. A
  /// motion of your own is replaced by a spring with its position, velocity and destination.
  public func snapshot(at time: Double) -> ViewSnapshot<Self> {
    var view = self
    if !isHeld, touchpad.isDragging(at: time) { view.resume(at: time) }
    view.cancel(at: time)
    view.touchpad.reset()
    view.record(through: time)
    return ViewSnapshot(
      time: time.bounded, state: view.savedState(at: time), interaction: SavedInteraction(view.interaction, at: time))
  }

  /// Creates a view that continues from a snapshot at `time` of a clock, which may be another than that of the
  /// snapshot. Motions are equal to the last bit if their starts plus the difference of the clocks are exact; otherwise
  /// they begin at most one rounding of the clock earlier or later. If `time` is not finite, times stay those of the
  /// snapshot.
  public init(restoring snapshot: ViewSnapshot<Self>, at time: Double) {
    let difference = time - snapshot.time
    let shift = difference.isFinite ? difference : 0
    self.init(snapshot.state, delayedBy: shift)
    interaction = snapshot.interaction.restored(delayedBy: shift, at: snapshot.time + shift)
  }
}

/// The settings of a view's gestures, its flicks in a row, and its events from the time of a snapshot on.
///
/// Optional fields are `nil` in states that were saved before they existed.
package struct SavedInteraction<Target: Hashable & Sendable>: Hashable, Sendable {
  package var slop: PanGesture.Slop
  package var touchVelocityRule: VelocityRule
  package var reportsLift: Bool
  package var events: [ViewEvent<Target>]
  package var plan: EventPlan?
  package var passings: [MarkPassing]?
  package var flicks: PerAxis<FlickSeries>?
  package var directions: PanGesture.Directions?
  package var coordinates: PanCoordinates?

  init(_ interaction: Interaction<Target>, at time: Double) {
    (slop, touchVelocityRule) = (interaction.pan.slop, interaction.pan.touchVelocityRule)
    (directions, coordinates) = (interaction.pan.directions, interaction.pan.coordinates)
    (reportsLift, flicks) = (interaction.touchpad.isLiftReported, interaction.contact.map { $0.series })
    (events, plan) = (interaction.log.past.filter { $0.time >= time }, interaction.log.plan)
    passings = interaction.log.passings.filter { $0.time >= time }
  }

  func restored(delayedBy shift: Double, at time: Double) -> Interaction<Target> {
    var interaction = Interaction<Target>(slop: slop, touchVelocityRule: touchVelocityRule)
    (interaction.pan.directions, interaction.pan.coordinates) = (directions ?? .all, coordinates ?? .plane)
    interaction.touchpad.isLiftReported = reportsLift
    if let flicks {
      for axis in Axis.allCases { interaction.contact[axis].series = flicks[axis].delayed(by: shift) }
    }
    let passings = (passings ?? []).map { MarkPassing(index: $0.index, time: $0.time + shift) }
    interaction.log.record(passings, through: max(time, passings.last?.time ?? time))
    interaction.log.plan = plan.map {
      var plan = $0
      (plan.start, plan.recorded) = ((plan.start + shift).bounded, plan.recorded + shift)
      plan.releaseVelocity = plan.releaseVelocity?.bounded
      return plan
    }
    for event in events { interaction.log.add(event.kind, at: event.time + shift) }
    return interaction
  }
}

#if !hasFeature(Embedded)
  /// A snapshot is encoded with the version of its format, 1. Another version is refused.
  extension ViewSnapshot: Codable where View.SavedState: Codable, View.Target: Codable {
    enum CodingKeys: FiniteKey { case version, time, state, interaction }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let version = try fields.decode(Int.self, forKey: .version)
      guard version == 1 else {
        throw fields.failure("Version \(version) of a snapshot is unknown; 1 is known.", .version)
      }
      let state = try fields.decode(View.SavedState.self, forKey: .state)
      if let fault = View.fault(in: state) { throw fields.failure(fault, .state) }
      try self.init(time: fields[.time], state: state, interaction: fields[.interaction])
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(1, forKey: .version)
      try fields.encode(time, forKey: .time)
      try fields.encode(state, forKey: .state)
      try fields.encode(interaction, forKey: .interaction)
    }
  }
#endif

extension SavedInteraction: Codable where Target: Codable {}

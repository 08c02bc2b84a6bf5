import ScrollInteraction

// Content under the hand follows the pointer's way, not its single reports.

extension App {
  /// Tells the demo what the pointer did that was pressed on its stage.
  package mutating func dragOnStage(_ event: PointerEvent) {
    guard resamplesPointer else { return tell(event) }
    switch event.phase {
    case .down: resampler = PointerResampler(event)
    case .move: resampler?.add(event)
    case .up, .cancel: endResampling(at: event.time)
    }
    tell(event, as: event.phase == .move && resampler != nil ? .velocity : .all)
  }

  /// Content is let go where it is shown.
  private mutating func endResampling(at time: Double) {
    resample(at: time)
    resampler = nil
  }

  /// Moves content to where the pointer was at `time`, in the host's seconds.
  package mutating func resample(at time: Double) {
    if let event = resampler?.event(at: time) { tell(event, as: .position) }
  }

  private mutating func tell(_ event: PointerEvent, as part: PointerEvent.Part = .all) {
    var event = event
    event.part = part
    event.position -= layout.stage.origin
    tell(.pointer(event))
  }

  /// When the newest report came that has a part in where content is; `nil` where the pointer is not resampled.
  package var pointerHeeded: Double? { resampler?.heeded }

  /// Whether content is still to reach where the pointer is.
  package var isBehindPointer: Bool { resampler?.isBehind ?? false }

  /// The seconds between two reports of the pointer that drags, where it is resampled.
  package var pointerInterval: Double? { resampler?.interval }
}

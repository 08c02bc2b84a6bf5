/// A demo of one view, which gets the demo's input.
package protocol ViewDemo: Demo {
  associatedtype View: DraggableView

  var view: View { get set }
}

extension ViewDemo {
  package mutating func handle(_ event: PointerEvent, at time: Double) { _ = view.handle(event, at: time) }
  package mutating func handle(_ wheel: WheelEvent, at time: Double) { view.handle(wheel, at: time) }

  /// The time at which the view rests and its scroll indicators have faded out.
  package var restTime: Double? { view.restTime.map(ScrollIndicatorFade.end) }
}

/// A demo of one view. Pointers and wheels go to the view; a demo passes on pinches and keys itself.
package protocol ViewDemo: Demo {
  associatedtype View: DraggableView

  var view: View { get set }
}

extension ViewDemo {
  package mutating func handle(_ event: PointerEvent, at time: Double) { view.handle(event, at: time) }
  package mutating func handle(_ wheel: WheelEvent, at time: Double) { view.handle(wheel, at: time) }

  /// The time at which the view rests and its scroll indicators have faded out. Without indicators, return its rest time.
  package var restTime: Double? { view.restTime.map(ScrollIndicatorFade.end) }
}

import ScrollInteraction

/// A finger's flick of content past its end, in the library's scroll view.
struct Flick {
  private var view = SimpleScrollView(
    layout: ScrollLayout(viewport: Size(390, 844), contentSize: Size(390, 2400)), feel: .uikit,
    contentOffset: Vector2(0, 1000))

  /// Creates a flick of twelve reports at 120 Hz, with growing distances.
  init() {
    for report in 0...12 {
      let time = Double(report) / 120
      let phase: PointerEvent.Phase = report == 0 ? .down : report == 12 ? .up : .move
      let event = PointerEvent(
        phase, device: .touch, position: Vector2(195, 700 - 2.5 * Double(report * report)), time: time)
      _ = view.handle(event, at: time)
    }
  }

  func offset(at time: Double) -> Double { view.contentOffset(at: time).y }

  /// The time at which content comes to rest; infinite during a drag.
  var restTime: Double { view.restTime ?? .infinity }
}

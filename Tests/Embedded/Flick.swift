import ScrollInteraction

/// A finger flicks content beyond its end: where content is at a time, by the library's own scroll view.
struct Flick {
  private var view = SimpleScrollView(
    layout: ScrollLayout(viewport: Size(390, 844), contentSize: Size(390, 2400)), feel: .uikit,
    contentOffset: Vector2(0, 1000))

  /// Twelve reports of 120 Hz, each farther than the one before.
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

  /// When content is at rest; infinite as long as it is dragged.
  var restTime: Double { view.restTime ?? .infinity }
}

import ScrollInteraction

// A list whose rows of 88 points never rest half in view: the target of each release is moved to the nearest row, as
// with scrollViewWillEndDragging(_:withVelocity:targetContentOffset:). Then all that happened, as values.
var view = SimpleScrollView(
  layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 8800)), feel: .uikit)
view.willEndDragging = { _, target in target.y = (target.y / 88).rounded() * 88 }

view.handle(PointerEvent(.down, device: .touch, position: Vector2(200, 500), time: 0))
for step in 1...9 {
  let position = Vector2(200, 500 - 20 * Double(step))
  view.handle(PointerEvent(.move, device: .touch, position: position, time: Double(step) / 120))
}
view.handle(PointerEvent(.up, device: .touch, position: Vector2(200, 320), time: 10.0 / 120))

// The events of each frame of 60 Hz, with the times between the frames at which they happen.
for frame in 0..<400 {
  for event in view.events(in: Double(frame) / 60..<Double(frame + 1) / 60) {
    print("frame \(frame), \(Int((event.time * 1000).rounded())) ms:", words(event.kind))
  }
}

func words(_ kind: ViewEvent<Vector2>.Kind) -> String {
  switch kind {
  case .willBeginDragging: "will begin dragging"
  case .willEndDragging(let velocity, let target):
    "will end dragging at \(Int(velocity.y)) pt/s, to row \(target.y / 88)"
  case .didEndDragging(let willDecelerate): "did end dragging, \(willDecelerate ? "decelerates" : "rests")"
  case .didEndDecelerating: "did end decelerating"
  case .didSettle(let offset): "did settle at \(offset.y)"
  default: "something that a flick of one list does not do"
  }
}

let fastest = stride(from: 10.0 / 120, to: 4, by: 0.001).map { view.velocity(at: $0).y }
print("never faster than at the release, never backwards:", fastest.allSatisfy { $0 <= fastest[0] && $0 >= 0 })

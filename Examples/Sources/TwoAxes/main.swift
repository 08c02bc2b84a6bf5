import ScrollInteraction

// A map in a window, flicked by a mouse with the ready-made view: x hits its bound, y goes on as if nothing were.
let layout = ScrollLayout(viewport: Size(400, 300), contentSize: Size(700, 4000))
var view = SimpleScrollView(layout: layout, feel: .article)

@MainActor
func point(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ time: Double) {
  _ = view.handle(PointerEvent(phase, position: Vector2(x, y), time: time), at: time)
}

point(.down, 300, 200, 0)
for step in 1...8 { point(.move, 300 - 12 * Double(step), 200 - 15 * Double(step), 0.008 * Double(step)) }
point(.up, 204, 80, 0.068)

for frame in 0...40 {
  let time = 0.068 + Double(frame) / 20
  let offset = view.contentOffset(at: time)
  print("\(frame * 50) ms  x \(Int(offset.x.rounded()))  y \(Int(offset.y.rounded()))  \(view.state(at: time))")
}

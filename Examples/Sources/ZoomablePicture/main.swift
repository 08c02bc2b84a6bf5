import ScrollInteraction

// A photograph of 3000 by 2000 in a window with a bar of 60 points at its top: pinched by two fingers, of which one
// lifts and the other drags on; then a double tap shows a face.
let layout = ZoomLayout(
  viewport: Size(600, 460), contentSize: Size(3000, 2000), zoomLimits: 0.2...2,
  contentInset: EdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
var view = ZoomableScrollView(layout: layout, zoomScale: 0.2)

@MainActor
func show(_ what: String, at time: Double) {
  let (offset, scale) = (view.contentOffset(at: time), view.zoomScale(at: time))
  print("\(what): \((scale * 1000).rounded() / 1000) times, \(Int(offset.x.rounded())), \(Int(offset.y.rounded()))")
}

@MainActor
func touch(_ phase: PointerEvent.Phase, _ finger: Int, _ x: Double, _ y: Double, _ time: Double) {
  view.handle(PointerEvent(phase, device: .touch, id: finger, position: Vector2(x, y), time: time))
}

show("all of it", at: 0)
let held = view.contentPoint(of: Vector2(300, 250), at: 0)
touch(.down, 1, 260, 250, 0)
touch(.down, 2, 340, 250, 0.01)
for step in 1...20 {
  touch(.move, 1, 260 - 8 * Double(step), 250, 0.01 + 0.01 * Double(step))
  touch(.move, 2, 340 + 8 * Double(step), 250, 0.01 + 0.01 * Double(step))
}
show("between the fingers", at: 0.22)
print(
  "the point between them has moved by", held.distance(to: view.contentPoint(of: Vector2(300, 250), at: 0.22)) < 1)
touch(.up, 1, 100, 250, 0.23)
show("one has lifted", at: 0.23)
for step in 1...10 { touch(.move, 2, 500 - 10 * Double(step), 250, 0.23 + 0.01 * Double(step)) }
show("the other drags on", at: 0.33)
touch(.up, 2, 400, 250, 0.5)
show("at rest", at: view.restTime ?? 0)

view.zoom(to: Rect(x: 1900, y: 700, width: 300, height: 200), at: 5)
show("a face", at: view.restTime ?? 0)

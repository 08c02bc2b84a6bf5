import ScrollInteraction

// A map in a window, flicked by a mouse: x hits its bound, y goes on as if nothing were.
let layout = ScrollLayout(viewport: Size(400, 300), contentSize: Size(700, 4000))
var view = SimpleScrollView(layout: layout)

view.handle(PointerEvent(.down, position: Vector2(300, 200), time: 0))
for step in 1...8 {
  let position = Vector2(300 - 12 * Double(step), 200 - 15 * Double(step))
  view.handle(PointerEvent(.move, position: position, time: 0.008 * Double(step)))
}
view.handle(PointerEvent(.up, position: Vector2(204, 80), time: 0.068))

for frame in 0...40 {
  let time = 0.068 + Double(frame) / 20
  let offset = view.contentOffset(at: time)
  print("\(frame * 50) ms  x \(Int(offset.x.rounded()))  y \(Int(offset.y.rounded()))  \(view.state(at: time))")
}

view.scrollRectToVisible(Rect(x: 0, y: 3900, width: 50, height: 50), at: 9)
print("a rectangle below comes into view at", Int(view.contentOffset(at: view.restTime ?? 9).y))

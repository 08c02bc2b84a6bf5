import ScrollPhysics

// A flick into the end of a page, caught in mid-bounce, pulled farther and let go: one row for each thirtieth of a
// second, the offset as a column. The page ends at 800.
var view = ScrollView(contentLength: 1600, viewportLength: 800)

@MainActor
func show(_ frames: ClosedRange<Double>) {
  for frame in Int((frames.lowerBound * 30).rounded(.up))...Int((frames.upperBound * 30).rounded()) {
    let offset = view.offset(at: Double(frame) / 30)
    print(String(repeating: " ", count: max(0, Int(offset / 15))) + "█ \(Int(offset.rounded()))")
  }
}

view.beginDragging(at: 0)
for step in 1...10 { view.drag(to: -24 * Double(step), at: 0.01 * Double(step)) }
view.endDragging(at: 0.105)
show(0.105...0.55)

view.beginDragging(at: 0.55)
for step in 1...10 { view.drag(to: -10 * Double(step), at: 0.55 + 0.02 * Double(step)) }
print("caught, and pulled to \(Int(view.offset(at: 0.75).rounded())) by a finger that stops there")
view.endDragging(at: 1)
show(1...(view.restTime ?? 1))

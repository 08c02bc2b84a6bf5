import ScrollInteraction

// A sheet with a list, over a map: four detents by names of our own. The last one is as high as what the sheet holds.
enum Height: CaseIterable {
  case full, fitting, half, peek
}

var sheet = ListDrawer<Height>(
  detents: [.full: .fromTop(44), .fitting: .fittingContent(gap: 44), .half: .fraction(0.5), .peek: .height(90)],
  layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 480), detent: .peek)

for height in Height.allCases { print(height, "at", Int(sheet.origin(of: height)!)) }

@MainActor
func drag(from start: Double, by distance: Double, in seconds: Double, at time: Double) {
  sheet.handle(PointerEvent(.down, device: .touch, position: Vector2(200, start), time: time))
  for step in 1...10 {
    let (share, position) = (Double(step) / 10, Vector2(200, start + distance * Double(step) / 10))
    sheet.handle(PointerEvent(.move, device: .touch, position: position, time: time + seconds * share))
  }
  sheet.handle(PointerEvent(.up, device: .touch, position: Vector2(200, start + distance), time: time + seconds))
}

drag(from: 730, by: -90, in: 0.12, at: 0)  // a flick at its handle
drag(from: 420, by: -110, in: 0.6, at: 2)  // pulled up slowly
sheet.snap(to: .full, at: 4)
sheet.snap(to: nil, at: 6)  // below the screen

for event in sheet.events(in: 0..<9) {
  let time = (event.time * 1000).rounded() / 1000
  switch event.kind {
  case .willEndDragging(let velocity, let target):
    print(time, "let go at \(Int(velocity.y)) pt/s, on its way to \(target.map { "\($0)" } ?? "nowhere")")
  case .didSettle(let height): print(time, "rests", height.map { "at \($0)" } ?? "below the screen")
  default: break
  }
}

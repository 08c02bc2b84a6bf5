import Benchmark
import ScrollInteraction

/// Adds benchmarks of one frame of 1000 views: offset, velocity, state and events together, which should take at most
/// 1 μs a view.
func views() {
  let layout = ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 100_000))
  let pages = PagingScrollView(layout: EqualPages(100, length: 400, viewport: 400, loops: true), axis: .x)
  let sheet = ListDrawer(
    detents: [0: .fromTop(60), 1: .height(120)] as Detents<Int>,
    layout: DrawerLayout(height: 844, headerHeight: 60, contentHeight: 6000), detent: 1)
  frame("scroll view", SimpleScrollView(layout: layout)) { view, time in
    view.contentOffset(at: time).y + view.velocity(at: time).y + (view.state(at: time) == .idle ? 0 : 1)
  }
  frame("pages", pages) { view, time in
    view.contentOffset(at: time).x + view.velocity(at: time).x + (view.state(at: time) == .idle ? 0 : 1)
  }
  frame("drawer with a list", sheet) { view, time in
    view.origin(at: time) + view.velocity(at: time) + (view.state(at: time) == .idle ? 0 : 1)
  }
}

/// Adds benchmarks of a thousand copies of `view`: in flight after a flick, under a finger, and at rest.
private func frame<View: DraggableView>(_ name: String, _ view: View, read: @escaping (View, Double) -> Double) {
  let start = Vector2(200, 800)
  func dragged(until end: Int, lifting: Bool) -> View {
    var view = view
    view.handle(PointerEvent(.down, device: .touch, position: start, time: 0))
    for step in 1...end {
      let position = start - Vector2(Double(step) * 6, Double(step) * 6)
      view.handle(PointerEvent(.move, device: .touch, position: position, time: Double(step) * 0.008))
    }
    let last = start - Vector2(Double(end) * 6, Double(end) * 6)
    if lifting { view.handle(PointerEvent(.up, device: .touch, position: last, time: Double(end) * 0.008 + 0.001)) }
    return view
  }
  for (state, view, time) in [
    ("in flight", dragged(until: 10, lifting: true), 0.2), ("dragged", dragged(until: 10, lifting: false), 0.081),
    ("at rest", view, 1),
  ] {
    let views = [View](repeating: view, count: 1000)
    add(
      "Frame of a \(name), \(state)",
      Race(times: views.count) {
        var total = 0.0
        for view in views {
          total += read(view, time) + Double(view.events(in: time - 0.008..<time).count)
        }
        blackHole(total)
      })
  }
}

import ScrollInteraction

// A header of 160 points that collapses above a list: one drag moves both, and a flick goes on from one to the other.
var view = NestedScrollView(
  [ElasticLimits(0...160, dimension: 0), ElasticLimits(0...3000, dimension: 600)], order: .collapsing)
view.beginDragging(at: 0)
view.endDragging(velocity: Vector2(0, -1500), at: 0)
for tenth in [0, 1, 2, 5, 10, 20] {
  let offsets = view.contentOffsets(at: Double(tenth) / 10)
  print("\(tenth * 100) ms: header \(Int(offsets[0].rounded())), list \(Int(offsets[1].rounded()))")
}
for event in view.events(in: 0..<9) {
  if case .handedOver = event.kind { print("the list goes on after", Int((event.time * 1e6).rounded()), "µs") }
}

/// Pull to refresh: content that is let go 70 points past its top rests there while it loads.
struct RefreshingList {
  private(set) var list = SimpleScrollView(layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 3000)))
  private(set) var isLoading = false
  private let spinner = 56.0

  mutating func handle(_ event: PointerEvent) {
    let isPulled = list.contentOffset(at: event.time).y < -70
    list.handle(event)
    if event.phase == .up, isPulled { setLoading(true, at: event.time) }
  }

  mutating func setLoading(_ new: Bool, at time: Double) {
    isLoading = new
    var layout = list.layout
    layout.contentInset.top = new ? spinner : 0
    list.setLayout(layout, animated: true, at: time)
  }
}

var refreshing = RefreshingList()
refreshing.handle(PointerEvent(.down, device: .touch, position: Vector2(200, 100), time: 0))
for step in 1...20 {
  let position = Vector2(200, 100 + 12 * Double(step))
  refreshing.handle(PointerEvent(.move, device: .touch, position: position, time: 0.02 * Double(step)))
}
refreshing.handle(PointerEvent(.up, device: .touch, position: Vector2(200, 340), time: 0.6))
print("pulled to", Int(refreshing.list.contentOffset(at: 0.6).y.rounded()), "loading:", refreshing.isLoading)
print("rests at", refreshing.list.contentOffset(at: refreshing.list.restTime ?? 9).y)
refreshing.setLoading(false, at: 3)
print("loaded, and rests at", refreshing.list.contentOffset(at: refreshing.list.restTime ?? 9).y)

import ScrollInteraction

/// The months of all years, each as long as it has days: pages that no list could hold.
struct Months: SnapPoints {
  let viewport = 300.0
  let indices = 0..<12_000_000

  private static let starts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334].map { Double($0) * 40 }

  func offset(of index: Int) -> Double { Double(index / 12) * 14_600 + Self.starts[index % 12] }

  func nearest(to offset: Double) -> Int {
    let year = Int(max(0, offset) / 14_600) * 12
    return (year...year + 12).min { abs(self.offset(of: $0) - offset) < abs(self.offset(of: $1) - offset) } ?? 0
  }
}

/// Turns it by a flick, and prints where that leads and when it ticks: at each row that passes, between two frames.
@MainActor
func flick<Pages: SnapPoints>(_ name: String, _ view: PagingScrollView<Pages>, velocity: Double, _ page: (Int) -> Int) {
  var view = view
  view.reportsPassedPages = true
  view.beginDragging(at: 0)
  view.endDragging(velocity: Vector2(0, -velocity), at: 0)
  let rest = view.restTime ?? 0
  var ticks: [String] = []
  for frame in 0...Int(rest * 60) {
    for event in view.events(in: Double(frame) / 60..<Double(frame + 1) / 60) {
      guard case .didPass(let row) = event.kind else { continue }
      ticks.append("\(page(row)) at \(Int((event.time * 1000).rounded())) ms")
    }
  }
  print("\(name): to \(page(view.target)) at \(view.contentOffset(at: rest).y) by \(ticks.count) ticks,")
  print("  \(ticks.prefix(3).joined(separator: ", ")), …, \(ticks.last ?? "none")")
}

let rows = EqualPages(1000, length: 32)
let hours = EqualPages(24, length: 32, loops: true)
flick("a thousand rows", PagingScrollView(layout: rows, axis: .y, anchorIndex: 500), velocity: 4000) { $0 }
flick("past the last one", PagingScrollView(layout: rows, axis: .y, anchorIndex: 990), velocity: 9000) { $0 }
flick("hours, round and round", PagingScrollView(layout: hours, axis: .y), velocity: -2600, hours.page)
flick("months", PagingScrollView(layout: Months(), axis: .y, anchorIndex: 24_000), velocity: 9000) { $0 }
flick(
  "one month at a time",
  PagingScrollView(layout: Months(), axis: .y, anchorIndex: 24_000, reach: .nextPage), velocity: 9000
) { $0 }

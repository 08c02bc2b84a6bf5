public import COverscroll

/// The views of one context, by their numbers.
///
/// A number consists of the context's tag, the number of views that its place has had, and its place. A place that has
/// had 65,535 views gets no more, so that no number is used twice.
final class ViewTable {
  private struct Place {
    var generation: UInt16
    var view: ViewBox?
  }

  private var places: [Place] = []
  private var free: [Int] = []
  private(set) var count = 0

  func add(_ view: ViewBox, tag: UInt32) throws(overscroll_status) -> overscroll_view {
    let index: Int
    if let last = free.popLast() {
      index = last
      places[index].generation += 1
      places[index].view = view
    } else {
      guard places.count < Int(OVERSCROLL_MOST_VIEWS) else { throw OVERSCROLL_TOO_MANY }
      index = places.count
      places.append(Place(generation: 1, view: view))
    }
    count += 1
    return UInt64(tag) << 32 | UInt64(places[index].generation) << 16 | UInt64(index)
  }

  /// Returns the index of a view in the table, and throws if the view does not exist.
  func index(of view: overscroll_view, tag: UInt32) throws(overscroll_status) -> Int {
    let index = Int(view & 0xffff)
    let generation = UInt16(truncatingIfNeeded: view >> 16)
    guard view >> 32 == UInt64(tag), index < places.count, 1...places[index].generation ~= generation else {
      throw OVERSCROLL_NO_VIEW
    }
    guard generation == places[index].generation, places[index].view != nil else { throw OVERSCROLL_DESTROYED }
    return index
  }

  func remove(_ index: Int) {
    places[index].view = nil
    if places[index].generation < .max { free.append(index) }
    count -= 1
  }

  subscript(index: Int) -> ViewBox { places[index].view! }
}

func view(_ context: ReadContext, _ view: overscroll_view) throws(overscroll_status) -> ViewBox {
  let table = try table(of: context)
  return table[try table.index(of: view, tag: context!.tag)]
}

/// Calls `body` with a view, and returns the error if it does not exist or a number is not valid.
func withView(
  _ context: ReadContext, _ number: overscroll_view, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0,
  _ body: (ViewBox) throws(overscroll_status) -> Void
) -> overscroll_status {
  status { () throws(overscroll_status) in
    let view = try view(context, number)
    try check(a, b, c)
    try body(view)
  }
}

/// Adds a view to a context, and writes its number to `number`.
func add(
  _ view: some ExportedView, to context: Context, _ number: UnsafeMutablePointer<overscroll_view>?
) throws(overscroll_status) {
  try add(BoxedView(view), to: context, number)
}

func add(
  _ view: ViewBox, to context: Context, _ number: UnsafeMutablePointer<overscroll_view>?
) throws(overscroll_status) {
  let table = try table(of: context)
  try checked(number).pointee = try table.add(view, tag: UnsafePointer(context!).tag)
}

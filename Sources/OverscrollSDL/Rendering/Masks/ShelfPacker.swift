struct ShelfPacker {
  struct Position: Hashable {
    var shelf: Int
    var x, y: Int
  }

  private struct Shelf {
    let y, height: Int
    var filled = 0
  }

  private let side: Int
  private var shelves: [Shelf] = []
  private var top: Int
  init(side: Int, top: Int = 0) { (self.side, self.top) = (side, top) }

  mutating func place(width: Int, height: Int) -> Position? {
    // Steps let rectangles share shelves.
    let step = height <= 32 ? 4 : 16
    let wanted = (height + step - 1) / step * step
    var shelf = shelves.firstIndex { $0.height == wanted && $0.filled + width <= side }
    if shelf == nil, width <= side, top + wanted <= side {
      shelf = shelves.count
      shelves.append(Shelf(y: top, height: wanted))
      top += wanted
    }
    guard let shelf else { return nil }
    defer { shelves[shelf].filled += width }
    return Position(shelf: shelf, x: shelves[shelf].filled, y: shelves[shelf].y)
  }
}

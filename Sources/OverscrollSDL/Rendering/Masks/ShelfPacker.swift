/// Lays rectangles out on a square page in shelves of equal height, and knows which shelf was of no use for longest.
struct ShelfPacker {
  struct Place: Hashable {
    var shelf: Int
    var x: Int
    var y: Int
  }

  private struct Shelf {
    var y: Int
    var height: Int
    var filled = 0
    var lastUse = 0
  }

  let side: Int
  private var shelves: [Shelf] = []
  private var bottom: Int

  /// - Parameter top: how many rows at the top are taken.
  init(side: Int, top: Int = 0) {
    self.side = side
    bottom = top
  }

  mutating func use(_ shelf: Int, at frame: Int) { shelves[shelf].lastUse = frame }

  /// A place on a shelf that has room, or on a new one.
  mutating func place(width: Int, height: Int, at frame: Int) -> Place? {
    guard width <= side else { return nil }
    let wanted = Self.shelfHeight(for: height)
    let open = shelves.indices.first { shelves[$0].height == wanted && shelves[$0].filled + width <= side }
    return (open ?? newShelf(wanted)).map { fill($0, width, at: frame) }
  }

  /// The shelf that has been of no use for longest, if not since `frame`, and that a rectangle so high fits on.
  func stalestShelf(width: Int, height: Int, before frame: Int) -> Int? {
    guard width <= side else { return nil }
    let wanted = Self.shelfHeight(for: height)
    let fitting = shelves.indices.filter {
      shelves[$0].lastUse < frame && shelves[$0].height >= wanted && shelves[$0].height <= 2 * wanted
    }
    return fitting.min { shelves[$0].lastUse < shelves[$1].lastUse }
  }

  /// Takes everything off the shelf and places a first rectangle on it.
  mutating func clear(_ shelf: Int, andPlaceWidth width: Int, at frame: Int) -> Place {
    shelves[shelf].filled = 0
    return fill(shelf, width, at: frame)
  }

  private mutating func newShelf(_ height: Int) -> Int? {
    guard bottom + height <= side else { return nil }
    shelves.append(Shelf(y: bottom, height: height))
    bottom += height
    return shelves.count - 1
  }

  private mutating func fill(_ shelf: Int, _ width: Int, at frame: Int) -> Place {
    defer {
      shelves[shelf].filled += width
      shelves[shelf].lastUse = frame
    }
    return Place(shelf: shelf, x: shelves[shelf].filled, y: shelves[shelf].y)
  }

  /// Few heights, so that shelves can be used again: steps of 4, then of 16.
  private static func shelfHeight(for height: Int) -> Int {
    let step = height <= 32 ? 4 : 16
    return (height + step - 1) / step * step
  }
}

/// Packs rectangles on a square page in shelves of equal height, and knows which shelf was used least recently.
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

  /// - Parameter top: how many rows at the top are reserved.
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
    if let open { return fill(open, width, at: frame) }
    guard bottom + wanted <= side else { return nil }
    shelves.append(Shelf(y: bottom, height: wanted))
    bottom += wanted
    return fill(shelves.count - 1, width, at: frame)
  }

  /// The least recently used shelf that was not used since `frame` and fits a rectangle without wasting half of itself.
  func oldestShelf(width: Int, height: Int, before frame: Int) -> Int? {
    guard width <= side else { return nil }
    let wanted = Self.shelfHeight(for: height)
    let fitting = shelves.indices.filter {
      shelves[$0].lastUse < frame && shelves[$0].height >= wanted && shelves[$0].height <= 2 * wanted
    }
    return fitting.min { shelves[$0].lastUse < shelves[$1].lastUse }
  }

  /// Empties the shelf and places a first rectangle on it.
  mutating func clear(_ shelf: Int, andPlaceWidth width: Int, at frame: Int) -> Place {
    shelves[shelf].filled = 0
    return fill(shelf, width, at: frame)
  }

  private mutating func fill(_ shelf: Int, _ width: Int, at frame: Int) -> Place {
    defer {
      shelves[shelf].filled += width
      shelves[shelf].lastUse = frame
    }
    return Place(shelf: shelf, x: shelves[shelf].filled, y: shelves[shelf].y)
  }

  /// Few different heights, so that shelves can be reused: steps of 4 pixels, from 32 on of 16.
  private static func shelfHeight(for height: Int) -> Int {
    let step = height <= 32 ? 4 : 16
    return (height + step - 1) / step * step
  }
}

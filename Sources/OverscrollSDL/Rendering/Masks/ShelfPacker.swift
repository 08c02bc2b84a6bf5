/// A packer of rectangles on a square page, in columns of shelves, each about as high as its rectangles. Adjacent
/// shelves that were not used recently are merged and divided again, so that outdated heights do not fill the page.
struct ShelfPacker {
  struct Place: Hashable {
    var shelf: Int
    var x: Int
    var y: Int
  }

  private struct Shelf {
    var x: Int
    var y: Int
    var height: Int
    var filled = 0
    var lastUse = Self.never

    /// The last use of an empty shelf, earlier than any frame.
    static let never = -1
  }

  /// The width of a shelf. A wider shelf lets one rectangle in use keep more unused ones.
  static let columnWidth = 512

  let width: Int
  private var shelves: [Shelf] = []
  /// The shelves of each column, from top to bottom.
  private var columns: [[Int]] = []
  /// The indices of shelves that were merged into others.
  private var unused: [Int] = []

  /// Creates an empty page with `top` reserved rows at the top.
  init(side: Int, top: Int = 0) {
    let count = max(1, side / Self.columnWidth)
    width = side / count
    for column in 0..<count {
      columns.append([column])
      shelves.append(Shelf(x: column * width, y: top, height: side - top))
    }
  }

  /// Returns the area in pixels of the shelves used at `frame` or later.
  func area(usedSince frame: Int) -> Int {
    shelves.reduce(0) { $0 + ($1.lastUse >= max(frame, Shelf.never + 1) ? $1.height * width : 0) }
  }

  mutating func use(_ shelf: Int, at frame: Int) { shelves[shelf].lastUse = frame }

  /// Returns a place on a shelf of the right height, or on a new shelf in empty space; `nil` if there is no room.
  mutating func place(width: Int, height: Int, at frame: Int) -> Place? {
    guard width <= self.width else { return nil }
    let wanted = Self.shelfHeight(for: height)
    let open = shelves.indices.first {
      shelves[$0].height == wanted && shelves[$0].filled > 0 && shelves[$0].filled + width <= self.width
    }
    if let open { return fill(open, width, at: frame) }
    return replace(width: width, height: height, before: Shelf.never + 1, at: frame)?.place
  }

  /// Returns a place on a new shelf in place of the least recently used ones, which were last used before `before`.
  mutating func replace(width: Int, height: Int, before: Int, at frame: Int) -> (place: Place, evicted: [Int])? {
    let wanted = Self.shelfHeight(for: height)
    guard width <= self.width, let run = oldestRun(wanted, before: before) else { return nil }
    let evicted = Array(columns[run.column][run.range])
    merge(run)
    return (fill(divide(run, wanted), width, at: frame), evicted)
  }

  /// Rounds a height up so that rectangles can share shelves: to steps of 4 pixels, or of 16 above 32.
  private static func shelfHeight(for height: Int) -> Int {
    let step = height <= 32 ? 4 : 16
    return (height + step - 1) / step * step
  }
}

// MARK: - Shelves

extension ShelfPacker {
  /// A range of adjacent shelves in a column.
  private struct Run {
    var column: Int
    var range: Range<Int>
    var y: Int
    /// The most recent use of any of the shelves.
    var lastUse: Int
  }

  /// Returns the least recently used run that is high enough, and the topmost of equally old ones.
  private func oldestRun(_ height: Int, before frame: Int) -> Run? {
    var oldest: Run?
    for column in columns.indices {
      for start in columns[column].indices {
        guard let run = run(column, from: start, height, before: frame) else { continue }
        if let oldest, (oldest.lastUse, oldest.y) <= (run.lastUse, run.y) { continue }
        oldest = run
      }
    }
    return oldest
  }

  private func run(_ column: Int, from start: Int, _ height: Int, before frame: Int) -> Run? {
    let ids = columns[column]
    var (rest, lastUse) = (height, Shelf.never)
    for index in start..<ids.count {
      let shelf = shelves[ids[index]]
      guard shelf.lastUse < frame else { return nil }
      (rest, lastUse) = (rest - shelf.height, max(lastUse, shelf.lastUse))
      if rest <= 0 {
        return Run(column: column, range: start..<(index + 1), y: shelves[ids[start]].y, lastUse: lastUse)
      }
    }
    return nil
  }

  /// Merges the shelves of a run into one empty shelf.
  private mutating func merge(_ run: Run) {
    let ids = columns[run.column][run.range]
    let height = ids.reduce(0) { $0 + shelves[$1].height }
    let first = shelves[columns[run.column][run.range.lowerBound]]
    unused += ids.dropFirst()
    for id in ids { shelves[id] = Shelf(x: first.x, y: first.y, height: 0) }
    shelves[columns[run.column][run.range.lowerBound]].height = height
    columns[run.column].removeSubrange(run.range.dropFirst())
  }

  /// Divides the shelf that a run was merged into, and returns the index of the upper part, which gets the wanted
  /// height.
  private mutating func divide(_ run: Run, _ height: Int) -> Int {
    let id = columns[run.column][run.range.lowerBound]
    let rest = Shelf(x: shelves[id].x, y: shelves[id].y + height, height: shelves[id].height - height)
    shelves[id].height = height
    guard rest.height > 0 else { return id }
    if let reused = unused.popLast() {
      shelves[reused] = rest
      columns[run.column].insert(reused, at: run.range.lowerBound + 1)
    } else {
      columns[run.column].insert(shelves.count, at: run.range.lowerBound + 1)
      shelves.append(rest)
    }
    return id
  }

  private mutating func fill(_ shelf: Int, _ width: Int, at frame: Int) -> Place {
    defer {
      shelves[shelf].filled += width
      shelves[shelf].lastUse = frame
    }
    return Place(shelf: shelf, x: shelves[shelf].x + shelves[shelf].filled, y: shelves[shelf].y)
  }
}

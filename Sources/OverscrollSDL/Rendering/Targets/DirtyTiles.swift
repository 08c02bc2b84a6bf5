/// The changes from frame to frame, in square tiles. All quads that touch a tile are hashed in order: a tile with the
/// same hash as before shows the same picture. With 64 bits, no collision is to be expected in the life of a display.
struct DirtyTiles {
  static let side = 32

  let width, height: Int
  private let columns, rows: Int
  private var previous, current: [UInt64]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    previous = [UInt64](repeating: 0, count: columns * rows)
    current = previous
  }

  mutating func update(with quads: ContiguousArray<Quad>) -> [PixelRect] {
    swap(&previous, &current)
    for index in current.indices { current[index] = Self.empty }
    for quad in quads { add(quad) }
    return dirtyAreas()
  }

  /// The hash of a tile without quads, unlike that of a tile that was never painted.
  private static let empty: UInt64 = 0x9E37_79B9_7F4A_7C15

  private mutating func add(_ quad: Quad) {
    let area = quad.target.intersection(PixelRect(width: width, height: height))
    guard !area.isEmpty else { return }
    let hash = quad.hash
    let (left, right) = (area.x / Self.side, (area.maxX - 1) / Self.side)
    for row in (area.y / Self.side)...((area.maxY - 1) / Self.side) {
      for index in (row * columns + left)...(row * columns + right) {
        current[index] = (current[index] ^ hash) &* 0x9FB2_1C65_1E98_DF25
        current[index] ^= current[index] >> 29
      }
    }
  }

  /// Adjacent tiles in a row are merged into runs, and runs of equal columns in successive rows into areas.
  func dirtyAreas(and others: [PixelRect] = []) -> [PixelRect] {
    var (done, open): ([PixelRect], [PixelRect]) = ([], [])
    for row in 0..<rows {
      let runs = runs(in: row, and: others)
      let continued = open.filter { area in runs.contains { $0.continues(area) } }
      done += open.filter { area in !continued.contains(area) }
      open = runs.map { run in continued.first { run.continues($0) }?.union(run) ?? run }
    }
    return done + open
  }

  private func runs(in row: Int, and others: [PixelRect]) -> [PixelRect] {
    var runs: [PixelRect] = []
    for column in 0..<columns {
      let (x, y) = (column * Self.side, row * Self.side)
      let tile = PixelRect(x: x, y: y, width: min(Self.side, width - x), height: min(Self.side, height - y))
      let index = row * columns + column
      guard current[index] != previous[index] || others.contains(where: { $0.contains(tile) }) else { continue }
      if let last = runs.last, last.maxX == tile.x {
        runs[runs.count - 1] = last.union(tile)
      } else {
        runs.append(tile)
      }
    }
    return runs
  }
}

extension PixelRect {
  fileprivate func continues(_ other: PixelRect) -> Bool { x == other.x && width == other.width && y == other.maxY }
}

extension Quad {
  /// A hash that is equal in every run, and faster than `Hasher`, which is seeded at random.
  fileprivate var hash: UInt64 {
    var hash = Self.mixed(0, with: target.x, target.y)
    hash = Self.mixed(hash, with: target.width, target.height)
    hash = Self.mixed(hash, with: source?.mask ?? 0, Int(color.argb))
    return Self.mixed(hash, with: source?.dx ?? 0, source?.dy ?? 0)
  }

  /// Returns the hash with two numbers mixed in (the finalizer of SplitMix64; Steele, Lea, Flood, 2014).
  private static func mixed(_ hash: UInt64, with a: Int, _ b: Int) -> UInt64 {
    var z = hash &+ UInt64(truncatingIfNeeded: a) &+ UInt64(truncatingIfNeeded: b) << 32 &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What has changed from frame to frame, in squares of the picture.
///
/// Everything that is painted on a square, in its order, makes up the square's fingerprint: where that is the same as in
/// the frame before, the square shows the same. (That two different ones have one fingerprint of 64 bits is not to be
/// expected in the life of a display.)
struct FrameTiles {
  static let side = 32

  let width: Int
  let height: Int
  private let columns: Int
  private let rows: Int
  private var before: [UInt64]
  private var now: [UInt64]

  /// A picture that has shown nothing yet.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    before = [UInt64](repeating: 0, count: columns * rows)
    now = before
  }

  /// Takes the next frame; the parts of the picture that may look different in it, which do not overlap.
  mutating func update(with quads: ContiguousArray<Quad>) -> [PixelRect] {
    swap(&before, &now)
    for index in now.indices { now[index] = Self.blank }
    for quad in quads { add(quad) }
    return areas()
  }

  /// The fingerprint of what nothing is painted on, which is not that of what was never painted.
  private static let blank: UInt64 = 0x9E37_79B9_7F4A_7C15

  private mutating func add(_ quad: Quad) {
    let area = quad.target.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    let print = quad.fingerprint
    let (left, right) = (area.x / Self.side, (area.maxX - 1) / Self.side)
    for row in (area.y / Self.side)...((area.maxY - 1) / Self.side) {
      for index in (row * columns + left)...(row * columns + right) {
        now[index] = (now[index] ^ print) &* 0x9FB2_1C65_1E98_DF25
        now[index] ^= now[index] >> 29
      }
    }
  }
}

// MARK: - Squares to areas

extension FrameTiles {
  /// Squares beside each other are one area; rows that have changed in the same columns as well.
  private func areas() -> [PixelRect] {
    var (done, open): ([PixelRect], [PixelRect]) = ([], [])
    for row in 0..<rows {
      let runs = runs(in: row)
      let continued = open.filter { area in runs.contains { $0.continues(area) } }
      done += open.filter { area in !continued.contains(area) }
      open = runs.map { run in continued.first { run.continues($0) }?.union(run) ?? run }
    }
    return done + open
  }

  private func runs(in row: Int) -> [PixelRect] {
    var runs: [PixelRect] = []
    for column in 0..<columns where now[row * columns + column] != before[row * columns + column] {
      let tile = tile(column, row)
      if let last = runs.last, last.maxX == tile.x {
        runs[runs.count - 1] = last.union(tile)
      } else {
        runs.append(tile)
      }
    }
    return runs
  }

  private func tile(_ column: Int, _ row: Int) -> PixelRect {
    let (x, y) = (column * Self.side, row * Self.side)
    return PixelRect(x: x, y: y, width: min(Self.side, width - x), height: min(Self.side, height - y))
  }
}

extension PixelRect {
  /// Whether it lies right below `other` and is as wide.
  fileprivate func continues(_ other: PixelRect) -> Bool { x == other.x && width == other.width && y == other.maxY }
}

extension Quad {
  /// All that says what it looks like, mixed.
  fileprivate var fingerprint: UInt64 {
    var print = Self.mixed(0, target.x, target.y)
    print = Self.mixed(print, target.width, target.height)
    print = Self.mixed(print, source?.mask ?? -1, Int(color.bits))
    print = Self.mixed(print, source?.x ?? 0, source?.y ?? 0)
    return Self.mixed(print, source?.page ?? 0, 0)
  }

  /// The finalizer of SplitMix64, after Steele, Lea and Flood, 2014.
  private static func mixed(_ print: UInt64, _ a: Int, _ b: Int) -> UInt64 {
    var z = print &+ UInt64(truncatingIfNeeded: a) &+ UInt64(truncatingIfNeeded: b) << 32 &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension PixelColor {
  fileprivate var bits: UInt32 { UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha) }
}

/// A rectangle of a nine-sliced shape, relative to the shape's top left pixel, painted by one quad or one mask.
struct NineSlice {
  enum Coverage {
    case constant(UInt8)
    case mask(MaskKey)
  }

  var area: PixelRect
  var coverage: Coverage

  /// The size in pixels from which a corner is a mask. Smaller corners are cheaper as runs of constant coverage.
  private static let smallestMask = 5

  /// Cuts a shape into rectangles.
  static func slices(of shape: some CoverageShape) -> [NineSlice] {
    shape.regions.flatMap { region, variesAcross, variesDown in
      if variesAcross && variesDown && region.width * region.height >= smallestMask {
        return [NineSlice(area: region, coverage: .mask(shape.key(of: region)))]
      }
      return shape.runs(in: region, across: variesAcross, down: variesDown).map {
        NineSlice(area: $0.area, coverage: .constant($0.coverage))
      }
    }
  }
}

/// A cache of the slices of recent shapes. A shape that rests or moves by whole pixels is sliced once.
struct NineSliceCache {
  enum Key: Hashable {
    case box(RoundedBox)
    case shadow(ShadowBox)
  }

  private var cache = RecentCache<Key, [NineSlice]>(capacity: 384)

  /// Returns the slices of a shape whose bounds begin at the origin.
  mutating func slices(of key: Key) -> [NineSlice] {
    cache.value(for: key) {
      switch key {
      case .box(let box): NineSlice.slices(of: box)
      case .shadow(let box): NineSlice.slices(of: box)
      }
    }
  }
}

/// A shape that can be nine-sliced, because its coverage varies only near its ends along each axis.
///
/// The corners need masks. Along an edge, coverage varies in one direction only; in the middle it is constant.
protocol CoverageShape {
  var columns: AxisSplit { get }
  var rows: AxisSplit { get }

  /// Returns the coverage of the pixels of `region`.
  func mask(of region: PixelRect) -> Mask

  /// Returns the cache key of the mask of `region`. Equal corners of different shapes have equal keys.
  func key(of region: PixelRect) -> MaskKey

  /// The cache key of the shape's slices. The shape's bounds must begin at the origin.
  var sliceKey: NineSliceCache.Key { get }

  /// Returns the shape moved by whole pixels.
  func moved(byX x: Int, y: Int) -> Self
}

extension CoverageShape {
  var bounds: PixelRect {
    PixelRect(columns.before.lowerBound..<columns.after.upperBound, rows.before.lowerBound..<rows.after.upperBound)
  }

  /// The nonempty regions of the nine-slice, with the axes along which coverage varies in each.
  var regions: [(region: PixelRect, variesAcross: Bool, variesDown: Bool)] {
    rows.parts.flatMap { row in
      columns.parts.map { (PixelRect($0.range, row.range), $0.varies, row.varies) }
    }
  }

  /// Returns the areas of constant coverage in `region`, for small regions and for variation along one axis at most.
  func runs(in region: PixelRect, across: Bool, down: Bool) -> [(area: PixelRect, coverage: UInt8)] {
    let sample = PixelRect(x: region.x, y: region.y, width: across ? region.width : 1, height: down ? region.height : 1)
    let mask = mask(of: sample)
    switch (across, down) {
    case (false, false): return mask.coverage[0] > 0 ? [(region, mask.coverage[0])] : []
    case (false, true): return mask.coverage[...].runs.map { (region.rows($0.range), $0.value) }
    case (true, false): return mask.coverage[...].runs.map { (region.columns($0.range), $0.value) }
    case (true, true):
      return (0..<mask.height).flatMap { row in
        let line = region.rows(row..<(row + 1))
        return mask.coverage[(row * mask.width)..<((row + 1) * mask.width)].runs.map {
          (line.columns($0.range), $0.value)
        }
      }
    }
  }
}

extension PixelRect {
  /// Returns the given rows, counted from the top.
  fileprivate func rows(_ range: Range<Int>) -> PixelRect {
    PixelRect(x: x, y: y + range.lowerBound, width: width, height: range.count)
  }

  /// Returns the given columns, counted from the left.
  fileprivate func columns(_ range: Range<Int>) -> PixelRect {
    PixelRect(x: x + range.lowerBound, y: y, width: range.count, height: height)
  }
}

extension ArraySlice<UInt8> {
  /// The runs of equal values above 0, counted from the slice's start.
  fileprivate var runs: [(range: Range<Int>, value: UInt8)] {
    var runs: [(range: Range<Int>, value: UInt8)] = []
    for (index, value) in enumerated() where value > 0 {
      if let last = runs.last, last.value == value, last.range.upperBound == index {
        runs[runs.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        runs.append((index..<(index + 1), value))
      }
    }
    return runs
  }
}

/// A shape's extent along one axis in whole pixels, split into three parts. In the two ends coverage varies along the
/// axis; in the middle it is constant.
struct AxisSplit: Hashable {
  let before: Range<Int>
  let middle: Range<Int>
  let after: Range<Int>

  /// Splits an extent whose coverage varies within `varying` pixels from each end.
  init(from low: Double, to high: Double, varying: Double) {
    let (start, end) = (Int(low.rounded(.down)), Int(high.rounded(.up)))
    let (first, last) = (Int((low + varying).rounded(.up)), Int((high - varying).rounded(.down)))
    if first <= last {
      (before, middle, after) = (start..<first, first..<last, last..<end)
    } else {
      (before, middle, after) = (start..<end, end..<end, end..<end)
    }
  }

  /// The parts that are not empty, each with a Boolean that says whether coverage varies in it.
  var parts: [(range: Range<Int>, varies: Bool)] {
    [(before, true), (middle, false), (after, true)].filter { !$0.0.isEmpty }
  }

  var longestEnd: Int { max(before.count, after.count) }
}

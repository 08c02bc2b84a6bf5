/// A rectangle of a nine-sliced shape, relative to the shape's top left pixel, painted by one quad or one mask.
struct NineSlice {
  enum Coverage {
    case constant(UInt8)
    case mask(MaskKey)
  }

  var area: PixelRect
  var coverage: Coverage

  /// The smallest corner that is a mask, in square pixels. Smaller corners are cheaper as runs of constant coverage.
  private static let minimumMaskArea = 5

  static func slices(of shape: some CoverageShape) -> [NineSlice] {
    shape.regions.flatMap { region, variesAcross, variesDown in
      if variesAcross && variesDown && region.width * region.height >= minimumMaskArea {
        return [NineSlice(area: region, coverage: .mask(shape.key(of: region)))]
      }
      return shape.constantAreas(in: region, across: variesAcross, down: variesDown)
    }
  }
}

/// A shape whose coverage varies only near its ends along each axis. The corners need masks; along an edge, coverage
/// varies in one direction only; in the middle it is constant.
protocol CoverageShape {
  var columns: AxisSplit { get }
  var rows: AxisSplit { get }
  func mask(of region: PixelRect) -> Mask

  /// Equal corners of different shapes have equal keys.
  func key(of region: PixelRect) -> MaskKey
  func moved(byX x: Int, y: Int) -> Self
}

extension CoverageShape {
  var bounds: PixelRect {
    PixelRect(columns.before.lowerBound..<columns.after.upperBound, rows.before.lowerBound..<rows.after.upperBound)
  }

  var regions: [(region: PixelRect, variesAcross: Bool, variesDown: Bool)] {
    rows.parts.flatMap { row in columns.parts.map { (PixelRect($0.range, row.range), $0.varies, row.varies) } }
  }

  func constantAreas(in region: PixelRect, across: Bool, down: Bool) -> [NineSlice] {
    let sample = PixelRect(x: region.x, y: region.y, width: across ? region.width : 1, height: down ? region.height : 1)
    var found: [NineSlice] = []
    for (index, coverage) in mask(of: sample).coverage.enumerated() where coverage > 0 {
      let area = PixelRect(
        x: region.x + index % sample.width, y: region.y + index / sample.width, width: across ? 1 : region.width,
        height: down ? 1 : region.height)
      if let last = found.last, case .constant(coverage) = last.coverage, last.area.adjoins(area) {
        found[found.count - 1].area = last.area.union(area)
      } else {
        found.append(NineSlice(area: area, coverage: .constant(coverage)))
      }
    }
    return found
  }
}

extension PixelRect {
  fileprivate func adjoins(_ other: PixelRect) -> Bool {
    y == other.y && height == other.height && maxX == other.x
      || x == other.x && width == other.width && maxY == other.y
  }
}

/// A shape's extent along one axis. In the two ends coverage varies; in the middle it is constant.
struct AxisSplit: Hashable {
  let before, middle, after: Range<Int>

  init(from low: Double, to high: Double, varying: Double) {
    let (start, end) = (Int(low.rounded(.down)), Int(high.rounded(.up)))
    let (first, last) = (Int((low + varying).rounded(.up)), Int((high - varying).rounded(.down)))
    if first <= last {
      (before, middle, after) = (start..<first, first..<last, last..<end)
    } else {
      (before, middle, after) = (start..<end, end..<end, end..<end)
    }
  }

  var parts: [(range: Range<Int>, varies: Bool)] {
    [(before, true), (middle, false), (after, true)].filter { !$0.0.isEmpty }
  }

  var maximumEnd: Int { max(before.count, after.count) }
}

/// A rectangle of whole device pixels.
struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Int {
  /// The whole number nearest to `value`; far ones and NaN end up where nobody looks, instead of trapping.
  init(pixel value: Double) {
    self = value.isNaN ? Self.farthest : Int(Swift.min(Swift.max(value, -1e6), 1e6).nearestWhole)
  }

  private static let farthest = 1_000_000
}

extension Double {
  /// As `rounded()`, which is a call into the C library where the processor is not known to be able to do it; but for the
  /// number right below ½.
  var nearestWhole: Double {
    magnitude < 1e15 ? Double(Int(self < 0 ? self - 0.5 : self + 0.5)) : rounded()
  }
}

extension Int32 {
  init(pixel value: Double) { self.init(Int(pixel: value)) }
}

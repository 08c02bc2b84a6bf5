struct PixelRect: Hashable, Sendable {
  var x = 0
  var y = 0
  var width, height: Int
  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  func contains(_ other: PixelRect) -> Bool { x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  func outside(_ other: PixelRect) -> [PixelRect] {
    let covered = intersection(other)
    guard !covered.isEmpty else { return [self] }
    return [
      PixelRect(left: x, top: y, right: maxX, bottom: covered.y),
      PixelRect(left: x, top: covered.maxY, right: maxX, bottom: maxY),
      PixelRect(left: x, top: covered.y, right: covered.x, bottom: covered.maxY),
      PixelRect(left: covered.maxX, top: covered.y, right: maxX, bottom: covered.maxY),
    ].filter { !$0.isEmpty }
  }

  func bands(of count: Int) -> [PixelRect] {
    let rows = max(1, count / max(1, width))
    return stride(from: y, to: maxY, by: rows).map { top in
      PixelRect(x: x, y: top, width: width, height: min(rows, maxY - top))
    }
  }

  func moved(byX dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}

extension PixelRect {
  init(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

extension [PixelRect] {
  private static let maximumCount = 64

  mutating func add(_ areas: [PixelRect]) {
    self += areas
    if count > Self.maximumCount { self = [reduce(self[0]) { $0.union($1) }] }
  }
}

extension Int {
  /// Rounds `value` to the nearest whole number. NaN and far values become a coordinate off any screen.
  init(pixel value: Double) {
    self = value.isNaN ? Self.farthest : Int(Swift.min(Swift.max(value, -1e6), 1e6).nearestWhole)
  }

  private static let farthest = 1_000_000
}

extension Int32 {
  init(pixel value: Double) { self.init(Int(pixel: value)) }
}

extension Double {
  /// The nearest whole number, as `rounded()` returns it, except for the number just below ½. `rounded()` is a call
  /// into the C library unless the build assumes SSE 4.1.
  var nearestWhole: Double { magnitude < 1e15 ? Double(Int(self < 0 ? self - 0.5 : self + 0.5)) : rounded() }
}

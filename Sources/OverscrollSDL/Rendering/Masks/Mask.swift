/// The coverage of the pixels of a rectangle, from 0 (none) to 255 (full).
struct Mask: Hashable, Sendable {
  let width, height: Int
  var coverage: [UInt8]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  init(width: Int, height: Int, _ coverage: (_ column: Int, _ row: Int) -> Double) {
    self.init(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { self.coverage[row * width + column] = UInt8(unit: coverage(column, row)) }
    }
  }

  /// Returns the range from the first to the last covered column in `rows`, within `columns`; `nil` if all are empty.
  func coveredColumns(in columns: Range<Int>, rows: Range<Int>) -> Range<Int>? {
    // Row by row, which the compiler vectorizes.
    var union = [UInt8](repeating: 0, count: columns.count)
    coverage.withUnsafeBufferPointer { bytes in
      for row in rows {
        let start = row * width + columns.lowerBound
        for index in union.indices { union[index] |= bytes[start + index] }
      }
    }
    guard let first = union.firstIndex(where: { $0 > 0 }), let last = union.lastIndex(where: { $0 > 0 }) else {
      return nil
    }
    return columns.lowerBound + first..<columns.lowerBound + last + 1
  }
}

enum MaskKey: Hashable {
  case box(RoundedBox, width: Int, height: Int)
  case shadow(ShadowBox, width: Int, height: Int)
  case text(FontKey, String)
  case path(Int, x: Int, y: Int)
}

/// How much of each pixel of a rectangle is covered: 0 not at all, 255 wholly.
struct Mask: Hashable, Sendable {
  let width: Int
  let height: Int
  var coverage: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  /// A mask with `coverage`, from 0 to 1, of the pixel in each column and row.
  init(width: Int, height: Int, _ coverage: (_ column: Int, _ row: Int) -> Double) {
    self.init(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { self.coverage[row * width + column] = UInt8(unit: coverage(column, row)) }
    }
  }
}

extension Mask {
  /// The columns within `columns` that have something in one of `rows`; `nil` where there is nothing.
  func inked(columns: Range<Int>, rows: Range<Int>) -> Range<Int>? {
    var (first, last) = (columns.upperBound, columns.lowerBound - 1)
    coverage.withUnsafeBufferPointer { bytes in
      for row in rows {
        let line = row * width
        var column = columns.lowerBound
        while column < first, bytes[line + column] == 0 { column += 1 }
        first = min(first, column)
        column = columns.upperBound - 1
        while column > last, bytes[line + column] == 0 { column -= 1 }
        last = max(last, column)
      }
    }
    return first <= last ? first..<(last + 1) : nil
  }
}

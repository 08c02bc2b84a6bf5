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
    var (first, end) = (columns.upperBound, columns.lowerBound)
    coverage.withUnsafeBytes { bytes in
      for row in rows {
        let line = UnsafeRawBufferPointer(rebasing: bytes[(row * width)..<((row + 1) * width)])
        first = line.firstInked(in: columns.lowerBound..<first)
        end = line.endOfInked(in: min(max(end, first), columns.upperBound)..<columns.upperBound)
      }
    }
    return first < end ? first..<end : nil
  }
}

extension UnsafeRawBufferPointer {
  private static var word: Int { MemoryLayout<UInt64>.size }

  /// The first byte in `range` that is not 0, or the range's end. Most of a mask is empty: eight bytes at a time.
  fileprivate func firstInked(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index + Self.word <= range.upperBound, loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
      index += Self.word
    }
    while index < range.upperBound, self[index] == 0 { index += 1 }
    return index
  }

  /// Behind the last byte in `range` that is not 0, or the range's beginning.
  fileprivate func endOfInked(in range: Range<Int>) -> Int {
    var index = range.upperBound
    while index - Self.word >= range.lowerBound,
      loadUnaligned(fromByteOffset: index - Self.word, as: UInt64.self) == 0
    { index -= Self.word }
    while index > range.lowerBound, self[index - 1] == 0 { index -= 1 }
    return index
  }
}

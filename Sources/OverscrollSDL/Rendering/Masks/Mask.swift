/// The coverage of the pixels of a rectangle: 0 not at all, 255 wholly.
struct Mask: Hashable, Sendable {
  let width: Int
  let height: Int
  var coverage: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  /// A mask of the given coverage, from 0 to 1, of the pixel in each column and row.
  init(width: Int, height: Int, _ coverage: (_ column: Int, _ row: Int) -> Double) {
    self.init(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { self.coverage[row * width + column] = UInt8(unit: coverage(column, row)) }
    }
  }

  /// The columns from the first covered pixel in `rows` to the last, within `columns`; `nil` where all are empty.
  func coveredColumns(in columns: Range<Int>, rows: Range<Int>) -> Range<Int>? {
    var (first, end) = (columns.upperBound, columns.lowerBound)
    coverage.withUnsafeBytes { bytes in
      for row in rows {
        let line = UnsafeRawBufferPointer(rebasing: bytes[(row * width)..<((row + 1) * width)])
        first = line.firstNonzero(in: columns.lowerBound..<first)
        end = line.endOfNonzero(in: min(max(end, first), columns.upperBound)..<columns.upperBound)
      }
    }
    return first < end ? first..<end : nil
  }
}

/// Most of a mask is empty: eight bytes at a time.
extension UnsafeRawBufferPointer {
  private static var word: Int { MemoryLayout<UInt64>.size }

  /// The first byte in `range` that is not 0, or the range's end.
  fileprivate func firstNonzero(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index + Self.word <= range.upperBound, loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
      index += Self.word
    }
    while index < range.upperBound, self[index] == 0 { index += 1 }
    return index
  }

  /// Behind the last byte in `range` that is not 0, or the range's beginning.
  fileprivate func endOfNonzero(in range: Range<Int>) -> Int {
    var index = range.upperBound
    while index - Self.word >= range.lowerBound,
      loadUnaligned(fromByteOffset: index - Self.word, as: UInt64.self) == 0
    { index -= Self.word }
    while index > range.lowerBound, self[index - 1] == 0 { index -= 1 }
    return index
  }
}

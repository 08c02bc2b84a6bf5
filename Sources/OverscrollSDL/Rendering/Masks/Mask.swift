/// The coverage of the pixels of a rectangle, from 0 (none) to 255 (full).
struct Mask: Hashable, Sendable {
  let width: Int
  let height: Int
  var coverage: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  /// Creates a mask from a coverage function, which returns 0 to 1 for the pixel at each column and row.
  init(width: Int, height: Int, _ coverage: (_ column: Int, _ row: Int) -> Double) {
    self.init(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { self.coverage[row * width + column] = UInt8(unit: coverage(column, row)) }
    }
  }

  /// Returns the range from the first to the last covered column in `rows`, within `columns`; `nil` if all are empty.
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

// Most of a mask is empty, so these methods compare eight bytes at a time.
extension UnsafeRawBufferPointer {
  private static var word: Int { MemoryLayout<UInt64>.size }

  /// Returns the index of the first nonzero byte in `range`; the range's end if there is none.
  fileprivate func firstNonzero(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index + Self.word <= range.upperBound, loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
      index += Self.word
    }
    while index < range.upperBound, self[index] == 0 { index += 1 }
    return index
  }

  /// Returns the index after the last nonzero byte in `range`; the range's start if there is none.
  fileprivate func endOfNonzero(in range: Range<Int>) -> Int {
    var index = range.upperBound
    while index - Self.word >= range.lowerBound,
      loadUnaligned(fromByteOffset: index - Self.word, as: UInt64.self) == 0
    { index -= Self.word }
    while index > range.lowerBound, self[index - 1] == 0 { index -= 1 }
    return index
  }
}

/// The identity of a mask: masks with equal keys are equal.
enum MaskKey: Hashable {
  case box(RoundedBox, width: Int, height: Int)
  case shadow(ShadowBox, width: Int, height: Int)
  case text(FontKey, String)
  case path(Int, column: Int, row: Int)
}

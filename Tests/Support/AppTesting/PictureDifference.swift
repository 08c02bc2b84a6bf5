/// The difference between two pictures, as levels, as a share of pixels and as patches.
///
/// The share of differing pixels does not reveal a missing icon in a large picture. A patch of adjacent pixels that
/// differ does.
package struct PictureDifference: CustomStringConvertible, Sendable {
  /// A set of visibly differing pixels that touch each other at edges or corners.
  package struct Patch: Equatable, Sendable {
    /// The number of pixels.
    package var area = 0
    /// The first to the last column of the pixels; `rows` likewise.
    package var columns = 0...0
    package var rows = 0...0
  }

  /// The largest difference of a channel, in levels of 255.
  package let largest: Int
  /// The share of the pixels that differ by more than rounding.
  package let share: Double
  /// The patches, from the largest to the smallest.
  package let patches: [Patch]

  /// Compares the pixels of two pictures.
  ///
  /// - Parameters:
  ///   - rounding: The largest number of levels that counts as equal.
  ///   - visible: The largest number of levels that is not visible; pixels that differ by more form patches.
  ///   - levels: The difference of the pixels in a column and a row, in levels of 255.
  package init(width: Int, height: Int, rounding: Int, visible: Int, levels: (_ x: Int, _ y: Int) -> Int) {
    let all = (0..<width * height).map { levels($0 % width, $0 / width) }
    largest = all.max() ?? 0
    share = Double(all.count { $0 > rounding }) / Double(max(1, all.count))
    var differs = all.map { $0 > visible }
    var patches: [Patch] = []
    for start in differs.indices where differs[start] {
      patches.append(Self.removePatch(at: start, from: &differs, width: width, height: height))
    }
    self.patches = patches.sorted { $0.area > $1.area }
  }

  /// Compares two pictures of the same size, given as 0xRRGGBB row by row.
  package init(width: Int, _ one: [UInt32], _ other: [UInt32], rounding: Int, visible: Int) {
    self.init(width: width, height: one.count / max(1, width), rounding: rounding, visible: visible) {
      Self.levels(one[$1 * width + $0], other[$1 * width + $0])
    }
  }

  /// Removes the pixels of the patch that contains the pixel at `start`, and returns the patch.
  private static func removePatch(at start: Int, from differs: inout [Bool], width: Int, height: Int) -> Patch {
    var patch = Patch(columns: start % width...start % width, rows: start / width...start / width)
    var found = [start]
    differs[start] = false
    while let place = found.popLast() {
      let (x, y) = (place % width, place / width)
      patch.area += 1
      patch.columns = min(patch.columns.lowerBound, x)...max(patch.columns.upperBound, x)
      patch.rows = min(patch.rows.lowerBound, y)...max(patch.rows.upperBound, y)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1) where differs[row * width + column] {
          differs[row * width + column] = false
          found.append(row * width + column)
        }
      }
    }
    return patch
  }

  /// Returns the largest channel difference of two pixels 0xRRGGBB, ignoring higher bits.
  package static func levels(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }

  package var description: String {
    let percent = (share * 1e5).rounded() / 1e3
    let patch = patches.first.map { ", \($0.area) of them together in columns \($0.columns), rows \($0.rows)" }
    return "\(percent) % of the pixels differ, by up to \(largest) levels\(patch ?? "")"
  }
}

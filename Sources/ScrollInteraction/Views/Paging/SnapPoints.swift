/// The offsets at which pages rest, by index: from a list, computed, or without end.
///
/// Offsets increase with the index. A picker of a thousand rows, a carousel that begins anew after its last page and
/// the months of all years are each a few lines: the view asks only for offsets near its position.
public protocol SnapPoints: Equatable, Sendable {
  /// The indices of the pages; empty without pages. Pages without end have more indices than anybody turns.
  var indices: Range<Int> { get }
  /// Returns the offset at which the page at an index rests, in points.
  func offset(of index: Int) -> Double
  /// Returns the index of the page that rests nearest to an offset, the first of two equally near ones. Without pages,
  /// the result does not matter.
  func nearest(to offset: Double) -> Int
  /// Returns the index nearest to `other` that shows the same page as `index`; by default, `index` itself.
  ///
  /// A loop has such indices, and a view that snaps to a page goes the shorter way round.
  func equivalent(of index: Int, nearestTo other: Int) -> Int
  /// The length of the viewport along the axis, in points. Pages cannot be pulled farther past the first and the last.
  var viewport: Double { get }
}

extension SnapPoints {
  public func equivalent(of index: Int, nearestTo other: Int) -> Int { index }

  /// Returns the index of the first page that rests beyond an offset; `nil` if there is none.
  package func next(after offset: Double) -> Int? {
    let index = nearest(to: offset)
    guard indices.contains(index) else { return nil }
    let next = self.offset(of: index) > offset ? index : index + 1
    return indices.contains(next) ? next : nil
  }

  /// Returns the index of the last page that rests before an offset; `nil` if there is none.
  package func previous(before offset: Double) -> Int? {
    let index = nearest(to: offset)
    guard indices.contains(index) else { return nil }
    let previous = self.offset(of: index) < offset ? index : index - 1
    return indices.contains(previous) ? previous : nil
  }

  /// The range from the first page's offset to the last one's; `0...0` without pages.
  public var limits: ClosedRange<Double> {
    guard let first = indices.first, let last = indices.last else { return 0...0 }
    let lowest = offset(of: first)
    return lowest...max(lowest, offset(of: last))
  }
}

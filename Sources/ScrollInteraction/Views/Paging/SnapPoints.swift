/// The offsets at which pages rest, by index: from a list, computed, or without end.
///
/// Offsets increase with the index. A picker of a thousand rows, a carousel and the months of all years are each a few
/// lines: the view asks only for offsets near its position.
public protocol SnapPoints: Equatable, Sendable {
  /// The indices of the pages; empty without pages. Pages without end have more indices than anybody turns.
  var indices: Range<Int> { get }
  /// Returns the offset at which the page at an index rests, in points.
  func offset(of index: Int) -> Double
  /// Returns the index of the page nearest to an offset, the first of two; any index without pages.
  func nearest(to offset: Double) -> Int
  /// Returns the index nearest to `other` that shows the same page in a loop; by default, `index` itself.
  func equivalent(of index: Int, nearestTo other: Int) -> Int
  /// The length of the viewport along the axis, in points. Pages cannot be pulled farther past the first and the last.
  var viewport: Double { get }
}

extension SnapPoints {
  public func equivalent(of index: Int, nearestTo other: Int) -> Int { index }

  /// Returns the index of the page next to an offset, after it for a step of 1, before it for −1; `nil` without one.
  package func neighbor(of offset: Double, step: Int) -> Int? {
    let index = nearest(to: offset)
    guard indices.contains(index) else { return nil }
    let next = (self.offset(of: index) - offset) * Double(step) > .rounding ? index : index + step
    return indices.contains(next) ? next : nil
  }

  /// Returns the index of the last page that rests at or before an offset, and the fraction of the distance to the next
  /// one, from 0 to 1. An offset past the first or the last page counts as theirs; without pages, as 0.
  func progress(at offset: Double) -> (index: Int, fraction: Double) {
    let offset = offset.clamped(to: limits)
    let nearest = nearest(to: offset)
    let index = clamped(!indices.isEmpty && self.offset(of: nearest) > offset ? nearest - 1 : nearest)
    guard indices.contains(index + 1) else { return (index, 0) }
    let start = self.offset(of: index)
    return (index, (offset - start) / (self.offset(of: index + 1) - start))
  }

  /// Returns the displacement of an offset that keeps its progress in `new` pages, or its distance to the last of them.
  func displacement(of offset: Double, to new: Self) -> Double {
    guard !indices.isEmpty, !new.indices.isEmpty else { return 0 }
    func displacement(_ index: Int) -> Double {
      let common = clamped(new.clamped(index))
      return new.offset(of: new.clamped(common)) - self.offset(of: common)
    }
    let (index, fraction) = progress(at: offset)
    let start = displacement(index)
    return start + fraction * (displacement(index + 1) - start)
  }

  /// Returns the valid index nearest to `index`; 0 without pages.
  func clamped(_ index: Int) -> Int {
    guard let first = indices.first, let last = indices.last else { return 0 }
    return index.clamped(to: first...last)
  }

  /// The range from the first page's offset to the last one's; `0...0` without pages.
  public var limits: ClosedRange<Double> {
    guard let first = indices.first, let last = indices.last else { return 0...0 }
    return ClosedRange(from: offset(of: first), to: offset(of: last))
  }
}

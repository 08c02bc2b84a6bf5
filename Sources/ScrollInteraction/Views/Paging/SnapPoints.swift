/// The offsets at which pages rest, by their numbers: in a list, worked out, or without end.
///
/// Offsets rise with their numbers. A picker of a thousand rows, a carousel that begins anew after its last page and the
/// months of all years are each a few lines: nothing is asked for but the neighbourhood of where the pages are.
public protocol SnapPoints: Equatable, Sendable {
  /// The numbers that there are; empty where nothing can be shown. Pages without end have more of them than anybody turns.
  var indices: Range<Int> { get }
  /// The offset at which the page of a number rests, in points.
  func offset(of index: Int) -> Double
  /// The number of the page that rests nearest to an offset, the first of two that are equally near; any where there are
  /// none.
  func nearest(to offset: Double) -> Int
  /// The length of the viewport along the axis, in points: pages can be pulled by so much past the first and the last.
  var viewport: Double { get }
}

extension SnapPoints {
  /// The number of the first page that rests beyond an offset; `nil` if none does.
  public func next(after offset: Double) -> Int? {
    let index = nearest(to: offset)
    guard indices.contains(index) else { return nil }
    let next = self.offset(of: index) > offset ? index : index + 1
    return indices.contains(next) ? next : nil
  }

  /// The number of the last page that rests before an offset; `nil` if none does.
  public func previous(before offset: Double) -> Int? {
    let index = nearest(to: offset)
    guard indices.contains(index) else { return nil }
    let previous = self.offset(of: index) < offset ? index : index - 1
    return indices.contains(previous) ? previous : nil
  }

  /// From the first page's offset to the last one's.
  public var limits: ClosedRange<Double> {
    guard let first = indices.first, let last = indices.last else { return 0...0 }
    let lowest = offset(of: first)
    return lowest...max(lowest, offset(of: last))
  }
}

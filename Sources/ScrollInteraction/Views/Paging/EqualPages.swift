/// Pages, or the rows of a picker, that all have the same length: any number of them, or pages that begin anew after the
/// last one, in both directions.
public struct EqualPages: SnapPoints, Hashable {
  /// How many different ones there are.
  public let count: Int
  /// From one to the next, in points; above 0.
  public let length: Double
  public let viewport: Double
  /// Whether the first comes after the last.
  public let loops: Bool

  /// - Parameters:
  ///   - count: how many different ones there are; at least 0.
  ///   - length: from one to the next, in points; finite and above 0.
  ///   - viewport: its length along the axis; that of a page where nothing is said.
  ///   - loops: whether the first comes after the last.
  public init(_ count: Int, length: Double, viewport: Double? = nil, loops: Bool = false) {
    precondition(count >= 0, "There is no negative number of pages.")
    precondition(length > 0 && length.isFinite, "The length of a page is finite and above 0.")
    self.count = count
    self.length = length
    self.viewport = viewport ?? length
    self.loops = loops
  }

  /// A loop has two billion numbers: offsets stay exact, and nobody gets to the end.
  public var indices: Range<Int> { loops && count > 0 ? -1_000_000_000..<1_000_000_001 : 0..<count }

  public func offset(of index: Int) -> Double { Double(index) * length }

  public func nearest(to offset: Double) -> Int {
    guard let first = indices.first, let last = indices.last, !offset.isNaN else { return 0 }
    let index = (offset / length - 0.5).rounded(.up)
    return index <= Double(first) ? first : index >= Double(last) ? last : Int(index)
  }

  /// Which of the different pages the one of a number is, from 0 on.
  public func page(_ index: Int) -> Int { count > 0 ? (index % count + count) % count : 0 }
}

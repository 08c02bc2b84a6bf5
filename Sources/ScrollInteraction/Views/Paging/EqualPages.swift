/// Pages of equal length, or the rows of a picker: any number in a row, or an endless loop in both directions.
public struct EqualPages: SnapPoints, Hashable {
  /// The number of different pages.
  public let count: Int
  /// The distance from one page to the next, in points; above 0 and at most 10⁹⁰.
  public let length: Double
  public let viewport: Double
  /// Whether the first page follows the last.
  public let loops: Bool

  /// Creates pages in a viewport of a length; `nil` for that of a page. Traps if the count is negative, or if the length
  /// is not finite and above 0.
  public init(_ count: Int, length: Double, viewport: Double? = nil, loops: Bool = false) {
    precondition(count >= 0, "There is no negative number of pages.")
    precondition(length > 0 && length.isFinite, "The length of a page is finite and above 0.")
    self.count = count
    // Keeps the last page of a loop within the largest position.
    self.length = min(length, 1e90)
    self.viewport = (viewport ?? length).bounded
    self.loops = loops
  }

  /// The indices of the pages. A loop has two billion: offsets stay exact, and nobody gets to the end.
  public var indices: Range<Int> { loops && count > 0 ? -1_000_000_000..<1_000_000_001 : 0..<count }
  public func offset(of index: Int) -> Double { Double(index) * length }

  public func nearest(to offset: Double) -> Int {
    guard let first = indices.first, let last = indices.last, !offset.isNaN else { return 0 }
    let index = (offset / length - 0.5).rounded(.up)
    return index <= Double(first) ? first : index >= Double(last) ? last : Int(index)
  }

  /// Returns the index nearest to `other` that shows the same page as `index`; of two, the one on the side of `index`.
  public func equivalent(of index: Int, nearestTo other: Int) -> Int {
    guard loops, indices.contains(index), indices.contains(other) else { return index }
    let (after, before) = (page(index - other), page(other - index))
    let isAfter = after == before ? index >= other : after < before
    let nearest = isAfter ? other + after : other - before
    return indices.contains(nearest) ? nearest : index
  }

  /// Returns the number of the page at an index, from 0 on. In a loop, many indices show the same page.
  public func page(_ index: Int) -> Int { count > 0 ? (index % count + count) % count : 0 }
}

#if !hasFeature(Embedded)
  extension EqualPages: Codable {
    enum CodingKeys: FiniteKey { case count, length, viewport, loops }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let (count, length): (Int, Double) = try (fields[.count], fields[.length])
      guard count >= 0, length > 0 else {
        throw fields.failure("Pages have a number of at least 0, and a length above 0.", .count)
      }
      let viewport: Double = try fields[.viewport]
      try self.init(count, length: length, viewport: viewport, loops: fields[.loops])
    }
  }
#endif

/// A row of pages of any length, and the offsets at which a viewport rests on them, in points along the axis of paging.
/// A length that is negative or not finite counts as 0.
public struct PageLayout: SnapPoints, Hashable {
  /// The alignment of a page in the viewport at rest.
  public enum Alignment: Hashable, Sendable, CaseIterable, NamedCase {
    package static var names: KeyValuePairs<String, Self> { ["leading": .leading, "center": .center] }

    /// Pages begin a margin after the viewport does, but the last ones leave no gap at its end.
    case leading
    /// Pages are centered, including the first and the last.
    case center
  }

  /// The length of each page.
  public let pages: [Double]
  /// The space between two pages.
  public let spacing: Double
  /// The margin before the first page and after the last one.
  public let margin: Double
  /// The length of the viewport.
  public let viewport: Double
  /// The alignment of a page in the viewport at rest.
  public let alignment: Alignment
  package let starts: [Double]
  /// The length of the content with its margins; 0 without pages.
  public let contentLength: Double
  package let pageOffsets: [Double]
  /// The offsets at which the viewport can rest, ascending, each more than a millionth of a point after the previous one:
  /// pages at the end that fit together share one. Empty without pages.
  public let anchors: [Double]

  /// Creates a layout of pages. All lengths are in points along the axis of paging.
  public init(
    pages: [Double], spacing: Double = 0, margin: Double = 0, viewport: Double, alignment: Alignment = .leading
  ) {
    (self.pages, self.viewport, self.alignment) = (pages, viewport, alignment)
    (self.spacing, self.margin) = (spacing, margin)
    var (start, end) = (margin.length, 0.0)
    starts = pages.map { page in
      defer { start = end + spacing.length }
      end = start + page.length
      return start
    }
    contentLength = pages.isEmpty ? 0 : end + margin.length
    let last = ClosedRange(from: 0, to: contentLength - viewport.length).upperBound
    pageOffsets = zip(starts, pages).map { start, page in
      switch alignment {
      case .leading: last - (start - margin.length) > .rounding ? start - margin.length : last
      case .center: start + (page.length - viewport.length) / 2
      }
    }
    anchors = pageOffsets.reduce(into: []) { anchors, offset in
      if anchors.last.map({ offset - $0 > .rounding }) ?? true { anchors.append(offset) }
    }
  }

  /// Returns the distance from the beginning of the content to the start of a page. An index before the first page counts
  /// as the first. An index after the last page returns the start of a page that would follow it.
  public func start(ofPage index: Int) -> Double {
    if index < starts.count { return starts.isEmpty ? margin.length : starts[max(0, index)] }
    guard let start = starts.last, let page = pages.last else { return margin.length }
    return start + page.length + spacing.length
  }

  public var indices: Range<Int> { anchors.indices }

  /// Returns the offset at which the viewport rests at an anchor. Traps if the index is out of range.
  public func offset(of index: Int) -> Double { anchors[index] }

  public func nearest(to offset: Double) -> Int {
    // Finds the first anchor at or beyond the offset, by bisection.
    var (low, high) = (0, anchors.count)
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle] < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, low < anchors.count else { return max(0, min(low, anchors.count - 1)) }
    return offset - anchors[low - 1] <= anchors[low] - offset ? low - 1 : low
  }
}

extension SnapPoints where Self == PageLayout {
  /// Returns pages that each fill the viewport, as with `isPagingEnabled` of `UIScrollView`.
  public static func equal(_ count: Int, viewport: Double) -> PageLayout {
    PageLayout(pages: Array(repeating: viewport, count: max(0, count)), viewport: viewport)
  }
}

extension Double {
  fileprivate var length: Double { self > 0 && isFinite ? bounded : 0 }
}

#if !hasFeature(Embedded)
  extension PageLayout: Codable {
    enum CodingKeys: NumberKey { case pages, spacing, margin, viewport, alignment }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      try self.init(
        pages: fields[.pages], spacing: fields[.spacing], margin: fields[.margin], viewport: fields[.viewport],
        alignment: fields[.alignment])
    }
  }
#endif

/// Pages in a row, each as long as it likes, and where a viewport rests on them.
///
/// Lengths are points along the axis of paging; what is negative or not a number counts as 0.
public struct PageLayout: SnapPoints, Hashable {
  /// How a page lies in the viewport at rest.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// It begins a margin after the viewport does; but the last pages leave no gap at the end of the viewport.
    case leading
    /// In the middle, the first and the last page too.
    case center
  }

  /// The length of each page.
  public let pages: [Double]
  /// Between two pages.
  public let spacing: Double
  /// Before the first page and after the last one.
  public let margin: Double
  /// The length of the viewport.
  public let viewport: Double
  /// How a page lies in the viewport at rest.
  public let alignment: Alignment
  /// Where each page begins, from the beginning of the content.
  public let starts: [Double]
  /// From the margin before the first page to the margin after the last; 0 without pages.
  public let contentLength: Double
  /// Where the viewport rests on each page.
  public let pageOffsets: [Double]
  /// The offsets at which the viewport may rest, in rising order. One that several pages share (the last ones that fit
  /// together, or all of a content that is shorter than the viewport) is there once. Empty without pages.
  public let anchors: [Double]

  /// - Parameters:
  ///   - pages: the length of each.
  ///   - spacing: between two pages.
  ///   - margin: before the first page and after the last one.
  ///   - viewport: its length.
  ///   - alignment: how a page lies in the viewport at rest.
  public init(
    pages: [Double], spacing: Double = 0, margin: Double = 0, viewport: Double, alignment: Alignment = .leading
  ) {
    self.pages = pages
    self.spacing = spacing
    self.margin = margin
    self.viewport = viewport
    self.alignment = alignment
    var start = margin.length
    starts = pages.map { page in
      defer { start += page.length + spacing.length }
      return start
    }
    let gaps = Double(pages.count - 1) * spacing.length
    let contentLength = pages.isEmpty ? 0 : pages.reduce(2 * margin.length + gaps) { $0 + $1.length }
    self.contentLength = contentLength
    let last = max(0, contentLength - viewport.length)
    pageOffsets = zip(starts, pages).map { start, page in
      switch alignment {
      case .leading: (start - margin.length).clamped(to: 0...last)
      case .center: start + (page.length - viewport.length) / 2
      }
    }
    anchors = pageOffsets.reduce(into: []) { anchors, offset in
      if anchors.last.map({ $0 < offset }) ?? true { anchors.append(offset) }
    }
  }

  /// Where one page begins, as in `starts`; what comes before the first page counts as the first, and what comes after
  /// the last as what would follow it.
  public func start(ofPage index: Int) -> Double {
    if index < starts.count { return starts.isEmpty ? margin.length : starts[max(0, index)] }
    guard let start = starts.last, let page = pages.last else { return margin.length }
    return start + page.length + spacing.length
  }

  // MARK: - As snap points

  public var indices: Range<Int> { anchors.indices }

  public func offset(of index: Int) -> Double { anchors[index] }

  public func nearest(to offset: Double) -> Int {
    // The first anchor at or beyond the offset, by halves.
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
  /// Pages that each fill the viewport, as `isPagingEnabled` of `UIScrollView` has them.
  public static func equal(_ count: Int, viewport: Double) -> PageLayout {
    PageLayout(pages: Array(repeating: viewport, count: max(0, count)), viewport: viewport)
  }
}

extension Double {
  fileprivate var length: Double { self > 0 && isFinite ? self : 0 }
}

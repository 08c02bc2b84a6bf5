/// Pages in a row, each as long as it likes, and where a viewport rests on them.
///
/// Lengths are points along the axis of paging; what is negative or not a number counts as 0.
public struct PageLayout: Hashable, Sendable {
  /// How a page lies in the viewport at rest.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// It begins a margin after the viewport does; but the last pages leave no gap at the end of the viewport.
    case leading
    /// In the middle, the first and the last page too.
    case center
  }

  public var pages: [Double]
  /// Between two pages.
  public var spacing: Double
  /// Before the first page and after the last one.
  public var margin: Double
  public var viewport: Double
  public var alignment: Alignment

  public init(
    pages: [Double], spacing: Double = 0, margin: Double = 0, viewport: Double, alignment: Alignment = .leading
  ) {
    self.pages = pages
    self.spacing = spacing
    self.margin = margin
    self.viewport = viewport
    self.alignment = alignment
  }

  /// Pages that each fill the viewport, as `isPagingEnabled` of `UIScrollView` has them.
  public static func equal(_ count: Int, viewport: Double) -> PageLayout {
    PageLayout(pages: Array(repeating: viewport, count: max(0, count)), viewport: viewport)
  }

  /// Where each page begins, from the beginning of the content.
  public var starts: [Double] {
    var start = margin.length
    return pages.map { page in
      defer { start += page.length + spacing.length }
      return start
    }
  }

  /// Where one page begins, as in `starts`; what comes before the first page counts as the first.
  public func start(ofPage index: Int) -> Double {
    pages.prefix(max(0, index)).reduce(margin.length) { $0 + $1.length + spacing.length }
  }

  /// From the margin before the first page to the margin after the last; 0 without pages.
  public var contentLength: Double {
    guard !pages.isEmpty else { return 0 }
    let gaps = Double(pages.count - 1) * spacing.length
    return pages.reduce(2 * margin.length + gaps) { $0 + $1.length }
  }

  /// The content offset at which each page rests.
  public var pageOffsets: [Double] {
    let last = max(0, contentLength - viewport.length)
    return zip(starts, pages).map { start, page in
      switch alignment {
      case .leading: (start - margin.length).clamped(to: 0...last)
      case .center: start + (page.length - viewport.length) / 2
      }
    }
  }

  /// The offsets at which the viewport may rest, in rising order. One that several pages share (the last ones that fit
  /// together, or all of a content that is shorter than the viewport) is there once. Empty without pages.
  public var anchors: [Double] {
    pageOffsets.reduce(into: []) { anchors, offset in
      if anchors.last.map({ $0 < offset }) ?? true { anchors.append(offset) }
    }
  }

  /// From the first anchor to the last.
  public var limits: ClosedRange<Double> {
    let anchors = anchors
    guard let first = anchors.first, let last = anchors.last else { return 0...0 }
    return first...last
  }
}

extension Double {
  fileprivate var length: Double { self > 0 && isFinite ? self : 0 }
}

public import COverscroll
internal import ScrollInteraction

/// The pages of a layout in C: of equal length, or each of a different length.
enum ExportedPages: SnapPoints {
  case equal(EqualPages)
  case list(PageLayout)

  init(checking layout: overscroll_page_layout) throws(overscroll_status) {
    try check(
      flags: layout.flags, among: OVERSCROLL_LOOP, OVERSCROLL_CENTERED, OVERSCROLL_ONE_PAGE, OVERSCROLL_ALONG_Y,
      OVERSCROLL_REPORT_PAGES)
    try check(layout.viewport, layout.length, layout.spacing, layout.margin)
    guard layout.count >= 0, layout.viewport >= 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    guard layout.count <= OVERSCROLL_MOST_STOPS else { throw OVERSCROLL_TOO_MANY }
    if layout.lengths != nil, layout.count > 0 {
      guard !layout.flags.has(OVERSCROLL_LOOP) else { throw OVERSCROLL_OUT_OF_RANGE }
      let lengths = try stops(layout.lengths, layout.count) { (length: Double) throws(overscroll_status) in
        try check(length)
        return length
      }
      self = .list(
        PageLayout(
          pages: lengths, spacing: layout.spacing, margin: layout.margin, viewport: layout.viewport,
          alignment: layout.flags.has(OVERSCROLL_CENTERED) ? .center : .leading))
    } else {
      guard layout.length > 0, !layout.flags.has(OVERSCROLL_CENTERED) else { throw OVERSCROLL_OUT_OF_RANGE }
      self = .equal(
        EqualPages(
          Int(layout.count), length: layout.length, viewport: layout.viewport,
          loops: layout.flags.has(OVERSCROLL_LOOP)))
    }
  }

  var indices: Range<Int> {
    switch self {
    case .equal(let pages): pages.indices
    case .list(let pages): pages.indices
    }
  }

  func offset(of index: Int) -> Double {
    switch self {
    case .equal(let pages): pages.offset(of: index)
    case .list(let pages): pages.offset(of: index)
    }
  }

  func nearest(to offset: Double) -> Int {
    switch self {
    case .equal(let pages): pages.nearest(to: offset)
    case .list(let pages): pages.nearest(to: offset)
    }
  }

  func equivalent(of index: Int, nearestTo other: Int) -> Int {
    switch self {
    case .equal(let pages): pages.equivalent(of: index, nearestTo: other)
    case .list(let pages): pages.equivalent(of: index, nearestTo: other)
    }
  }

  var viewport: Double {
    switch self {
    case .equal(let pages): pages.viewport
    case .list(let pages): pages.viewport
    }
  }
}

extension PagingScrollView<ExportedPages>: ExportedView {
  static var kind: overscroll_kind { OVERSCROLL_PAGES }

  func sample(at time: Double) -> overscroll_sample {
    sample(
      at: time, contentOffset(at: time), velocity: velocity(at: time), target: position(of: target) ?? .zero,
      state: state(at: time))
  }

  mutating func perform(_ command: Command, at time: Double) throws(overscroll_status) {
    switch command {
    case .snap(let page, let isAnimated):
      guard layout.indices.contains(page) else { throw OVERSCROLL_OUT_OF_RANGE }
      snap(to: page, animated: isAnimated, at: time)
    case .step(.toStart, _, _): turn(by: -OVERSCROLL_LARGEST, at: time)
    case .step(.toEnd, _, _): turn(by: OVERSCROLL_LARGEST, at: time)
    case .step(.lines(let count), _, _), .step(.pages(let count), _, _): turn(by: count, at: time)
    case .fling(let velocity): fling(velocity: velocity, at: time)
    case .snapFeel, .landing: setFeel(feel.changed(by: command), at: time)
    case .layout(.pages(let pages, let reach, let reportsPages), let anchor, let isAnimated):
      (self.reach, reportsPassedPages) = (reach, reportsPages)
      setLayout(pages, keeping: anchor ?? .start, animated: isAnimated, at: time)
    default: throw OVERSCROLL_WRONG_KIND
    }
  }
}

extension PagingReach {
  init(flags: Int32) { self = flags.has(OVERSCROLL_ONE_PAGE) ? .nextPage : .anyPage }
}

@implementation @c
public func overscroll_create_pages(
  _ context: Context, _ layout: UnsafePointer<overscroll_page_layout>?, _ snap: UnsafePointer<overscroll_snap>?,
  _ page: Int32, _ view: UnsafeMutablePointer<overscroll_view>?
) -> overscroll_status {
  status { () throws(overscroll_status) in
    let layout = try checked(layout)
    let pages = try ExportedPages(checking: layout)
    guard pages.indices.contains(Int(page)) || pages.indices.isEmpty && page == 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    var new = PagingScrollView(
      layout: pages, axis: layout.flags.has(OVERSCROLL_ALONG_Y) ? .y : .x, anchorIndex: Int(page),
      feel: try SnapFeel(checking: snap, else: SnapFeel(decelerationRate: .paging)),
      reach: PagingReach(flags: layout.flags))
    new.reportsPassedPages = layout.flags.has(OVERSCROLL_REPORT_PAGES)
    try add(new, to: context, view)
  }
}

@implementation @c
public func overscroll_set_page_layout(
  _ context: Context, _ number: overscroll_view, _ layout: UnsafePointer<overscroll_page_layout>?, _ change: Int32,
  _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    let layout = try checked(layout)
    return try Command(
      .pages(
        try ExportedPages(checking: layout), PagingReach(flags: layout.flags),
        reportsPages: layout.flags.has(OVERSCROLL_REPORT_PAGES)),
      checking: change)
  }
}

@testable import OverscrollDemoKit
@testable import OverscrollDemos

/// The maximum range of each value with limits: these, extended by the dimension of its rubber band. The values of springs,
/// curves and recordings have no limits.
///
/// The ranges are computed from a trace's layout alone, without the physics, so that they check what is promised.
struct Reach {
  typealias Ranges = [DemoValue: ClosedRange<Double>]

  private let ranges: Ranges

  /// Creates the ranges of a demo's values. `isZoomed` is whether a map was ever shown at another scale, or resized.
  init(_ demo: String, _ layout: DemoLayout, isZoomed: Bool) {
    let limits = layout.limits
    let height = layout.viewport.height
    let viewport: Ranges.Dimensions = [.contentOffsetX: layout.viewport.width, .contentOffsetY: height]
    ranges =
      switch demo {
      case "scroll", "paging": limits.reaching(viewport)
      case "drawer": Reach.ofDrawer(limits, height)
      case "pip": limits.reaching([.originX: Reach.pipMargin, .originY: Reach.pipMargin])
      // Columns without overscroll report their pull as another value, which has no limits.
      case "platforms": limits.reaching(limits.mapValues { _ in height })
      case "metro": Reach.ofMetro(limits, viewport, isZoomed: isZoomed)
      default: [:]
      }
  }

  /// The margin of the tile on its stage.
  private static let pipMargin = 24.0

  /// Returns the ranges of a drawer: the sheet stays on the screen, and the list stretches by at most its viewport.
  private static func ofDrawer(_ limits: Ranges, _ height: Double) -> Ranges {
    let top = limits[.origin]!.lowerBound
    var ranges = limits.reaching([.contentOffsetY: max(0, height - top - DrawerSheet.headerHeight)])
    ranges[.origin] = min(0, top)...max(height, limits[.origin]!.upperBound)
    return ranges
  }

  /// Returns the ranges of the map, from half the smallest to twice the largest scale. The offset of a zoomed map has
  /// no range, since zooming about a point at the edge may move it anywhere.
  private static func ofMetro(_ limits: Ranges, _ viewport: Ranges.Dimensions, isZoomed: Bool) -> Ranges {
    let zoom = limits[.zoomScale]!
    var ranges = isZoomed ? [:] : limits.reaching(viewport)
    ranges[.zoomScale] = zoom.lowerBound / 2...zoom.upperBound * 2
    return ranges
  }

  /// Returns a description of the first value beyond its range, except for values that a layout change left behind.
  func excess(in frame: DemoSnapshot, but leftBehind: LeftBehind) -> String? {
    for (name, value) in frame.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let range = ranges[name], !range.contains(value) else { continue }
      if leftBehind.allows(value, of: name) { continue }
      return "\(name.rawValue) is \(value), beyond \(range)"
    }
    return nil
  }

  /// Returns the values of `frame` that are beyond their ranges.
  fileprivate func beyond(_ frame: DemoSnapshot) -> [DemoValue: Double] {
    frame.values.filter { name, value in ranges[name].map { !$0.contains(value) } ?? false }
  }
}

/// The values that a layout change left behind. Content in flight keeps position and velocity when its limits change,
/// even beyond their bands, and moves to at most twice its distance until it is back in range.
struct LeftBehind {
  private var layout: DemoLayout?
  private var allowed: Reach.Ranges = [:]

  mutating func note(_ frame: DemoSnapshot, _ new: DemoLayout, _ reach: Reach) {
    let beyond = reach.beyond(frame)
    allowed = allowed.filter { beyond[$0.key] != nil }
    defer { layout = new }
    guard let layout, layout != new else { return }
    for (name, value) in beyond { leave(name, at: value, new) }
  }

  private mutating func leave(_ name: DemoValue, at value: Double, _ layout: DemoLayout) {
    guard let limits = layout.limits[name] else { return }
    let distance = 2 * max(limits.lowerBound - value, value - limits.upperBound)
    allowed[name] = limits.lowerBound - distance...limits.upperBound + distance
  }

  func allows(_ value: Double, of name: DemoValue) -> Bool { allowed[name]?.contains(value) ?? false }
}

extension Reach.Ranges {
  typealias Dimensions = [DemoValue: Double]

  /// Returns the limits extended by dimensions, with some slack for the rounding of the limits themselves.
  fileprivate func reaching(_ dimensions: Dimensions) -> Self {
    reduce(into: [:]) { ranges, entry in
      guard let dimension = dimensions[entry.key] else { return }
      let slack = 1e-12 * Swift.max(abs(entry.value.lowerBound), abs(entry.value.upperBound))
      ranges[entry.key] = entry.value.lowerBound - dimension - slack...entry.value.upperBound + dimension + slack
    }
  }
}

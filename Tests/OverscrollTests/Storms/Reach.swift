@testable import OverscrollDemoKit
@testable import OverscrollDemos

/// How far a value can be shown at the very most: its limits, and beyond each the dimension of its rubber band.
///
/// Told from a trace's layout alone, as someone would who knows only what is promised: not by asking the physics.
struct Reach {
  typealias Ranges = [DemoValue: ClosedRange<Double>]

  private let ranges: Ranges

  /// - Parameter isZoomed: whether a map was ever shown at another scale, or resized.
  init(_ demo: String, _ layout: DemoLayout, isZoomed: Bool) {
    let limits = layout.limits
    let height = layout.viewport.height
    let viewport: Ranges.Dimensions = [.contentOffsetX: layout.viewport.width, .contentOffsetY: height]
    ranges =
      switch demo {
      case "scroll", "paging": limits.reaching(viewport)
      case "drawer": Reach.ofDrawer(limits, height)
      case "pip": limits.reaching([.originX: Reach.pipMargin, .originY: Reach.pipMargin])
      // What does not move past its ends tells how far it is pulled beside that, and has no limits for it.
      case "platforms": limits.reaching(limits.mapValues { _ in height })
      case "metro": Reach.ofMetro(limits, viewport, isZoomed: isZoomed)
      default: [:]
      }
  }

  /// The distance of the tile from the edges of its stage.
  private static let pipMargin = 24.0

  /// The sheet leaves the screen at neither edge; its list stretches by no more than its window is high.
  private static func ofDrawer(_ limits: Ranges, _ height: Double) -> Ranges {
    let top = limits[.origin]!.lowerBound
    var ranges = limits.reaching([.contentOffsetY: max(0, height - top - DrawerSheet.headerHeight)])
    ranges[.origin] = min(0, top)...max(height, limits[.origin]!.upperBound)
    return ranges
  }

  /// To half the smallest and twice the largest scale. The place of a map that was zoomed has no such bound: about a
  /// point at the edge it may go as far as the zoom takes it.
  private static func ofMetro(_ limits: Ranges, _ viewport: Ranges.Dimensions, isZoomed: Bool) -> Ranges {
    let zoom = limits[.zoomScale]!
    var ranges = isZoomed ? [:] : limits.reaching(viewport)
    ranges[.zoomScale] = zoom.lowerBound / 2...zoom.upperBound * 2
    return ranges
  }

  /// The first value beyond its reach, in words; what a layout has left behind may come back from there.
  func excess(in frame: DemoSnapshot, but leftBehind: LeftBehind) -> String? {
    for (name, value) in frame.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let range = ranges[name], !range.contains(value) else { continue }
      if leftBehind.allows(value, of: name) { continue }
      return "\(name.rawValue) is \(value), beyond \(range)"
    }
    return nil
  }

  /// The values of `frame` that are beyond their reach.
  fileprivate func beyond(_ frame: DemoSnapshot) -> [DemoValue: Double] {
    frame.values.filter { name, value in ranges[name].map { !$0.contains(value) } ?? false }
  }
}

/// Content in flight keeps its place and its velocity when its limits change, be it farther from the new ones than their
/// dimension. It then goes no farther than twice as far, until it is back within reach.
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

  /// A rounding of the limits themselves is no excess.
  fileprivate func reaching(_ dimensions: Dimensions) -> Self {
    reduce(into: [:]) { ranges, entry in
      guard let dimension = dimensions[entry.key] else { return }
      let slack = 1e-12 * Swift.max(abs(entry.value.lowerBound), abs(entry.value.upperBound))
      ranges[entry.key] = entry.value.lowerBound - dimension - slack...entry.value.upperBound + dimension + slack
    }
  }
}

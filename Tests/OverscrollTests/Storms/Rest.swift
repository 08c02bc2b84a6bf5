@testable import OverscrollDemoKit
@testable import OverscrollDemos

/// The positions at which a demo may rest: within its limits or on one of its anchors, to the last bit.
struct Rest {
  let demo: String
  let layout: DemoLayout

  init(_ demo: String, _ layout: DemoLayout) { (self.demo, self.layout) = (demo, layout) }

  /// Returns a description of a value that may not rest at its position, or `nil` if there is none.
  func fault(in frame: DemoSnapshot) -> String? {
    for (name, value) in frame.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if let limits = layout.limits[name], value < limits.lowerBound || value > limits.upperBound {
        return "\(name.rawValue) rests at \(value), beyond \(limits)"
      }
    }
    return isOnAnchor(frame) ? nil : "rests at \(frame.values), on none of \(String(describing: layout.anchors))"
  }

  private func isOnAnchor(_ frame: DemoSnapshot) -> Bool {
    switch layout.anchors {
    case .numbers(let anchors): anchored(in: frame).allSatisfy { anchors.contains($0) || isHidden($0) }
    case .points(let points): points.contains(Vector2(frame.values[.originX] ?? 0, frame.values[.originY] ?? 0))
    case nil: true
    }
  }

  /// Returns the values that rest on anchors.
  private func anchored(in frame: DemoSnapshot) -> [Double] {
    let names: (DemoValue) -> Bool =
      switch demo {
      case "drawer": { $0 == .origin }
      case "paging": { $0 == .contentOffsetX }
      default: { $0.rawValue.hasPrefix("ball") }
      }
    return frame.values.filter { names($0.key) }.map(\.value)
  }

  /// Returns whether a drawer is hidden off the screen, where it can be sent but not dragged.
  private func isHidden(_ origin: Double) -> Bool { demo == "drawer" && origin == layout.limits[.origin]?.upperBound }
}

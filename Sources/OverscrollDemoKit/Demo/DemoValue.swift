/// A number that a demo shows, by its name in traces. Each demo declares its own.
package struct DemoValue: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let contentOffsetX = DemoValue(rawValue: "contentOffset.x")
  package static let contentOffsetY = DemoValue(rawValue: "contentOffset.y")
}

import OverscrollDemoKit

/// The geometry that a reader needs to interpret the following frames.
struct TraceLayout: Encodable, Equatable {
  /// The stage's x, y, width and height in window points.
  private let viewport: [Double]
  private let contentSize: [Double]?
  private let anchors: DemoLayout.Anchors?
  /// The lowest and the highest value at rest.
  private let limits: [DemoValue: [Double]]?

  /// Creates the geometry of `layout` for a stage whose top left corner is at `origin` in the window.
  init(_ layout: DemoLayout, origin: Vector2) {
    viewport = [origin.x, origin.y, layout.viewport.width, layout.viewport.height]
    contentSize = layout.contentSize.map { [$0.width, $0.height] }
    anchors = layout.anchors
    limits = layout.limits.isEmpty ? nil : layout.limits.mapValues { [$0.lowerBound, $0.upperBound] }
  }
}

/// The names of values, which are the keys of objects in a trace.
extension DemoValue: Codable, CodingKeyRepresentable {}

extension DemoLayout.Anchors: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .numbers(let numbers): try container.encode(numbers)
    case .points(let points): try container.encode(points.map { [$0.x, $0.y] })
    }
  }
}

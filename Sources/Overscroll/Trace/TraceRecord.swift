import OverscrollDemoKit
import ScrollGeometry

/// One line of a trace that tells where the demo begins and with what.
struct TraceHeader: Codable, Equatable {
  static let currentVersion = 1

  var version: Int?
  var demo: String?
  var size: [Double]?
  var bare: Bool?
  var feel: String?
  var parameters: [String: Double]?
  var values: [DemoValue: Double]?
  /// Whether panels moved at once, and the stage with them; only told where they did.
  var reducedMotion: Bool?
}

/// What a reader needs to understand the frames that follow.
struct TraceLayout: Encodable, Equatable {
  /// x, y, width, height in window points.
  private let viewport: [Double]
  private let contentSize: [Double]?
  private let anchors: DemoLayout.Anchors?
  /// The lowest and the highest value at rest.
  private let limits: [DemoValue: [Double]]?

  /// - Parameter origin: the corner of the stage in the window.
  init(_ layout: DemoLayout, origin: Vector2) {
    viewport = [origin.x, origin.y, layout.viewport.width, layout.viewport.height]
    contentSize = layout.contentSize.map { [$0.width, $0.height] }
    anchors = layout.anchors
    limits = layout.limits.isEmpty ? nil : layout.limits.mapValues { [$0.lowerBound, $0.upperBound] }
  }
}

/// Objects in a trace have the names of values for keys.
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

/// What a demo shows in one frame.
struct TraceFrame: Encodable {
  private let state: String
  private let values: [DemoValue: Double]
  private let velocities: [DemoValue: Double]

  init(_ snapshot: DemoSnapshot) {
    (state, values, velocities) = (snapshot.state.rawValue, snapshot.values, snapshot.velocities)
  }
}

struct TraceEnd: Encodable {
  var frames: Int
  var parameters: [String: Double]
}

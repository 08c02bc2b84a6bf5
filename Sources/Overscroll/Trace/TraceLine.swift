import OverscrollDemoKit
import OverscrollFormats
import OverscrollStudio

/// A line of a trace: its type, its time, and the fields of its body.
struct TraceLine<Body: Encodable>: Encodable {
  var type: String
  var time: Double?
  var body: Body
  private enum Field: String, CodingKey { case type, time }

  func encode(to encoder: any Encoder) throws {
    try body.encode(to: encoder)
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(type, forKey: .type)
    try fields.encodeIfPresent(time, forKey: .time)
  }
}

struct TraceFrame: Encodable {
  private let state: String
  private let values, velocities: [DemoValue: Double]

  init(_ snapshot: DemoSnapshot) {
    (state, values, velocities) = (snapshot.state.traceName, snapshot.values, snapshot.velocities)
  }
}

struct TraceEnd: Encodable {
  var frames: Int
  var parameters: [String: Double]
}

/// The first line of a trace: the initial state of the demo.
struct TraceHeader: Codable, Equatable {
  static let currentVersion = 1

  var version: Int?
  var demo: String?
  var size: [Double]?
  var bare: Bool?
  var feel: String?
  var parameters: [String: Double]?
  var values: [DemoValue: Double]?
  /// The numbers of other demos, by their names; written only if they are tuned, or have another feel.
  var demos: [String: Preset]?
  /// Whether panels and stage changed without animation; written only if they did.
  var reducedMotion: Bool?
  /// The comparison of A and B; written only if it is not by a ghost.
  var comparison: String?
  /// The screen in which demos are laid out; written only if they do not fill the stage.
  var device: String?
}

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

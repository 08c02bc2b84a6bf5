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
  var values: [String: Double]?
  /// Whether panels moved at once, and the stage with them; only told where they did.
  var reducedMotion: Bool?
}

/// What a reader needs to understand the frames that follow.
struct TraceLayout: Codable, Equatable {
  /// Points to which a demo goes by itself: numbers along one axis, or places in the plane.
  enum Anchors: Codable, Equatable {
    case numbers([Double])
    case points([Vector2])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let numbers = try? container.decode([Double].self) {
        self = .numbers(numbers)
      } else {
        self = .points(try container.decode([[Double]].self).map { Vector2($0[0], $0[1]) })
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .numbers(let numbers): try container.encode(numbers)
      case .points(let points): try container.encode(points.map { [$0.x, $0.y] })
      }
    }
  }

  /// x, y, width, height in window points.
  var viewport: [Double]
  var contentSize: [Double]?
  var anchors: Anchors?
  /// The lowest and the highest value at rest, by the name of the value.
  var limits: [String: [Double]]?

  init(viewport: Rect, contentSize: Size? = nil, anchors: Anchors? = nil, limits: [String: ClosedRange<Double>]? = nil)
  {
    self.viewport = [viewport.minX, viewport.minY, viewport.width, viewport.height]
    self.contentSize = contentSize.map { [$0.width, $0.height] }
    self.anchors = anchors
    self.limits = limits?.mapValues { [$0.lowerBound, $0.upperBound] }
  }
}

/// What a demo shows in one frame.
struct TraceFrame: Codable, Equatable {
  var state: MotionState
  var values: [String: Double]
  var velocities: [String: Double]
}

/// What moves a demo, as people would say it.
enum MotionState: String, Codable, Sendable {
  case idle, dragging, decelerating, bouncing, snapping
}

struct TraceEnd: Codable, Equatable {
  var frames: Int
  var parameters: [String: Double]
}

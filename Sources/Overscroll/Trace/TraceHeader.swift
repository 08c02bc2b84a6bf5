import OverscrollDemoKit

/// The first line of a trace: where the demo begins, and with what.
struct TraceHeader: Codable, Equatable {
  static let currentVersion = 1

  var version: Int?
  var demo: String?
  var size: [Double]?
  var bare: Bool?
  var feel: String?
  var parameters: [String: Double]?
  var values: [DemoValue: Double]?
  /// Whether panels moved at once, and the stage with them; only written where they did.
  var reducedMotion: Bool?
  /// How A and B are compared; only written where it is not by a ghost.
  var comparison: String?
}

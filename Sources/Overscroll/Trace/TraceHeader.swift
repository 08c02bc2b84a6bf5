import OverscrollDemoKit

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
  /// Whether panels and stage changed without animation; written only if they did.
  var reducedMotion: Bool?
  /// The comparison of A and B; written only if it is not by a ghost.
  var comparison: String?
}

import OverscrollDemoKit

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

/// The values of a demo in one frame.
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

import OverscrollDemoKit

/// One line of a trace: the fields of its body beside its type and its time.
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

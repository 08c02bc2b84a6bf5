/// A snapshot is encoded with the version of its format, 1. Another version is refused.
extension ViewSnapshot: Codable, PlainCodable where View.SavedState: Codable, View.Target: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let version = try fields("version", value.map { _ in 1 })
    try fields.check(version == 1, "Version \(version) of a snapshot is unknown; 1 is known.")
    return ViewSnapshot(
      time: try fields.finite("time", value?.time), state: try fields("state", value?.state),
      interaction: try fields("interaction", value?.interaction))
  }
}

extension SavedInteraction: Codable, PlainCodable where Target: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    var saved = SavedInteraction(
      slop: try fields("slop", value?.slop),
      touchVelocityRule: try fields("touchVelocityRule", value?.touchVelocityRule),
      reportsLift: try fields("reportsLift", value?.reportsLift), events: try fields("events", value?.events),
      plan: try fields.optional("plan", value?.plan))
    saved.passings = try fields("passings", value?.passings, unless: [])
    saved.flicks = try fields("flicks", value?.flicks, unless: saved.flicks)
    saved.directions = try fields("directions", value?.directions, unless: .all)
    saved.coordinates = try fields("coordinates", value?.coordinates, unless: .plane)
    return saved
  }
}

extension EventPlan: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    EventPlan(
      start: try fields.finite("start", value?.start),
      releaseVelocity: try fields.optional("releaseVelocity", value?.releaseVelocity),
      isDeceleration: try fields("isDeceleration", value?.isDeceleration),
      recorded: try fields.number("recorded", value?.recorded, in: -.infinity ... .greatestFiniteMagnitude))
  }
}

/// The values of all curves as comma-separated values (RFC 4180), with a row for each time of a sample.
struct GraphCSV {
  let picture: GraphPicture
  /// The name of the run that the picture compares with, if that is not the one before.
  let reference: String

  var text: String {
    let key = picture.key
    let prefix = key.isGhostPrevious ? "before: " : "\(reference): "
    let columns = key.curves.map { ("", $0) } + key.ghost.map { (prefix, $0) }
    let head = columns.flatMap { prefix, curve in
      ["\(prefix)\(curve.label) (\(curve.unit))", "\(prefix)\(curve.label) velocity (\(curve.perSecond))"]
    }
    var times = [key.times.lowerBound, key.end]
    for (_, curve) in columns { times += curve.samples.map(\.time).filter { $0 >= times[0] && $0 <= key.end } }
    let rows = Set(times).sorted().map { time in
      [time - picture.origin]
        + columns.flatMap { _, curve in curve.sample(at: time).map { [$0.value, $0.velocity] } ?? [.nan, .nan] }
    }
    let lines = [["time (s)"] + head] + rows.map { $0.map(Self.field) }
    return lines.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// Returns a number in a format that every reader understands; an empty field if the number is unknown.
  private static func field(_ number: Double) -> String { number.isFinite ? "\(number)" : "" }
}

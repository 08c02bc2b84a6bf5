import OverscrollFormats

/// A table of frames with the columns of Slint's recorder for Android (`inertia-scroll-reference`).
///
/// A table may contain several motions, each with the name of its source and its gesture. Pixels count as points.
struct InertiaTable {
  private static let columns = ["source", "gesture", "frame", "time_ms", "y_px", "velocity_px_s", "phase"]

  /// The rows of each motion, by `source/gesture`.
  private var motions: [String: [RecordingReader.Numbered]] = [:]

  static func isHeader(_ line: Substring) -> Bool { RecordingReader.cells(of: line) == columns }

  /// Reads the lines of a table; throws `Failure.malformed` for `file` with the line that cannot be read.
  init(_ lines: [(number: Int, text: Substring)], file: String) throws(Failure) {
    // Two logs in one file have two headers.
    for line in lines where !Self.isHeader(line.text) {
      let cells = RecordingReader.cells(of: line.text)
      guard cells.count == Self.columns.count, let time = Double(cells[3]), let offset = Double(cells[4]) else {
        throw Failure.malformed(
          file: file, line: line.number, "expected the columns \(Self.columns.joined(separator: ", "))")
      }
      let sample = RecordedMotion.Sample(time: time, offset: offset, finger: cells[6] == "dragging" ? .down : .up)
      motions["\(cells[0])/\(cells[1])", default: []].append((line.number, sample))
    }
  }

  /// The names of all motions, sorted.
  var names: [String] { motions.keys.sorted() }

  /// Returns the motion with this name, or without a name the motion that moves most; `nil` for an unknown name or an empty
  /// table.
  func motion(named name: String?) -> [RecordingReader.Numbered]? {
    if let name { return motions[name] }
    func extent(_ rows: [RecordingReader.Numbered]) -> Double { rows.map(\.sample.offset).filter(\.isFinite).spread }
    // Of two that move equally far, the first by name.
    return names.reversed().compactMap { motions[$0] }.max { extent($0) <= extent($1) }
  }
}

import OverscrollFormats

/// A table of frames with the columns of Slint's recorder for Android (`inertia-scroll-reference`).
///
/// A table may contain several motions, each with the name of its source and its gesture. Pixels count as points.
struct InertiaTable {
  private static let columns = ["source", "gesture", "frame", "time_ms", "y_px", "velocity_px_s", "phase"]

  /// The samples of each motion, by `source/gesture`.
  private var motions: [String: SampleList] = [:]

  static func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
    RecordingReader.cells(of: line, most: columns.count + 1) == columns
  }

  /// Reads the lines after the header; throws `Failure.malformed` for `file` with the line that cannot be read.
  init(_ lines: inout TextLines, file: String) throws(Failure) {
    // Two logs in one file have two headers.
    while let line = try lines.nextRow() {
      let cells = RecordingReader.cells(of: line.bytes, most: Self.columns.count + 1)
      if cells == Self.columns { continue }
      guard cells.count == Self.columns.count, let time = Double(cells[3]), let offset = Double(cells[4]) else {
        throw Failure.malformed(
          file: file, line: line.number, "expected the columns \(Self.columns.joined(separator: ", "))")
      }
      let sample = RecordedMotion.Sample(time: time, offset: offset, finger: cells[6] == "dragging" ? .down : .up)
      motions["\(cells[0])/\(cells[1])", default: SampleList()].append(sample, place: line.number)
      guard motions.count <= RecordingReader.mostNames else {
        throw Failure.malformed(
          file: file, line: line.number, "the table has more than \(RecordingReader.mostNames) motions")
      }
    }
  }

  /// The names of all motions, sorted.
  var names: [String] { motions.keys.sorted() }

  /// Returns the motion with this name, or without a name the motion that moves most; `nil` for an unknown name or an empty
  /// table.
  func motion(named name: String?) -> SampleList? {
    if let name { return motions[name] }
    let extents = motions.mapValues { $0.samples.map(\.offset).spread }
    // Of two that move equally far, the first by name.
    return names.reversed().max { extents[$0, default: 0] <= extents[$1, default: 0] }.flatMap { motions[$0] }
  }
}

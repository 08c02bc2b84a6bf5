import OverscrollFormats

/// A recording whose `frames` are pairs of a time in seconds and an offset in points, as written by `Tools/recorder` and
/// for the iOS recordings of Vercantez/openuikit (golden/scroll_traces).
///
/// `input` has the finger, `viewport` a width and a height, and `axis` is `x` for content that scrolls horizontally.
struct PairedFrames: Decodable {
  private var frames: [[Double]]
  private var axis: String?
  private var viewport: [Double]?
  private var inputType: String?
  private var input: [Input]?

  /// An input row [time, phase, x, y]; x and y are positions of a finger, or distances of a touchpad.
  private struct Input: Decodable {
    let time: Double
    let phase: String
    let x, y: Double?

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      time = try row.decode(Double.self)
      phase = try row.decode(String.self)
      x = row.isAtEnd ? nil : try row.decodeIfPresent(Double.self)
      y = row.isAtEnd ? nil : try row.decodeIfPresent(Double.self)
    }
  }

  private var isHorizontal: Bool { axis == "x" }

  /// The samples with the viewport's extent; `nil` if a frame is not a pair.
  var document: RecordingReader.Document? {
    guard frames.allSatisfy({ $0.count >= 2 }) else { return nil }
    let extent = viewport.flatMap { $0.count == 2 ? $0[isHorizontal ? 0 : 1] : nil }
    let samples = frames.map { RecordedMotion.Sample(time: $0[0], offset: $0[1], finger: finger(at: $0[0])) }
    return (samples, extent)
  }

  /// Returns the finger's state after the last input up to `time`.
  private func finger(at time: Double) -> RecordedMotion.Finger {
    guard let input, !input.isEmpty else { return .unknown }
    let count = input.partitioningIndex { $0.time > time }
    guard count > 0 else { return .up }
    let last = input[count - 1]
    guard last.phase == "began" || last.phase == "moved" || last.phase == "changed" else { return .up }
    guard inputType == "touch", let position = isHorizontal ? last.x : last.y else { return .down }
    return .at(position)
  }
}

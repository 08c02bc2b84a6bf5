import FoundationEssentials

/// A recording in one JSON object, like the iOS recordings of Vercantez/openuikit (golden/scroll_traces): `frames` has
/// pairs of a time in seconds and an offset in points, `input` the finger, `viewport` a width and a height.
struct RecordingDocument {
  private let contents: Contents

  private struct Contents: Decodable {
    var frames: [[Double]]
    var viewport: [Double]?
    var inputType: String?
    var input: [Input]?
  }

  /// An input row [time, phase, x, y]; x and y are positions of a finger, or distances of a touchpad.
  private struct Input: Decodable {
    let time: Double
    let phase: String
    let y: Double?

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      time = try row.decode(Double.self)
      phase = try row.decode(String.self)
      if !row.isAtEnd { _ = try? row.decodeIfPresent(Double.self) }
      y = row.isAtEnd ? nil : try row.decodeIfPresent(Double.self)
    }
  }

  /// Decodes a recording; `nil` if `data` is not an object of this form.
  init?(_ data: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data),
      contents.frames.allSatisfy({ $0.count >= 2 })
    else { return nil }
    self.contents = contents
  }

  /// Returns the recorded motion.
  ///
  /// - Parameters:
  ///   - dimension: the viewport's extent in points; `nil` for the recorded height.
  ///   - timeUnit: the unit of the times; `nil` for seconds.
  func recording(dimension: Double?, timeUnit: TimeUnit?) throws(RecordedMotion.Problem) -> RecordedMotion {
    let unit = (timeUnit ?? .seconds).inSeconds
    let samples = contents.frames.map { frame in
      RecordedMotion.Sample(time: frame[0] * unit, offset: frame[1], finger: finger(at: frame[0]))
    }
    let height = contents.viewport.flatMap { $0.count == 2 ? $0[1] : nil }
    return try RecordedMotion(samples, dimension: dimension ?? height)
  }

  /// Returns the finger's state after the last input up to `time`.
  private func finger(at time: Double) -> RecordedMotion.Finger {
    guard let input = contents.input, !input.isEmpty else { return .unknown }
    guard let last = input.last(where: { $0.time <= time }) else { return .up }
    guard last.phase == "began" || last.phase == "moved" || last.phase == "changed" else { return .up }
    guard contents.inputType == "touch", let y = last.y else { return .down }
    return .at(y)
  }
}

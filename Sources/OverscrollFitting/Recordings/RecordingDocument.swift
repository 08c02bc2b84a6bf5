import FoundationEssentials

/// A recording in one JSON object, in any form that a recorder writes.
struct RecordingDocument {
  /// The samples, with times in the unit of the document.
  private let samples: [RecordedMotion.Sample]
  private let dimension: Double?

  init(_ samples: [RecordedMotion.Sample], dimension: Double?) { (self.samples, self.dimension) = (samples, dimension) }

  /// Decodes a recording; `nil` if `data` is not an object of a known form.
  init?(_ data: Data) {
    let decoder = JSONDecoder()
    let pairs = try? decoder.decode(PairedFrames.self, from: data).document
    guard let document = pairs ?? (try? decoder.decode(GestureFrames.self, from: data).document) else { return nil }
    self = document
  }

  /// Returns the recorded motion.
  ///
  /// - Parameters:
  ///   - dimension: the viewport's extent in points; `nil` for the recorded one.
  ///   - timeUnit: the unit of the times; `nil` for seconds.
  func recording(dimension: Double?, timeUnit: TimeUnit?) throws(RecordedMotion.Problem) -> RecordedMotion {
    let unit = (timeUnit ?? .seconds).inSeconds
    let samples = samples.map { RecordedMotion.Sample(time: $0.time * unit, offset: $0.offset, finger: $0.finger) }
    return try RecordedMotion(samples, dimension: dimension ?? self.dimension)
  }
}

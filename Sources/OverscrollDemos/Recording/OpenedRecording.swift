import OverscrollFitting

/// A recording with its fits. Opening a file twice creates two recordings that are not equal.
struct OpenedRecording: Equatable, Sendable {
  let title: String
  let motion: RecordedMotion
  let times: [Double]
  let range: ClosedRange<Double>
  let fits: RecordingFits
  /// The flights as a person has moved their borders; `nil` for the ones that were found.
  var movedFlights: [FlightSpan]?

  private init(
    _ title: String, _ samples: [RecordedMotion.Sample], dimension: Double?, assumption: String? = nil
  ) throws(RecordedMotion.Problem) {
    let start = samples.first?.time ?? 0
    let moved = samples.map { RecordedMotion.Sample(time: $0.time - start, offset: $0.offset, finger: $0.finger) }
    var motion = try RecordedMotion(moved, dimension: dimension)
    motion.assumption = assumption
    self.motion = motion
    (self.title, times, fits) = (title, motion.samples.map(\.time), RecordingFits(motion))
    let offsets = motion.samples.map(\.offset)
    range = (offsets.min() ?? 0)...(offsets.max() ?? 0)
  }

  static func == (a: OpenedRecording, b: OpenedRecording) -> Bool {
    a.fits === b.fits && a.movedFlights == b.movedFlights
  }

  init(_ contents: FileContents) throws(Failure) {
    let read = try RecordingReader(file: contents.path).recording(contents.data)
    do {
      try self.init(contents.stem, read.samples, dimension: read.dimension, assumption: read.assumption)
    } catch {
      throw .malformed(file: contents.path, line: nil, RecordingReader.words(error))
    }
  }

  /// The recording shown at first: a flick that hits its content's end, fitted once.
  static let example: OpenedRecording = {
    let held = UIKitRecording.impactDrag.map { time, offset, finger in
      RecordedMotion.Sample(time: time, offset: offset, finger: .at(finger))
    }
    let free = UIKitRecording.impact.map { RecordedMotion.Sample(time: $0.time, offset: $0.offset, finger: .up) }
    return try! OpenedRecording(
      "Example: an iPhone list hits its end", held + free, dimension: UIKitRecording.impactDimension)
  }()

  var edits: DemoDocument.Edits? { movedFlights.map { DemoDocument.Edits(file: ObjectIdentifier(fits), content: $0) } }

  /// Restores the borders of an earlier state. Has no effect if `edits` belong to another recording.
  mutating func restore(_ edits: DemoDocument.Edits?) {
    if let edits, edits.file != ObjectIdentifier(fits) { return }
    movedFlights = edits?.content as? [FlightSpan]
  }

  var duration: Double { times[times.count - 1] }
  var summary: String { (["\(times.count) samples"] + [motion.assumption].compactMap(\.self)).joined(separator: ", ") }
  func sample(nearest time: Double) -> RecordedMotion.Sample { motion.samples[times.index(nearest: time)] }
}

extension [Double] {
  func index(nearest value: Double) -> Int {
    let next = Swift.min(partitioningIndex { $0 >= value }, count - 1)
    return next > 0 && value - self[next - 1] < self[next] - value ? next - 1 : next
  }
}

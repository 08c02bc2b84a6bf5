import OverscrollFitting

/// A recording that is shown, with the fits to it: one that is opened twice is another one.
struct OpenedRecording: Equatable, Sendable {
  /// The file's name without its folders.
  let title: String
  /// Its times count from its first sample.
  let motion: RecordedMotion
  /// Of all of its samples.
  let times: [Double]
  /// Its least and its greatest offset.
  let range: ClosedRange<Double>
  let fits: RecordingFits
  /// What moves by itself, as a person has moved the borders; `nil` for what is found.
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

  static func == (a: OpenedRecording, b: OpenedRecording) -> Bool { a.fits === b.fits }

  /// - Throws: `Failure.malformed` where a file makes no sense.
  init(_ contents: FileContents) throws(Failure) {
    let read = try RecordingReader(file: contents.path).recording(contents.data)
    do {
      try self.init(contents.stem, read.samples, dimension: read.dimension, assumption: read.assumption)
    } catch {
      throw .malformed(file: contents.path, line: nil, RecordingReader.words(error))
    }
  }

  /// Its fits are made once; `nil` only if there is something wrong with the program.
  static let example: OpenedRecording? = {
    let held = ExampleRecording.held.map { time, offset, finger in
      RecordedMotion.Sample(time: time, offset: offset, finger: .at(finger))
    }
    let free = ExampleRecording.free.map { RecordedMotion.Sample(time: $0.time, offset: $0.offset, finger: .up) }
    return try? OpenedRecording(ExampleRecording.title, held + free, dimension: ExampleRecording.dimension)
  }()

  /// What a person has moved; `nil` for nothing.
  var edits: DemoDocument.Edits? {
    movedFlights.map { flights in
      DemoDocument.Edits(
        file: ObjectIdentifier(fits),
        numbers: flights.flatMap { [$0.times.lowerBound, $0.times.upperBound, $0.impact] })
    }
  }

  /// Moves its borders to where they were before; those of another recording do not count.
  mutating func restore(_ edits: DemoDocument.Edits?) {
    guard let edits else {
      movedFlights = nil
      return
    }
    guard edits.file == ObjectIdentifier(fits) else { return }
    let numbers = edits.numbers
    movedFlights = stride(from: 0, to: numbers.count - 2, by: 3).compactMap { index in
      guard let start = numbers[index], let end = numbers[index + 1], start <= end else { return nil }
      return FlightSpan(start...end, impact: numbers[index + 2])
    }
  }

  var duration: Double { times[times.count - 1] }

  /// What is in it, in a few words.
  var summary: String { (["\(times.count) samples"] + [motion.assumption].compactMap(\.self)).joined(separator: ", ") }

  /// The sample that is nearest to a time.
  func sample(nearest time: Double) -> RecordedMotion.Sample { motion.samples[times.index(nearest: time)] }
}

extension [Double] {
  /// The index of the element of a sorted array that is nearest to a value.
  func index(nearest value: Double) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && value - self[low - 1] < self[low] - value ? low - 1 : low
  }
}

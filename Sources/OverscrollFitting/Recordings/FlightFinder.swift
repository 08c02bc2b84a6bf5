internal import CScrollMath

/// A search for the parts of a recording in which content moves freely.
struct FlightFinder {
  private let recording: RecordedMotion

  /// The smallest number of samples in a flight. Fewer do not determine a law with three unknowns.
  static let minimumCount = 6
  /// The smallest distance of a flight, in points. Content that moved less was placed, not released.
  private static let minimumDistance = 3.0
  /// The largest rounding error assumed, in points, as for thirds. Coarser rounding shows in the fit's errors.
  private static let thirdsError = 0.08
  /// The smallest timing error of a recording, in seconds.
  private static let minimumTimeError = 3e-5
  /// The number of samples at rest that a flight keeps: they show its destination.
  private static let restCount = 10

  init(_ recording: RecordedMotion) { self.recording = recording }
  private var samples: [RecordedMotion.Sample] { recording.samples }

  /// Returns the flights between touches. If no finger is recorded: the longest end that follows the law of `feel`.
  func flights(feel: ScrollFeel) -> [Flight] {
    guard recording.knowsFinger else {
      return [flight(samples[...], from: samples[0].time).flatMap { shortened($0, feel: feel) }].compactMap(\.self)
    }
    var (flights, first, start) = ([Flight](), 0, samples[0].time)
    for (index, sample) in samples.enumerated() where sample.finger.isDown == true {
      if let flight = flight(samples[first..<index], from: start) { flights.append(flight) }
      (first, start) = (index + 1, sample.time)
    }
    if let flight = flight(samples[first...], from: start) { flights.append(flight) }
    return flights
  }

  private func flight(_ samples: ArraySlice<RecordedMotion.Sample>, from start: Double) -> Flight? {
    var samples = samples
    if let last = samples.last, let end = samples.lastIndex(where: { $0.offset != last.offset }) {
      samples = samples[..<min(end + 1 + Self.restCount, samples.endIndex)]
    }
    let isLongEnough = samples.count >= Self.minimumCount && samples.map(\.offset).spread >= Self.minimumDistance
    return isLongEnough ? Flight(start: start, samples: samples) : nil
  }

  /// Returns the flight without the drag at its beginning: the longest end that fits as well as its second half.
  private func shortened(_ flight: Flight, feel: ScrollFeel) -> Flight? {
    let count = flight.samples.count
    let last = flight.samples[count - 1].offset
    let movingCount = (flight.samples.lastIndex { $0.offset != last } ?? 0) + 1
    let latest = count - max(Self.minimumCount, movingCount / 2)
    guard latest > 0 else { return flight }
    func fit(from index: Int, onlyUsual: Bool) -> FlightFit {
      let part = Flight(start: flight.samples[index].time, samples: flight.samples[index...])
      return FlightFit.best(for: part, feel: feel, onlyUsual: onlyUsual)
    }
    let end = fit(from: latest, onlyUsual: false)
    let isEndUsual = end.isUsual(for: feel)
    let noise = end.noise.withMinimums(offset: roundingError, time: Self.minimumTimeError)
    var (good, bad) = (latest, -1)
    // A binary search works, because errors grow with the part of the drag that is included.
    while good - bad > 1 {
      let middle = (good + bad) / 2
      let isMet = fit(from: middle, onlyUsual: isEndUsual).relativeError(in: noise) <= 1.3
      if isMet { good = middle } else { bad = middle }
    }
    return Flight(start: flight.samples[good].time, samples: flight.samples[good...])
  }

  /// The rounding error of the samples, in points: to a pixel on displays of up to four per point, or to a decimal.
  private var roundingError: Double {
    let steps = [1, 1.0 / 2, 1.0 / 3, 1.0 / 4, 0.1, 0.01]
    let step = steps.first { step in
      samples.allSatisfy { abs($0.offset - ($0.offset / step).rounded() * step) < min(6e-4, step / 10) }
    }
    return min((step ?? 0) / sqrt(12), Self.thirdsError)
  }
}

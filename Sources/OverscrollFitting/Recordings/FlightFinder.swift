internal import CScrollMath

/// Finds where in a recording content moves by itself.
struct FlightFinder {
  private let recording: RecordedMotion

  /// Fewer samples say nothing of a law with three unknowns.
  static let leastCount = 6
  /// Content that moved less far, in points, was put there.
  private static let leastDistance = 3.0
  /// So far off, in points, is a recording that is rounded to thirds; coarser ones say so of themselves.
  private static let thirdsError = 0.08
  /// No recording knows its times better, in s.
  private static let leastTimeError = 3e-5
  /// So many samples at rest are kept: they say where that is.
  private static let restCount = 10

  init(_ recording: RecordedMotion) { self.recording = recording }

  private var samples: [RecordedMotion.Sample] { recording.samples }

  /// What lies between fingers; without any, the end of the recording as far back as it follows the law of `feel`.
  func flights(feel: ScrollFeel) -> [Flight] {
    guard recording.knowsFinger else {
      return [wholeEnd].compactMap { $0.flatMap { shortened($0, feel: feel) } }
    }
    var flights: [Flight] = []
    var start = samples[0].time
    var current: [RecordedMotion.Sample] = []
    for sample in samples {
      if sample.finger.isDown == true {
        flights += flight(current, from: start).map { [$0] } ?? []
        (current, start) = ([], sample.time)
      } else {
        current.append(sample)
      }
    }
    return flights + (flight(current, from: start).map { [$0] } ?? [])
  }

  private func flight(_ samples: [RecordedMotion.Sample], from start: Double) -> Flight? {
    var samples = samples
    if let last = samples.last, let end = samples.lastIndex(where: { $0.offset != last.offset }) {
      samples = Array(samples.prefix(end + 1 + Self.restCount))
    }
    let offsets = samples.map(\.offset)
    guard samples.count >= Self.leastCount, let least = offsets.min(), let most = offsets.max(),
      most - least >= Self.leastDistance
    else { return nil }
    return Flight(start: start, samples: samples)
  }

  private var wholeEnd: Flight? { flight(samples, from: samples[0].time) }

  /// Without the drag that is at its beginning: the longest end that is met as well as its second half is.
  ///
  /// A drag is no law: where it is taken in, the error grows many times over within a few samples.
  private func shortened(_ flight: Flight, feel: ScrollFeel) -> Flight? {
    let count = flight.samples.count
    let latest = count - max(Self.leastCount, movingCount(flight) / 2)
    guard latest > 0 else { return flight }
    func fit(from index: Int, onlyUsual: Bool) -> FlightFit {
      let part = Flight(start: flight.samples[index].time, samples: Array(flight.samples[index...]))
      return FlightFit.best(for: part, feel: feel, onlyUsual: onlyUsual)
    }
    let end = fit(from: latest, onlyUsual: false)
    let isEndUsual = end.isUsual(for: feel)
    let noise = end.noise.atLeast(roundingError, time: Self.leastTimeError)
    var (good, bad) = (latest, -1)
    // Errors grow with what of the drag is taken in.
    while good - bad > 1 {
      let middle = (good + bad) / 2
      let isMet = fit(from: middle, onlyUsual: isEndUsual).relativeError(in: noise) <= 1.3
      if isMet { good = middle } else { bad = middle }
    }
    return Flight(start: flight.samples[good].time, samples: Array(flight.samples[good...]))
  }

  /// How far off rounding puts samples, in points: to a pixel on displays of up to four to a point, or to a decimal.
  private var roundingError: Double {
    let steps = [1, 1.0 / 2, 1.0 / 3, 1.0 / 4, 0.1, 0.01]
    let step = steps.first { step in
      samples.allSatisfy { abs($0.offset - ($0.offset / step).rounded() * step) < min(6e-4, step / 10) }
    }
    return min((step ?? 0) / sqrt(12), Self.thirdsError)
  }

  private func movingCount(_ flight: Flight) -> Int {
    let last = flight.samples[flight.samples.count - 1].offset
    return (flight.samples.lastIndex { $0.offset != last } ?? 0) + 1
  }
}

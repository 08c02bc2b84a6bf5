internal import CScrollMath
import OverscrollFormats

/// A fit of the rubber-band coefficient to drags past a limit with recorded finger positions.
struct DragFit {
  let coefficient: Double
  /// The half width of the 95 % interval of the coefficient's logarithm.
  let margin: Double

  private struct Pull {
    var bound: Double
    var isUpper: Bool
    /// The positions of the finger, counted in the direction in which content follows, and the offsets of the content.
    var samples: [(finger: Double, offset: Double)]
  }

  private static let minimumCount = 5

  /// Fits the drags of a recording that pass a limit; `nil` if none does. `bounds` are those of the flights after.
  init?(_ recording: RecordedMotion, bounds: [(time: Double, bound: Double, isUpper: Bool)], feel: ScrollFeel) {
    let pulls = bounds.compactMap { Self.pull(before: $0.time, bound: $0.bound, isUpper: $0.isUpper, in: recording) }
    guard !pulls.isEmpty else { return nil }
    // An unknown dimension is fitted too. A short drag does not determine it, and then there is no coefficient.
    let isDimensionKnown = recording.dimension != nil
    var start = [log(feel.rubberBandCoefficient)] + (isDimensionKnown ? [] : [log(600)])
    start += pulls.map { $0.samples[0].offset - $0.samples[0].finger }
    let head = isDimensionKnown ? 1 : 2
    func errors(_ unknowns: [Double]) -> [Double] {
      let band = RubberBand(
        coefficient: exp(unknowns[0]), dimension: recording.dimension ?? exp(min(max(unknowns[1], -10), 20)))
      return zip(pulls, unknowns.dropFirst(head)).flatMap { pull, base in
        pull.samples.map { sample in
          let past = sample.finger + base - pull.bound
          let isPast = pull.isUpper ? past > 0 : past < 0
          return pull.bound + (isPast ? band.stretch(past) : past) - sample.offset
        }
      }
    }
    let solution = LeastSquares(
      residuals: errors, smoothResiduals: errors, steps: start.indices.map { $0 < head ? 1e-4 : 0.01 },
      blocks: [LeastSquares.Block](after: head, pulls.map { (1, $0.samples.count) })
    )
    .minimum(from: start)
    let runs = pulls.flatMap { runLengths($0.samples.map(\.offset)) }
    coefficient = exp(solution.unknowns[0])
    margin = RobustCovariance(solution, runs: runs).margins[0]
  }

  private static func pull(before time: Double, bound: Double, isUpper: Bool, in recording: RecordedMotion) -> Pull? {
    var samples: [(finger: Double, offset: Double)] = []
    for sample in recording.samples[..<recording.samples.partitioningIndex { $0.time > time }].reversed() {
      guard case .at(let finger) = sample.finger else { break }
      samples.append((finger, sample.offset))
    }
    samples.reverse()
    // The recorded finger may move against the content. Samples before the content moves belong to the drag threshold.
    guard let first = samples.first, let moved = samples.firstIndex(where: { $0.offset != first.offset }) else {
      return nil
    }
    samples = Array(samples[moved...])
    let middle = (finger: samples.map(\.finger).mean, offset: samples.map(\.offset).mean)
    let follows = samples.reduce(0) { $0 + ($1.finger - middle.finger) * ($1.offset - middle.offset) } >= 0
    if !follows { samples = samples.map { (-$0.finger, $0.offset) } }
    let past = samples.count { isUpper ? $0.offset > bound + 1 : $0.offset < bound - 1 }
    return past < minimumCount ? nil : Pull(bound: bound, isUpper: isUpper, samples: samples)
  }
}

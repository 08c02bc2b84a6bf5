extension DraggableValue {
  /// Returns the times in a span at which the shown value reaches `value` by the current motion, past and planned,
  /// ascending, in the caller's clock: see `Motion.times(of:in:)`. Empty during a drag.
  public func crossings(of value: Double, in times: Range<Double>) -> [Double] {
    guard let (flight, since) = flight else { return [] }
    return flight.times(of: value, in: times.elapsed(since: since)).map { since + $0 }.filter(times.contains)
  }

  /// Returns the marks that the shown value reaches in a span, in order of time, at most 100,000: see
  /// ``crossings(of:in:)``. The search gives up after 100,000 marks that the motion, if endless, does not reach.
  public func passings(of marks: some SnapPoints, in times: Range<Double>) -> [MarkPassing] {
    guard let (flight, since) = flight else { return [] }
    let span = times.elapsed(since: since)
    var (result, attempts) = ([MarkPassing](), 100_000)
    flight.eachPiece(in: span) { piece in
      // The marks nearest to the ends of a piece may not be in it: they do not count as attempts.
      attempts += 3
      let start = piece.start < span.lowerBound ? flight.value(at: span.lowerBound) : piece.from
      let end = piece.end > span.upperBound ? flight.value(at: span.upperBound) : piece.to
      for index in marks.near(start, end).prefix(attempts) {
        attempts -= 1
        guard let time = flight.time(of: marks.offset(of: index), in: piece), times.contains(since + time) else {
          continue
        }
        result.append(MarkPassing(index: index, time: since + time))
        if result.count == 100_000 { return false }
      }
      return attempts > 0
    }
    return result
  }
}

/// A mark that a value has reached, and when.
public struct MarkPassing: Hashable, Sendable, Codable {
  /// The index of the mark.
  public var index: Int
  /// The time, in seconds of the caller's clock.
  public var time: Double

  /// Creates a passing of the mark at `index`.
  public init(index: Int, time: Double) { (self.index, self.time) = (index, time) }

  enum CodingKeys: FiniteKey { case index, time }
}

extension SnapPoints {
  /// Returns the indices of the marks between two offsets, and of one more on each side, in order from `start`.
  func near(_ start: Double, _ end: Double) -> StrideThrough<Int> {
    guard !indices.isEmpty, !start.isNaN, !end.isNaN else { return stride(from: 0, through: -1, by: 1) }
    func mark(_ offset: Double, beyond step: Int) -> Int {
      (nearest(to: offset) + step).clamped(to: indices.lowerBound...indices.upperBound - 1)
    }
    let step = end < start ? -1 : 1
    return stride(from: mark(start, beyond: -step), through: mark(end, beyond: step), by: step)
  }

  /// Returns the indices of the marks that a jump from `start` to `end` reaches, in order.
  func passed(from start: Double, to end: Double) -> [Int] {
    guard start != end else { return [] }
    return near(start, end).prefix(100_000).filter {
      let offset = offset(of: $0)
      return end < start ? offset < start && offset >= end : offset > start && offset <= end
    }
  }
}

extension Range<Double> {
  fileprivate func elapsed(since start: Double) -> Range {
    let margin = 1e-9 + 4 * start.ulp
    return lowerBound - start - margin..<upperBound - start + margin
  }
}

import Testing

@testable import ScrollPhysics

/// Returns the late change in reports at one interval, except the last. `merged` counts the reports of the newest samples.
private func lateChange(
  _ points: [Vector2], _ axis: Axis = .x, every interval: Double = 0.008, last: Double? = nil, merged: [Double] = [1]
) throws -> LateChange {
  let samples = points.indices.map { index in
    let age = points.count - 1 - index
    var sample = PointerSample(position: points[index], time: age > 0 ? interval * Double(1 - age) : last ?? interval)
    sample.reportCount = merged[max(0, merged.count - 1 - age)]
    return sample
  }
  return try samples.withUnsafeBufferPointer { try #require(MotionSegment($0, release: 0)).lateChange(along: axis) }
}

private func path(_ steps: [Double]) -> [Vector2] { (0...steps.count).map { Vector2(steps[..<$0].reduce(0, +), 0) } }

private let flick = [Double](repeating: 8, count: 9)
private let line = (0...10).map { Vector2(Double($0), 20 * Double($0)) }

@Suite struct LateChangeCredibilityTests {
  @Test(arguments: [(4.0, 8.0, [1.0]), (1, 8, [2, 4, 1]), (4, 8, [1, 3]), (2, 4, [1]), (1.6, 1, [1])])
  func `a short last step counts by the square of its share of half of what is expected`(
    half: Double, last: Double, merged: [Double]
  ) throws {
    for share in [0.25, 0.5, 0.98] {
      let change = try lateChange(path(flick + [share * half]), last: last / 1000, merged: merged)
      #expect(change.index == 9 && change.credibility.isNear(share * share, by: 1e-9))
    }
  }

  @Test(arguments: [flick, [40]], [0.5, 0.6, 0.9])
  func `a last report that takes back a part p of the motion counts by 2p − 1`(steps: [Double], part: Double) throws {
    let change = try lateChange(path(steps + [-part * steps.reduce(0, +)]))
    #expect(change.index == steps.count && abs(change.credibility - (2 * part - 1)) < 1e-9)
  }

  @Test(arguments: [(0.0051, [10.0, 6]), (0.0049, [10, 8, 6])], [6.3, 6.2, 6.1, 4])
  func `braking from one span of at least 10 ms to the next counts from 20 to 25 % of the speed`(
    spans: (every: Double, first: [Double]), step: Double
  ) throws {
    let change = try lateChange(path(flick + spans.first + spans.first.map { _ in step } + [-1]), every: spans.every)
    // A tenth of the jitter of 1.5 pt counts as noise.
    let braking = 1 - (step + 0.15 / Double(spans.first.count)) / 8
    #expect(abs(change.credibility - min(1, max(0, (braking - 0.2) / 0.05))) < 1e-9)
  }

  @Test(arguments: [(9.9, 9.9, 0.0), (10.1, 10.1, 1), (13, 11.5, 0), (13, 12, 1), (20, 9.5, 0), (20, 10.5, 1)])
  func `a reversal counts in full from 20 ms or 1.9 intervals on, at the latest from 30 ms`(
    interval: Double, last: Double, weight: Double
  ) throws {
    #expect(try lateChange(path(flick + [-1, -1]), every: interval / 1000, last: last / 1000).credibility == weight)
  }

  @Test func `the change of the pointer or of the axis counts that is less credible, or else older`() throws {
    let slowing = try lateChange(line.dropLast() + [Vector2(9.25, 200)])
    #expect(slowing.index == 9 && slowing.credibility.isNear(0.25, by: 1e-9))
    let turned = try lateChange(line.dropLast().map { Vector2(min($0.x, 12 - $0.x), $0.y) } + [Vector2(2, 175)])
    #expect(turned.index == 9 && turned.credibility == 0)
    let stopped = try lateChange(line.map { Vector2(min($0.x, 6), $0.y) })
    #expect(stopped.index == 6 && stopped.credibility == 1)
  }

  @Test func `the direction is that before the last 20 ms, or that of the whole of a shorter motion`() throws {
    let swerving = line.map { Vector2(max(0, 60 - 30 * abs($0.x - 9)), $0.y) }
    for axis in [Axis.x, .y] { #expect(try lateChange(swerving, axis).credibility == 1) }
    let short = try lateChange([Vector2(0, 0), Vector2(1, 20), Vector2(0, 40), Vector2(-1, 35)])
    #expect(short.index == 2 && short.credibility == 0)
  }
}

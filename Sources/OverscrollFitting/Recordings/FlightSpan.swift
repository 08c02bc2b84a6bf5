/// The time span of a free motion, in seconds of the recording.
package struct FlightSpan: Hashable, Sendable {
  package var times: ClosedRange<Double>
  /// The time at which content crosses its limit: content decelerates before it and bounces after it. `nil` to let the
  /// fitted law decide whether and when.
  package var impact: Double?

  package init(_ times: ClosedRange<Double>, impact: Double? = nil) { (self.times, self.impact) = (times, impact) }
}

/// A part of a recording in which content moves by itself, in seconds of the recording.
package struct FlightSpan: Hashable, Sendable {
  package var times: ClosedRange<Double>
  /// When content passes its bound: what is before that coasts, and what is after it bounces. `nil` for whenever the law
  /// that is fitted has it pass, if at all.
  package var impact: Double?

  package init(_ times: ClosedRange<Double>, impact: Double? = nil) { (self.times, self.impact) = (times, impact) }
}

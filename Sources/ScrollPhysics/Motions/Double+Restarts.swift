extension Double {
  /// Returns whether a clock that shows this time has begun again since it showed `earlier`, in seconds: it is behind
  /// by more than a minute. A smaller step back is that of a late report.
  package func restarts(after earlier: Double) -> Bool { isFinite && self < earlier - 60 }
}

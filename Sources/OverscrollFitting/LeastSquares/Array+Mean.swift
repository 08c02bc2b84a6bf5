extension Array where Element == Double {
  /// NaN for none.
  var mean: Double { reduce(0, +) / Double(count) }
}

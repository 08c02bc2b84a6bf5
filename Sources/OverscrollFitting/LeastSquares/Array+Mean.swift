extension Array where Element == Double {
  /// The arithmetic mean; NaN if the array is empty.
  var mean: Double { reduce(0, +) / Double(count) }
}

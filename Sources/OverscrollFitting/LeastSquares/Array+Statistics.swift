extension Array where Element == Double {
  /// The arithmetic mean; NaN if the array is empty.
  var mean: Double { reduce(0, +) / Double(count) }

  /// The distance from the smallest to the largest number; 0 if the array is empty.
  var spread: Double { (self.max() ?? 0) - (self.min() ?? 0) }
}

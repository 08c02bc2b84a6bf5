import Testing

/// The tests of the program in real windows: injected input, read back from the trace. Each suite is in an extension.
@Suite enum EndToEnd {
  /// The name of the value that most tests check.
  static let y = "contentOffset.y"
}

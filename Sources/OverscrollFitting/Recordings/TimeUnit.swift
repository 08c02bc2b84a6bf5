/// The unit of the times in a recording.
enum TimeUnit {
  case seconds, milliseconds

  /// Reads the unit from a column's or field's name, such as `time_ms`, `t (ms)` or `ms`; `nil` if the name has none.
  init?(columnName name: String) {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    if words.contains(where: ["ms", "msec", "millis", "milliseconds"].contains) {
      self = .milliseconds
    } else if words.contains(where: ["s", "sec", "seconds"].contains) {
      self = .seconds
    } else {
      return nil
    }
  }

  /// Guesses the unit from the time between samples: nobody records scrolling once a second.
  init(step: Double) { self = step >= 1 ? .milliseconds : .seconds }

  var inSeconds: Double { self == .seconds ? 1 : 0.001 }
}

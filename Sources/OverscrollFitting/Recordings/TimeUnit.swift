/// In what a recording counts its times.
package enum TimeUnit: String, CaseIterable, Sendable {
  case seconds = "s"
  case milliseconds = "ms"

  /// By the name of a column or of a field, such as `time_ms`, `t (ms)` or `ms`; `nil` where that says nothing.
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

  /// By how far apart samples are: nobody records scrolling once a second.
  init(step: Double) { self = step >= 1 ? .milliseconds : .seconds }

  var inSeconds: Double { self == .seconds ? 1 : 0.001 }
}

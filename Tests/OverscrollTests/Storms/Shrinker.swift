/// A search for a minimal failing part of a failing list by delta debugging (Zeller and Hildebrandt, "Simplifying and
/// Isolating Failure-Inducing Input", 2002), which removes smaller and smaller parts.
///
/// The search is deterministic. Unless the trials are used up, no single element of the result can be removed.
struct Shrinker {
  /// The maximum number of trials.
  var limit = 3000
  private(set) var trials = 0

  init(limit: Int = 3000) { self.limit = limit }

  /// Returns a minimal part of `list` that fails.
  ///
  /// - Parameter failing: Returns whether a list fails in the relevant way.
  /// - Returns: `list` itself if it does not fail.
  mutating func shrunk<Element>(
    _ list: [Element], failing: ([Element]) async throws -> Bool
  ) async rethrows -> [Element] {
    trials = 1
    guard try await failing(list) else { return list }
    var rest = list
    var length = rest.count
    while length > 0 {
      let before = rest.count
      var start = 0
      while start < rest.count {
        guard trials < limit else { return rest }
        trials += 1
        let candidate = Array(rest[..<start] + rest[min(start + length, rest.count)...])
        if try await failing(candidate) { rest = candidate } else { start += length }
      }
      // An element may have become unnecessary after the removal of another.
      if length > 1 { length = (length + 1) / 2 } else if rest.count == before { break }
    }
    return rest
  }
}

/// Finds the fewest elements of a list that fails which still fail: delta debugging (Zeller and Hildebrandt, "Simplifying
/// and Isolating Failure-Inducing Input", 2002), by leaving out ever smaller parts.
///
/// The same for the same list. Of what comes out, unless the trials were used up, no single element can be left out.
struct Shrinker {
  /// So often is a list tried at most.
  var limit = 3000
  private(set) var trials = 0

  init(limit: Int = 3000) { self.limit = limit }

  /// - Parameter failing: whether a list fails, in the way that matters.
  /// - Returns: `list` itself where it does not fail.
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
      // What was needed may not be any more, now that something else is gone.
      if length > 1 { length = (length + 1) / 2 } else if rest.count == before { break }
    }
    return rest
  }
}

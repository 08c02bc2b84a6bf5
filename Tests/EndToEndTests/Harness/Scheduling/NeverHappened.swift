import Foundation

/// Something that a test waited for and that did not happen.
struct NeverHappened: Error, CustomStringConvertible {
  var what: String
  var limit: Double
  var details: String
  var description: String { "it never happened that \(what), in \(limit) s. \(details)" }
}

/// Looks until `condition` holds. Nothing that a test asserts depends on how long that takes; the limit only ends a
/// test that hangs.
func eventually(
  _ what: String, within limit: Double = 20, details: @autoclosure () -> String = "", _ condition: () throws -> Bool
) throws {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(limit)
  while try !condition() {
    guard clock.now < end else { throw NeverHappened(what: what, limit: limit, details: details()) }
    usleep(10_000)
  }
}

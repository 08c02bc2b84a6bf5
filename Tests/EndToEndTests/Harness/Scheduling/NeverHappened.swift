import Foundation

/// Something that a test waited for and that did not happen.
struct NeverHappened: Error, CustomStringConvertible {
  var what: String
  var limit: Double
  var details: String
  var description: String { "it never happened that \(what), in \(limit) s. \(details)" }
}

/// How many times as long as else a test waits before it gives up (`TIMEOUT_FACTOR`): for a program that the sanitizers slow
/// down.
let timeoutFactor = ProcessInfo.processInfo.environment["TIMEOUT_FACTOR"].flatMap { Double($0) } ?? 1

/// Looks until `condition` holds. Nothing that a test asserts depends on how long that takes; the limit only ends a
/// test that hangs.
func eventually(
  _ what: String, within limit: Double = 300, details: @autoclosure () -> String = "", _ condition: () throws -> Bool
) throws {
  let (clock, limit) = (ContinuousClock(), limit * timeoutFactor)
  let end = clock.now + .seconds(limit)
  while try !condition() {
    guard clock.now < end else { throw NeverHappened(what: what, limit: limit, details: details()) }
    usleep(10_000)
  }
}

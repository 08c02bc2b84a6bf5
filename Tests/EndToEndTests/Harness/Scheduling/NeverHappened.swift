import Foundation

/// The error of a test that waited in vain.
struct NeverHappened: Error, CustomStringConvertible {
  var what: String
  var limit: Double
  var details: String
  var description: String { "it never happened that \(what), in \(limit) s. \(details)" }
}

/// The factor of all timeouts in the machine's time (`TIMEOUT_FACTOR`), for programs that the sanitizers slow down.
let timeoutFactor = ProcessInfo.processInfo.environment["TIMEOUT_FACTOR"].flatMap { Double($0) } ?? 1

/// Waits in the machine's time until `condition` holds. The limit only ends a test that hangs.
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

/// A demo's request to the program that shows it.
package enum DemoRequest: Equatable, Sendable {
  /// A preset to save under an unused name and select: a feel with some of its numbers.
  case savePreset(named: String, feel: ScrollFeel, parameters: [Parameter: Double])
  /// A line to show, which says why something cannot be done.
  case notify(problem: String)
}

/// What a demo asks of the program that shows it.
package enum DemoRequest: Equatable, Sendable {
  /// A preset of the person's own, of a feel with some of its numbers, under a name that no other has; and to take it.
  case savePreset(named: String, feel: ScrollFeel, parameters: [Parameter: Double])
  /// A line that says why something cannot be done.
  case notify(problem: String)
}

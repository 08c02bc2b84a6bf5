/// What parameters were chosen as last: it goes with them when they are undone, compared and swapped.
package enum ChosenPreset: Hashable, Sendable {
  /// Of a person's own, by its name.
  case own(String)
  /// A known spring, by its title.
  case spring(String)
}

/// The last chosen preset of the parameters, which undo, comparison and swapping restore along with them.
package enum ChosenPreset: Hashable, Sendable {
  /// A person's own preset, by its name.
  case own(String)
  /// A built-in spring, by its title.
  case spring(String)
}

/// The user's preferences for all programs, as far as the desktop reports them.
package struct DesktopPreferences: Hashable, Sendable {
  package enum ColorScheme: Hashable, Sendable { case light, dark }

  /// `nil` where the user has no preference, or nobody knows.
  package var colorScheme: ColorScheme?
  /// Whether motion that the user did not cause is to be reduced.
  package var reducesMotion = false
  /// The family of the desktop's interface font.
  package var interfaceFamily: String?

  package init() {}
}

/// The user's system-wide preferences, if the desktop reports them.
package struct DesktopPreferences: Hashable, Sendable {
  package enum ColorScheme: Hashable, Sendable { case light, dark }

  /// The preferred color scheme; `nil` if the user has no preference or the desktop reports none.
  package var colorScheme: ColorScheme?
  /// Whether to reduce motion that the user did not cause.
  package var reducesMotion = false
  /// The family name of the desktop's interface font.
  package var interfaceFamily: String?

  package init() {}
}

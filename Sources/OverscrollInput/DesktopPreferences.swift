/// What the user has told the desktop about all programs, as far as it can be asked.
package struct DesktopPreferences: Hashable, Sendable {
  package enum ColorScheme: Hashable, Sendable { case light, dark }

  /// `nil` where the user has no preference, or nobody knows.
  package var colorScheme: ColorScheme?
  /// Whether things had better not move by themselves.
  package var reducesMotion = false
  /// The family of the desktop's interface font.
  package var interfaceFamily: String?

  package init() {}
}

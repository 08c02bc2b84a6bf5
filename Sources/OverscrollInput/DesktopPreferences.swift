package struct DesktopPreferences: Hashable, Sendable {
  package enum ColorScheme: Hashable, Sendable { case light, dark }

  /// The preferred color scheme; light without a preference; `nil` if the desktop reports none.
  package var colorScheme: ColorScheme?
  package var reducesMotion = false
  package var prefersHighContrast = false
  /// The accent color as 0xRRGGBB; `nil` for the program's own.
  package var accent: UInt32?
  /// The factor by which texts are larger than usual, from 0.5 to 3.
  package var textScale = 1.0
  /// The longest time between the clicks of a double click, in seconds, from 0.1 to 2.
  package var doubleClickTime = 0.4
  package var interfaceFamily: String?
  package init(colorScheme: ColorScheme? = nil) { self.colorScheme = colorScheme }
}

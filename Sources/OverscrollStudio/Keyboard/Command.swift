/// An action as toolbars, menus and the palette show it.
struct Command: Equatable, Sendable {
  let action: AppAction
  var title: String
  /// The keyboard shortcut as displayed; empty if there is none.
  var keys = ""
  /// Whether the command's mode is on, or its item chosen or visible.
  var isOn = false
  /// Whether the command currently has an effect.
  var isEnabled = true
}
